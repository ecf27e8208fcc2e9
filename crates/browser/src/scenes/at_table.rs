//! People at a table: names and facts before they sit down, spectators, unread lines of the chat, a player who is away and
//! a bot that continues, and the host's role.

use games::CallistoTable as _;
use table::Holder;
use words::{Language, Words, say};

use super::Stage;
use super::everybody::look;
use super::play::{By, make};
use super::together::{introduce, make_table, together};
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

/// Carla's line in the list of people.
const CARLAS: &str =
    "[...document.querySelectorAll('#people .person')].find((one) => one.innerText.includes('Carla'))";

/// Whether the list of lines is scrolled to its end.
const LAST_IS_SHOWN: &str = "(() => { const ul = document.querySelector('.chat ul');
    return ul.scrollHeight > ul.clientHeight && ul.scrollHeight - ul.scrollTop - ul.clientHeight < 5; })()";

pub async fn meet(stage: Stage<'_>) -> Result<(), SceneError> {
    together(stage, async |[anna, ben, carla]: &[Page; 3]| {
        let path = before(stage, anna, ben).await?;
        watched(anna, ben, carla, &path).await?;
        told(anna, carla).await?;
        away(stage, anna, ben, &path).await?;
        handed_on(anna, carla).await
    })
    .await
}

/// Who has no name is offered one; the host is seated by making the table; guests read what they are asked to before they
/// sit down.
async fn before(stage: Stage<'_>, anna: &Page, ben: &Page) -> Result<String, SceneError> {
    let words = Words::new(Language::English);
    anna.go("/invite").await?;
    anna.until("/\\d/.test(document.querySelector('#name')?.value)").await?;
    anna.wait_for_text("#rounds option:checked", &say!(words, "setup-series", rounds = 1_u32, games = 2_u32))
        .await?;
    anna.choose("#clock", "ten").await?;
    make_table(anna, "Anna").await?;
    anna.wait_for_text(".plan-seat:nth-child(1)", &say!(words, "table-who-you")).await?;
    let path = anna.ask("location.pathname").await?.as_str().unwrap_or_default().to_string();
    ben.go(&path).await?;
    ben.until("/\\d/.test(document.querySelector('#name')?.value)").await?;
    for fact in [
        say!(words, "callisto-edition-benelux"),
        say!(words, "setup-series", rounds = 1_u32, games = 2_u32),
        say!(words, "online-clock-game", time = "10:00", more = "0:05"),
        say!(words, "online-host", name = "Anna"),
    ] {
        ben.wait_for_text("#facts", &fact).await?;
    }
    ben.wait_for("#facts a[href='/rules/benelux']").await?;
    look(stage, ben, "a table before one sits down").await?;
    // The rules lead back to this table.
    ben.click("#facts a[href='/rules/benelux']").await?;
    ben.wait_for("main.rules").await?;
    ben.click("#back-to-game").await?;
    ben.wait_for("#facts").await?;
    // The link is for those who can send it on.
    ensure(!ben.holds("document.querySelector('#link')").await?, || {
        "a guest is to send the link that led here".into()
    })?;
    introduce(ben, "Ben", "#sit").await?;
    ben.wait_for("#link").await?;
    bot_instead(anna, ben).await?;
    // Once on a device, in place: no menu has to be found for it.
    ben.click("#ask-notice #notice-no").await?;
    ben.until("!document.querySelector('#ask-notice')").await?;
    anna.wait_for("#start-game:not(:disabled)").await?;
    Ok(path)
}

/// One press gives a taken seat to a bot, and another one gives it back.
async fn bot_instead(anna: &Page, ben: &Page) -> Result<(), SceneError> {
    let words = Words::new(Language::English);
    anna.click("#bot-1").await?;
    anna.wait_for_text("#free-1", &say!(words, "online-remove-bot")).await?;
    anna.wait_for("#start-game:not(:disabled)").await?;
    ben.until("!document.querySelector('#link')").await?;
    anna.click("#free-1").await?;
    ben.click("#sit-1").await?;
    ben.wait_for("#stand-1").await
}

/// A spectator has no buttons to play with, and everybody sees who watches.
async fn watched(anna: &Page, ben: &Page, carla: &Page, path: &str) -> Result<(), SceneError> {
    let words = Words::new(Language::English);
    ben.become_device(Device { height: 400, ..Device::DESK }, false).await?;
    ben.ask("(scrollTo(0, 9999), true)").await?;
    anna.click("#start-game").await?;
    for page in [anna, ben] {
        page.wait_for("svg.board").await?;
    }
    ben.until("scrollY == 0").await?;
    ben.become_device(Device::DESK, false).await?;
    carla.go(path).await?;
    carla.wait_for("svg.board").await?;
    anna.click("#menu summary").await?;
    anna.wait_for_text("#people", &say!(words, "table-who-strangers", count = 1_u32)).await?;
    introduce(carla, "Carla", "#just-watch").await?;
    let watching = say!(words, "online-watching");
    anna.until(&format!("{CARLAS}?.innerText.includes('{watching}')")).await?;
    anna.click("#menu summary").await?;
    for button in ["#undo", "#resign", "#put", "#retire"] {
        // A button that has another name now would be hidden from everybody.
        ensure(anna.holds(&format!("document.querySelector('{button}')")).await?, || {
            format!("there is no {button}")
        })?;
        let shown =
            format!("document.querySelector('{button}')?.checkVisibility({{ visibilityProperty: true }})");
        ensure(!carla.holds(&shown).await?, || format!("a spectator sees {button}"))?;
    }
    Ok(())
}

