//! The commands.

use callisto::{Colour, Record};
use clap::ValueEnum;

use super::engine::Engine;
use super::game::PentobiGame;
use super::request::{self, Request};
use super::{analyze, board, colours::Colours, score, storage};
use crate::so_far::brief;

/// What a command does.
pub type Verb = fn(&mut Engine, &Request) -> Result<String, String>;

/// Sorted by name, as they are listed.
const VERBS: [(&str, Verb); 21] = [
    ("all_legal", all_legal),
    ("clear_board", clear_board),
    ("cputime", cputime),
    ("final_score", final_score),
    ("genmove", genmove),
    ("get_place", get_place),
    ("known_command", known_command),
    ("list_commands", list_commands),
    ("loadsgf", storage::load),
    (analyze::NAME, analyze::once),
    ("name", name),
    ("play", play),
    ("protocol_version", protocol_version),
    ("quit", quit),
    ("reg_genmove", reg_genmove),
    ("savesgf", storage::save),
    ("set_game", set_game),
    ("set_random_seed", set_random_seed),
    ("showboard", showboard),
    ("undo", undo),
    ("version", version),
];

/// The command of that name.
pub fn find(name: &str) -> Result<Verb, String> {
    let found = VERBS.iter().find(|(known, _)| *known == name);
    found.map(|(_, verb)| *verb).ok_or_else(|| format!("unknown command ({})", brief(name)))
}

fn colour(engine: &Engine, word: &str) -> Result<Colour, String> {
    engine.colours.parse(engine.record.rules(), word)
}

fn only_colour(engine: &Engine, request: &Request) -> Result<Colour, String> {
    colour(engine, request.only("a colour")?)
}

fn done() -> Result<String, String> {
    Ok(String::new())
}

fn all_legal(engine: &mut Engine, request: &Request) -> Result<String, String> {
    let Some(turn) = engine.turn_of(only_colour(engine, request)?) else { return done() };
    Ok(turn.legal().iter().map(|mv| turn.rules().cell_list(mv) + "\n").collect())
}

fn clear_board(engine: &mut Engine, request: &Request) -> Result<String, String> {
    request.none()?;
    engine.clear();
    done()
}

fn cputime(_: &mut Engine, request: &Request) -> Result<String, String> {
    request.none()?;
    let time = cpu_time::ProcessTime::try_now().map_err(|error| format!("no time is known: {error}"))?;
    Ok(format!("{:.6}", time.as_duration().as_secs_f64()))
}

fn final_score(engine: &mut Engine, request: &Request) -> Result<String, String> {
    request.none()?;
    Ok(score::final_score(engine.position(), engine.colours))
}

fn genmove(engine: &mut Engine, request: &Request) -> Result<String, String> {
    let colour = only_colour(engine, request)?;
    let Some(mv) = engine.choose(colour) else { return Ok("pass".into()) };
    engine.play(colour, mv)?;
    Ok(engine.record.rules().cell_list(mv))
}

fn reg_genmove(engine: &mut Engine, request: &Request) -> Result<String, String> {
    let colour = only_colour(engine, request)?;
    let mv = engine.choose_again(colour).ok_or("this colour has no move")?;
    Ok(engine.record.rules().cell_list(mv))
}

fn get_place(engine: &mut Engine, request: &Request) -> Result<String, String> {
    let colour = only_colour(engine, request)?;
    Ok(score::place(engine.position(), colour).to_string())
}

fn known_command(_: &mut Engine, request: &Request) -> Result<String, String> {
    Ok(find(request.only("a name")?).is_ok().to_string())
}

fn list_commands(_: &mut Engine, request: &Request) -> Result<String, String> {
    request.none()?;
    Ok(VERBS.iter().map(|(name, _)| format!("{name}\n")).collect())
}

fn name(_: &mut Engine, request: &Request) -> Result<String, String> {
    request.none()?;
    Ok("Loggia".into())
}

fn play(engine: &mut Engine, request: &Request) -> Result<String, String> {
    let [word, ..] = request.arguments.as_slice() else {
        return Err("play takes a colour and a move".into());
    };
    let colour = colour(engine, word)?;
    let text = request.text_from(1);
    // Blanks around the cells of a list mean nothing; in the short notation one may stand for the @.
    let text = if text.contains(',') { text.replace(' ', "") } else { text };
    let mv = engine.record.rules().parse_move(&text).map_err(|error| format!("invalid move: {error}"))?;
    engine.play(colour, mv)?;
    done()
}

fn protocol_version(_: &mut Engine, request: &Request) -> Result<String, String> {
    request.none()?;
    Ok("2".into())
}

fn quit(engine: &mut Engine, request: &Request) -> Result<String, String> {
    request.none()?;
    engine.quit();
    done()
}

fn set_game(engine: &mut Engine, request: &Request) -> Result<String, String> {
    let text = request.text_from(0);
    let game = PentobiGame::named(&text).ok_or_else(|| {
        let known: Vec<&str> = PentobiGame::value_variants().iter().map(|game| game.name()).collect();
        format!("invalid game {:?}: the games are {}", brief(&text), known.join(", "))
    })?;
    engine.load(Record::new(&game.rules(), Colour(0)), Colours::Pentobi);
    done()
}

fn set_random_seed(engine: &mut Engine, request: &Request) -> Result<String, String> {
    engine.reseed(request::seed(request.only("a whole number")?)?);
    done()
}

fn showboard(engine: &mut Engine, request: &Request) -> Result<String, String> {
    request.none()?;
    Ok(board::show(engine.position(), engine.colours, engine.last_move()))
}

fn undo(engine: &mut Engine, request: &Request) -> Result<String, String> {
    request.none()?;
    engine.undo()?;
    done()
}

fn version(_: &mut Engine, request: &Request) -> Result<String, String> {
    request.none()?;
    Ok(env!("CARGO_PKG_VERSION").into())
}
