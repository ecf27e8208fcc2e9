//! A villa that falls ends the game (V13): the holder of the stone let it fall, so the one before wins.

use villa::{Cause, Colour, Column, Kind, Player};
use words::{Language, Words, say};

use super::Stage;
use super::files::choose;
use super::villa::{draw_column, game, name_of, still, stored};
use super::villa_begun::{Begun, column};
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

pub async fn play(stage: Stage<'_>) -> Result<(), SceneError> {
    stage.with_page(Device::DESK, |page| async move { falls(&page).await }).await
}

/// The colours of the player whose turn is first, and of the other: they were dealt in turn.
pub const FIRST: [Colour; 2] = [Colour::ALL[1], Colour::ALL[3]];
pub const OTHER: [Colour; 2] = [Colour::ALL[0], Colour::ALL[2]];

/// A villa whose green floor rests on three columns, and the one of them that is in front; its owner is next, has the
/// stone, and took it from the other.
pub fn tower() -> Result<(Begun, Column), SceneError> {
    let mut begun = three_up()?;
    let front = column(OTHER[0], Kind::Thin, 1)?;
    begun.floor()?;
    // The first takes the stone, the other has more and takes it away, and a tie leaves it there (V10).
    begun.stand(column(FIRST[0], Kind::Thin, 2)?, (-20.0, 10.0))?;
    begun.stand(column(OTHER[0], Kind::Thick, 0)?, (25.0, -5.0))?;
    begun.stand(column(FIRST[0], Kind::Hexagon, 0)?, (0.0, 40.0))?;
    Ok((begun, front))
}

/// Three columns on the blue floor, one of them in front.
pub fn three_up() -> Result<Begun, SceneError> {
    let mut begun = Begun::new(2)?;
    begun.stand(column(FIRST[0], Kind::Thin, 1)?, (-70.0, 50.0))?;
    begun.stand(column(OTHER[0], Kind::Thin, 1)?, (0.0, -80.0))?;
    begun.stand(column(FIRST[1], Kind::Thin, 1)?, (70.0, 40.0))?;
    Ok(begun)
}

async fn falls(page: &Page) -> Result<(), SceneError> {
    let (begun, front) = tower()?;
    let other = begun.turn()?;
    let first = (0..2).filter_map(Player::new).find(|player| *player != other);
    begun.open(page, false).await?;
    page.wait_for_text(".turn", name_of(other)).await?;
    page.ask(NOTES).await?;
    draw_column(page, front).await?;
    page.wait_for("#rematch").await?;
    let noted = page.ask("`breath held: ${breath}, spirit level: ${[...bubbles].sort()}`").await?;
    // How far the bubble gets depends on how many pictures there are before the fall.
    ensure(page.holds("breath && bubbles.has('calm')").await?, || format!("before the fall, {noted}"))?;
    // Caught: what sounded last went on in a tab that draws no pictures. Only the room is as loud as ever, and breath not held.
    let hushed = page.ask("hushed.join()").await?;
    ensure(hushed == "0.5", || format!("in another tab it is so loud: {hushed}"))?;
    let end = game(page).await?.end().ok_or_else(|| SceneError("the game is not over".into()))?;
    ensure(end.cause == Cause::Collapse { by: other } && end.winner == first, || format!("{end:?}"))?;
    page.wait_for_text(".turn", first.map_or("", name_of)).await?;
    // It is shown by itself, and can be skipped.
    page.wait_for(".film").await?;
    page.click(".end-film").await?;
    page.until("!document.querySelector('.film')").await?;
    page.wait_for_text(".moment.won", first.map_or("", name_of)).await?;
    watch_it_fall(page).await?;
    save_clip(page).await?;
    // What hands did is in the log: a page that has just been loaded shows it again, and so does a game from its file.
    page.reload().await?;
    see_it_again(page).await?;
    let ended = stored(page).await?;
    page.go("/villa").await?;
    choose(page, "#file", "ended.json", &ended.write()).await?;
    page.until("location.pathname.startsWith('/villa/play/')").await?;
    see_it_again(page).await?;
    take_it_back(page).await?;
    as_a_file(page).await
}

async fn see_it_again(page: &Page) -> Result<(), SceneError> {
    still(page).await?;
    page.click(".watch-fall").await?;
    page.wait_for(".film").await?;
    page.click(".end-film").await
}

