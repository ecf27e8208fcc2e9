//! Plain pages for whoever follows a link with a browser.

use axum::extract::{Path, State};
use axum::response::Html;

use super::Shared;
use super::fault::Fault;
use super::origin::Base;
use super::tables::find;

fn page(title: &str, text: &str) -> Html<String> {
    Html(format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>{title}</title><h1>{title}</h1>{text}</html>"
    ))
}

pub(super) async fn front(Base(base): Base) -> Html<String> {
    page(
        "Loggia",
        &format!(
            "<p>This house is open. Make a table from a terminal:</p>\
             <pre>loggia play callisto --host --server {base}</pre>"
        ),
    )
}

pub(super) async fn table(
    State(house): State<Shared>,
    Base(base): Base,
    Path(id): Path<String>,
) -> Result<Html<String>, Fault> {
    let open = find(&house, &id).await?;
    let id = open.id;
    let text = format!(
        "<p>Join this table from a terminal:</p><pre>loggia play --join {base}/t/{id}</pre>\
         <p><a href=\"/api/tables/{id}/games/1.blksgf\">The first game as a file</a></p>"
    );
    Ok(page("A table of Callisto", &text))
}

pub(super) async fn handover(Base(base): Base, Path(code): Path<String>) -> Result<Html<String>, Fault> {
    // Only what could be a code is put into a page.
    let code: crate::ids::TableId = code.parse().map_err(|_| Fault::NotFound)?;
    let text =
        format!("<p>Take the seat over from a terminal:</p><pre>loggia play --join {base}/h/{code}</pre>");
    Ok(page("A seat at a table", &text))
}