/// A line of the chat that is out of sight is marked, until one looks.
async fn told(anna: &Page, carla: &Page) -> Result<(), SceneError> {
    let words = Words::new(Language::English);
    // A window in which the chat is out of sight.
    anna.become_device(Device { height: 400, ..Device::DESK }, false).await?;
    anna.ask("(scrollTo(0, 0), true)").await?;
    carla.click("#chat").await?;
    carla.type_text("Good luck!").await?;
    carla.key("Enter").await?;
    anna.wait_for_text("#unread", &say!(words, "online-unread", count = 1_u32)).await?;
    anna.click("#unread").await?;
    anna.until("!document.querySelector('#unread')").await?;
    anna.wait_for_text(".chat", "Good luck!").await?;
    anna.until("document.activeElement.id == 'chat-place'").await?;
    // More lines than the chat shows: the last one is in sight while one looks, and unread when one looks at the first.
    for line in 1..=9 {
        carla.type_text(&format!("Line {line}")).await?;
        carla.key("Enter").await?;
    }
    anna.wait_for_text(".chat li:last-child", "Line 9").await?;
    anna.until(LAST_IS_SHOWN).await?;
    anna.ask("(document.querySelector('.chat form').scrollIntoView({ block: 'end' }), true)").await?;
    anna.until("!document.querySelector('#unread')").await?;
    anna.ask("(document.querySelector('.chat ul').scrollTop = 0, true)").await?;
    anna.until(&format!("!({LAST_IS_SHOWN})")).await?;
    carla.type_text("The end").await?;
    carla.key("Enter").await?;
    anna.wait_for_text("#unread", &say!(words, "online-unread", count = 1_u32)).await?;
    anna.click("#unread").await?;
    anna.until(LAST_IS_SHOWN).await?;
    anna.until("!document.querySelector('#unread')").await?;
    anna.become_device(Device::DESK, false).await?;
    anna.ask("(scrollTo(0, 0), true)").await.map(drop)
}

/// The host and then a player leave the page: the others see since when, may wait, and the host lets a bot continue.
async fn away(stage: Stage<'_>, anna: &Page, ben: &Page, path: &str) -> Result<(), SceneError> {
    let words = Words::new(Language::English);
    anna.go("/").await?;
    ben.wait_for_text("#away", "Anna").await?;
    ensure(!ben.holds("document.querySelector('#away .note')").await?, || {
        "one is sent to an absent host".into()
    })?;
    ben.click("#away-wait").await?;
    ben.until("!document.querySelector('#away')").await?;
    // One press leads back to the table, where the chat was read before.
    anna.click(&format!("#my-tables a[href='{path}']")).await?;
    anna.wait_for_text(".chat", "Good luck!").await?;
    ensure(!anna.holds("document.querySelector('#unread')").await?, || "what was read is new again".into())?;
    ben.until("!document.querySelector('.away-mark')").await?;
    ben.go("/").await?;
    anna.wait_for_text(".away-mark", ":").await?;
    anna.wait_for_text("#away", "Ben").await?;
    look(stage, anna, "a player who is away").await?;
    // Pressed by mistake, it does nothing yet.
    anna.click("#away-end").await?;
    anna.wait_for_text("#away", &say!(words, "online-away-sure", name = "Ben")).await?;
    anna.click("#away-no").await?;
    anna.wait_for("#away-wait").await?;
    let before = anna.game().await?;
    ensure(before.table().given_up().is_empty(), || "one press ends the game".into())?;
    anna.click("#away-bot").await?;
    anna.click("#away-yes").await?;
    anna.until("!document.querySelector('.away-mark')").await?;
    anna.wait_for("svg.board.mine").await?;
    let game = anna.game().await?;
    ensure(matches!(game.table().seats()[1].holder, Holder::Bot(_)), || "no bot has sat down".into())?;
    let legal = game.table().round().and_then(|round| round.position().legal().nth(0));
    make(anna, legal.ok_or_else(|| SceneError("no legal move".into()))?, By::Mouse).await?;
    anna.wait_for("svg.board.mine").await
}

/// The host hands the role on, and the new one closes the table.
async fn handed_on(anna: &Page, carla: &Page) -> Result<(), SceneError> {
    anna.click("#menu summary").await?;
    let button = anna.ask(&format!("{CARLAS}.querySelector('[id^=host-]').id")).await?;
    anna.click(&format!("#{}", button.as_str().unwrap_or_default())).await?;
    carla.click("#menu summary").await?;
    carla.click(".close-table summary").await?;
    carla.click("#close-table").await?;
    for page in [anna, carla] {
        page.wait_for("#closed").await?;
    }
    Ok(())
}