/// Notes what passes while a scene does something else: that a fall was near, what the spirit level showed, how many tones
/// were heard, and how loud the villa was when the player looked at another tab while a fall was near.
const NOTES: &str = "(() => {
    [window.breath, window.bubbles, window.tones, window.loud] = [false, new Set(), 0, new Map()];
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { tones += 1; return make.call(this); };
    const follow = AudioParam.prototype.setTargetAtTime;
    AudioParam.prototype.setTargetAtTime = function (value, ...how) {
        // Of a panner it is no loudness.
        if (this.minValue < -1) loud.set(this, Math.round(100 * value) / 100);
        return follow.call(this, value, ...how);
    };
    new MutationObserver(() => {
        if (!breath && document.querySelector('[data-breath]')) {
            breath = true;
            document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
            window.hushed = [...loud.values()].filter((it) => it);
        }
        const level = document.querySelector('.level');
        if (level) window.bubbles.add(level.dataset.zone);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
    return true;
})()";

/// One press records the fall as a video, and saves it, unless the replay is touched meanwhile.
async fn save_clip(page: &Page) -> Result<(), SceneError> {
    let saves = "(() => {
        const link = HTMLAnchorElement.prototype, made = URL.createObjectURL;
        URL.createObjectURL = (blob) => (window.clip = blob, made.call(URL, blob));
        link.click = function () { window.clipName = this.download; };
        return true;
    })()";
    page.ask(saves).await?;
    // It is lost, and that is said, when the replay is paused meanwhile.
    let pause = "(async () => {
        document.querySelector('.watch-again .save-clip').click();
        while (!document.querySelector('.film')) await new Promise(requestAnimationFrame);
        document.querySelector('.film .button').click();
        return true;
    })()";
    page.holds_later(pause).await?;
    let words = Words::new(Language::English);
    page.wait_for_text(".film .clip-lost", &say!(words, "yard-clip-lost")).await?;
    page.click(".film .save-clip").await?;
    page.until("document.querySelector('.film .clip-lost').innerText === ''").await?;
    page.until("window.clipName === 'villa-paletti.webm'").await?;
    let begins = "clip.arrayBuffer().then((all) => all.byteLength > 4000
        && [0x1a, 0x45, 0xdf, 0xa3].every((byte, n) => new Uint8Array(all)[n] === byte))";
    ensure(page.holds_later(begins).await?, || "what was saved is no video".into())?;
    page.until("!document.querySelector('.save-clip[disabled]')").await?;
    page.click(".end-film").await
}

/// The game goes on from a file as it went on from the page.
async fn as_a_file(page: &Page) -> Result<(), SceneError> {
    let saved = stored(page).await?;
    page.go("/villa").await?;
    choose(page, "#file", "broken.json", "{}").await?;
    page.wait_for_text(".trouble", "Cannot open broken.json").await?;
    choose(page, "#file", "evening.json", &saved.write()).await?;
    page.until("location.pathname.startsWith('/villa/play/')").await?;
    page.wait_for(".ask").await?;
    ensure(stored(page).await? == saved, || "another game was opened".into())
}

/// What is taken back is no longer told.
async fn take_it_back(page: &Page) -> Result<(), SceneError> {
    page.click("#undo").await?;
    page.until("!document.querySelector('#rematch')").await?;
    page.until("!document.querySelector('.told').innerText && !document.querySelector('.watch-fall')").await
}

/// The fall can be seen again slowly, from another side, and paused.
async fn watch_it_fall(page: &Page) -> Result<(), SceneError> {
    let moment = "Number(document.querySelector('.film input').value)";
    let tones = page.ask("tones").await?;
    page.click(".watch-fall").await?;
    page.wait_for(".film").await?;
    let begun = page.ask(moment).await?.as_f64().unwrap_or_default();
    page.click(".view-buttons button").await?;
    page.until(&format!("{moment} > {begun}")).await?;
    // Paused, there is nothing over it; and it is not won once more.
    page.click(".film .button").await?;
    page.until("!document.querySelector('.moment.won')").await?;
    page.click(".end-film").await?;
    page.until("!document.querySelector('.film')").await?;
    page.wait_for(".moment.won").await?;
    ensure(page.ask("tones").await? == tones, || "a game that is over was won once more".into())?;
    page.wait_for(".watch-again").await
}
