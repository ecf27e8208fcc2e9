//! The store, in a SQLite file and in PostgreSQL: the same tests for both.

mod admin;
mod copy;
mod home;
mod house;
mod jobs;
mod lists;
mod log;
mod opening;
mod restore;
mod several;
mod upgrade;

/// Makes two tests of each function: one with a file, one with a PostgreSQL database.
macro_rules! both {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                super::$name(crate::home::Home::file()).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                if let Some(home) = crate::home::Home::postgres() {
                    super::$name(home).await;
                }
            })*
        }
    };
}
pub(crate) use both;
