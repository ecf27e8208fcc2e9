//! Why an action is not allowed: the clause that it breaks, and what it is about.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::colour::Colour;
use crate::column::Column;
use crate::player::Player;
use crate::storey::Storey;

/// A rule that an action would break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Broken {
    /// The game is over (V13).
    GameOver,
    /// There is no player with this number (V1).
    NoSuchPlayer(Player),
    /// The player has resigned (V19).
    GivenUp(Player),
    /// It is another player's turn (V3).
    NotYourTurn(Player),
    /// The villa has to be set up first (V2).
    VillaFirst,
    /// The villa has been set up already (V2).
    VillaStands,
    /// The column stands on the base already (V2).
    AlreadyPlaced(Column),
    /// This many columns have to be placed before the blue floor (V2).
    ColumnsFirst(u8),
    /// The blue floor rests on only this many columns, not on all (V2).
    NotOnAll(u8),
    /// The colours have to be dealt first (V3).
    ColoursFirst,
    /// The colours have been dealt already (V3).
    ColoursDealt,
    /// This colour is thrown for: the first at every table, at some the first of every player (V3, V16).
    ThrowForColour,
    /// Only the first colour is thrown for: of all, or of each of two players (V3, V16).
    ChooseColour,
    /// Someone has this colour already (V3).
    ColourTaken(Colour),
    /// The column is not the player's (V4).
    NotYours(Column),
    /// The column is on the top floor already (V4).
    OnTop(Column),
    /// The column does not stand on the top floor but on this storey (V4).
    NotBroughtUp(Storey),
    /// An attempt with the column was broken off: nobody moves it any more (V5).
    Locked(Column),
    /// The column has left the game (V7).
    Gone(Column),
    /// A floor is laid only after asking for it (V6).
    AskFirst,
    /// The player has asked for a floor already (V6).
    AlreadyAsked,
    /// The others have to say first whether they object (V6).
    AnswersFirst,
    /// There is no request to object to (V6).
    NothingAsked,
    /// The request is the player's own (V6).
    OwnRequest,
    /// The player has said already that they do not object (V6).
    AlreadyAllowed,
    /// A player who asked for a floor lays it and moves no column (V6).
    LayFirst,
    /// A proof needs an objection first (V7).
    ObjectFirst,
    /// This player was the first to object and is proving it (V7).
    ObjectionRuns(Player),
    /// An objection is proved with a column of this player, who asked for the floor (V7).
    NotAskers(Player),
    /// A column of the objector has to be named first, or none (V7).
    NameFirst,
    /// There is no failed objection for which a column could be named (V7).
    NothingToName,
    /// Only a column of this player, who objected, may be named (V7).
    NotObjectors(Player),
    /// All floors have been laid (V8).
    NoFloorLeft,
    /// A floor rests on columns of the top floor, which this is not (V8).
    NotBearing(Column),
    /// The floor rests on too few columns (V8).
    TooFewBear {
        /// On how many.
        on: u8,
        /// How many are needed.
        needs: u8,
    },
    /// A neutral column comes first (V17).
    NeutralFirst,
    /// One neutral column was enough, or was tried (V17).
    NeutralDone,
    /// The last neutral column of a storey stays (V17).
    LastNeutral(Column),
    /// A floor is asked for before a neutral column is touched (V17).
    TooLateToAsk,
    /// The neutral column was brought up, so one of the player's own has to be moved (V17).
    OwnDue,
    /// The proof is made with a neutral column (V18).
    NotNeutral(Column),
    /// A turn is ended without a column only after stopping with a neutral one (V18).
    NoDeclining,
}

