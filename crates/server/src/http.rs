//! HTTP: REST for single requests, websockets for play.

mod caller;
mod client;
mod games;
mod gate;
mod guests;
mod handover;
mod http_error;
mod message;
mod mine;
mod openapi;
mod origin;
mod pages;
mod past;
mod request_id;
mod socket;
mod status;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{MethodRouter, delete, get, post};

use crate::server::Server;
pub(crate) use client::Client;
use http_error::HttpError;

type Shared = Arc<Server>;

/// The most bytes in the body of a request. What a host wishes has a limit of its own.
const MAX_BODY: usize = 64 * 1024;

/// All routes. The test of the OpenAPI description goes through the same list.
fn routes() -> Vec<(&'static str, MethodRouter<Shared>)> {
    vec![
        ("/", get(pages::front)),
        ("/t/{table}", get(pages::table)),
        ("/h/{code}", get(pages::handover)),
        ("/health", get(status::health)),
        ("/metrics", get(status::metrics)),
        ("/api/openapi.json", get(openapi::description)),
        ("/api/seen", get(status::seen)),
        ("/api/message", get(message::of_the_day)),
        ("/api/guests", post(guests::welcome)),
        ("/api/guests/sign-out", post(guests::sign_out)),
        ("/api/tables", get(tables::list).post(tables::make)),
        ("/api/tables/{table}", get(tables::look)),
        ("/api/tables/{table}/log", get(tables::log)),
        ("/api/tables/{table}/games/{game}", get(games::download)),
        ("/api/tables/{table}/socket", get(socket::open)),
        ("/api/tables/{table}/seats/{seat}/handover", post(handover::offer)),
        ("/api/handover/{code}", post(handover::redeem)),
        ("/api/mine", get(mine::list)),
        ("/api/mine/export", get(mine::export)),
        ("/api/mine/{table}", delete(mine::forget)),
    ]
}

/// The service of a server.
pub fn router(server: Shared) -> Router {
    let router =
        routes().into_iter().fold(Router::new(), |router, (path, methods)| router.route(path, methods));
    router
        .fallback(client::file_or_page)
        .method_not_allowed_fallback(|| async { HttpError::NotAllowed })
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(middleware::from_fn_with_state(server.clone(), gate::limit))
        .layer(middleware::from_fn_with_state(server.clone(), gate::harden))
        .layer(middleware::from_fn(request_id::name))
        .with_state(server)
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::rest;

    #[test]
    fn clients_know_the_addresses() {
        let routes: Vec<&str> = routes().into_iter().map(|(path, _)| path).collect();
        let seat = rest::offer_seat("{table}", "{seat}");
        let table = [rest::one_table("{table}"), rest::log("{table}"), rest::socket("{table}"), seat];
        let known = [rest::GUESTS, rest::TABLES, rest::MINE, rest::MESSAGE, rest::SEEN].map(String::from);
        for path in known.into_iter().chain(table).chain([rest::take_seat("{code}")]) {
            assert!(routes.contains(&path.as_str()), "{path}");
        }
    }
}