impl Broken {
    /// The clause of `docs/rules.md` that says so.
    pub fn clause(&self) -> &'static str {
        match self {
            Broken::NoSuchPlayer(_) => "V1",
            Broken::VillaFirst
            | Broken::VillaStands
            | Broken::AlreadyPlaced(_)
            | Broken::ColumnsFirst(_)
            | Broken::NotOnAll(_) => "V2",
            Broken::NotYourTurn(_)
            | Broken::ColoursFirst
            | Broken::ColoursDealt
            | Broken::ThrowForColour
            | Broken::ChooseColour
            | Broken::ColourTaken(_) => "V3",
            Broken::NotYours(_) | Broken::OnTop(_) | Broken::NotBroughtUp(_) => "V4",
            Broken::Locked(_) => "V5",
            Broken::AskFirst
            | Broken::AlreadyAsked
            | Broken::AnswersFirst
            | Broken::NothingAsked
            | Broken::OwnRequest
            | Broken::AlreadyAllowed
            | Broken::LayFirst => "V6",
            Broken::Gone(_)
            | Broken::ObjectFirst
            | Broken::ObjectionRuns(_)
            | Broken::NotAskers(_)
            | Broken::NameFirst
            | Broken::NothingToName
            | Broken::NotObjectors(_) => "V7",
            Broken::NoFloorLeft | Broken::NotBearing(_) | Broken::TooFewBear { .. } => "V8",
            Broken::GameOver => "V13",
            Broken::NeutralFirst
            | Broken::NeutralDone
            | Broken::LastNeutral(_)
            | Broken::TooLateToAsk
            | Broken::OwnDue => "V17",
            Broken::NotNeutral(_) | Broken::NoDeclining => "V18",
            Broken::GivenUp(_) => "V19",
        }
    }

    /// The key of this reason, for other programs and for translations.
    pub fn key(&self) -> &'static str {
        match self {
            Broken::GameOver => "game-over",
            Broken::NoSuchPlayer(_) => "no-such-player",
            Broken::GivenUp(_) => "given-up",
            Broken::NotYourTurn(_) => "not-your-turn",
            Broken::VillaFirst => "villa-first",
            Broken::VillaStands => "villa-stands",
            Broken::AlreadyPlaced(_) => "already-placed",
            Broken::ColumnsFirst(_) => "columns-first",
            Broken::NotOnAll(_) => "not-on-all",
            Broken::ColoursFirst => "colours-first",
            Broken::ColoursDealt => "colours-dealt",
            Broken::ThrowForColour => "throw-for-colour",
            Broken::ChooseColour => "choose-colour",
            Broken::ColourTaken(_) => "colour-taken",
            Broken::NotYours(_) => "not-yours",
            Broken::OnTop(_) => "on-top",
            Broken::NotBroughtUp(_) => "not-brought-up",
            Broken::Locked(_) => "locked",
            Broken::Gone(_) => "gone",
            Broken::AskFirst => "ask-first",
            Broken::AlreadyAsked => "already-asked",
            Broken::AnswersFirst => "answers-first",
            Broken::NothingAsked => "nothing-asked",
            Broken::OwnRequest => "own-request",
            Broken::AlreadyAllowed => "already-allowed",
            Broken::LayFirst => "lay-first",
            Broken::ObjectFirst => "object-first",
            Broken::ObjectionRuns(_) => "objection-runs",
            Broken::NotAskers(_) => "not-askers",
            Broken::NameFirst => "name-first",
            Broken::NothingToName => "nothing-to-name",
            Broken::NotObjectors(_) => "not-objectors",
            Broken::NoFloorLeft => "no-floor-left",
            Broken::NotBearing(_) => "not-bearing",
            Broken::TooFewBear { .. } => "too-few-bear",
            Broken::NeutralFirst => "neutral-first",
            Broken::NeutralDone => "neutral-done",
            Broken::LastNeutral(_) => "last-neutral",
            Broken::TooLateToAsk => "too-late-to-ask",
            Broken::OwnDue => "own-due",
            Broken::NotNeutral(_) => "not-neutral",
            Broken::NoDeclining => "no-declining",
        }
    }

    /// The column in question, where there is one.
    pub fn column(&self) -> Option<Column> {
        match *self {
            Broken::AlreadyPlaced(column)
            | Broken::NotYours(column)
            | Broken::OnTop(column)
            | Broken::Locked(column)
            | Broken::Gone(column)
            | Broken::NotBearing(column)
            | Broken::LastNeutral(column)
            | Broken::NotNeutral(column) => Some(column),
            _ => None,
        }
    }

    /// The player in question, where there is one.
    pub fn player(&self) -> Option<Player> {
        match *self {
            Broken::NoSuchPlayer(player)
            | Broken::GivenUp(player)
            | Broken::NotYourTurn(player)
            | Broken::ObjectionRuns(player)
            | Broken::NotAskers(player)
            | Broken::NotObjectors(player) => Some(player),
            _ => None,
        }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Broken::GameOver => write!(f, "the game is over"),
            Broken::NoSuchPlayer(player) => write!(f, "there is no player {player}"),
            Broken::GivenUp(player) => write!(f, "player {player} has given up"),
            Broken::NotYourTurn(player) => write!(f, "it is player {player}'s turn"),
            Broken::VillaFirst => write!(f, "the villa has to be set up first"),
            Broken::VillaStands => write!(f, "the villa has been set up already"),
            Broken::AlreadyPlaced(column) => write!(f, "the {column} has been placed already"),
            Broken::ColumnsFirst(left) => write!(f, "columns still to be placed: {left}"),
            Broken::NotOnAll(on) => write!(f, "the blue floor rests on all columns, not on {on}"),
            Broken::ColoursFirst => write!(f, "the colours have to be dealt first"),
            Broken::ColoursDealt => write!(f, "the colours have been dealt already"),
            Broken::ThrowForColour => write!(f, "this colour is thrown for, not chosen"),
            Broken::ChooseColour => write!(f, "this colour is chosen, not thrown for"),
            Broken::ColourTaken(colour) => write!(f, "{colour} is taken"),
            Broken::NotYours(column) => write!(f, "the {column} is not yours"),
            Broken::OnTop(column) => write!(f, "the {column} is on the top floor already"),
            Broken::NotBroughtUp(storey) => write!(f, "{storey} is not the top floor"),
            Broken::Locked(column) => write!(f, "the {column} may not be moved any more"),
            Broken::Gone(column) => write!(f, "the {column} has left the game"),
            Broken::AskFirst => write!(f, "a floor has to be asked for first"),
            Broken::AlreadyAsked => write!(f, "the floor has been asked for already"),
            Broken::AnswersFirst => write!(f, "the others have to answer first"),
            Broken::NothingAsked => write!(f, "there is nothing to object to"),
            Broken::OwnRequest => write!(f, "the others answer what you ask"),
            Broken::AlreadyAllowed => write!(f, "you have answered already"),
            Broken::LayFirst => write!(f, "you have asked for a floor: lay it"),
            Broken::ObjectFirst => write!(f, "you have to object first"),
            Broken::ObjectionRuns(player) => write!(f, "player {player} was the first to object"),
            Broken::NotAskers(player) => write!(f, "you have to prove it with a column of player {player}"),
            Broken::NameFirst => write!(f, "first name a column of the objector, or none"),
            Broken::NothingToName => write!(f, "no objection has failed"),
            Broken::NotObjectors(player) => write!(f, "only a column of player {player} may be named"),
            Broken::NoFloorLeft => write!(f, "all floors have been laid"),
            Broken::NotBearing(column) => write!(f, "the {column} is not on the top floor and bears nothing"),
            Broken::TooFewBear { on, needs } => {
                write!(f, "a floor rests on {needs} or more columns, not on {on}")
            }
            Broken::NeutralFirst => write!(f, "a neutral column comes first"),
            Broken::NeutralDone => write!(f, "now comes a column of your own"),
            Broken::LastNeutral(column) => write!(f, "the {column} is the last neutral one of its storey"),
            Broken::TooLateToAsk => write!(f, "a neutral column was touched: too late to ask for a floor"),
            Broken::OwnDue => write!(f, "the neutral column is up: now move one of your own"),
            Broken::NotNeutral(column) => write!(f, "the {column} is not neutral"),
            Broken::NoDeclining => {
                write!(f, "a turn is ended without a column only after stopping with a neutral one")
            }
        }?;
        write!(f, " ({})", self.clause())
    }
}

/// An action that was refused, with the rule that it breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Whose action it was.
    pub by: Player,
    /// The action, handed back.
    pub action: Action,
    /// Which rule it breaks.
    pub broken: Broken,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.broken.fmt(f)
    }
}

impl std::error::Error for Refused {}
