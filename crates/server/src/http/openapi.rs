//! The description of the REST interface, for programs that read such things.

use axum::Json;
use axum::extract::State;
use serde_json::{Value, json};
use table::Engine;

use super::Shared;

/// One operation: path, method, summary, and whether it needs a token.
type Operation = (&'static str, &'static str, &'static str, bool);

const OPERATIONS: [Operation; 21] = [
    ("/", "get", "The front page", false),
    ("/t/{table}", "get", "A page for the link of a table", false),
    ("/h/{code}", "get", "A page for the link that moves a seat to another device", false),
    ("/health", "get", "`ok` if the server and its store work", false),
    ("/metrics", "get", "Counters in Prometheus' format, for trusted addresses", false),
    ("/api/openapi.json", "get", "This description", false),
    ("/api/seen", "get", "How the server sees the caller: address, proxy, HTTPS", false),
    ("/api/message", "get", "The message of the day, if there is one", false),
    ("/api/guests", "post", "A token for a new guest, also set as a cookie; who has one keeps it", false),
    (
        "/api/guests/sign-out",
        "post",
        "Signs the caller out on all devices: tokens from before are refused; answers a new one",
        true,
    ),
    ("/api/tables", "get", "The public tables, the liveliest first", false),
    ("/api/tables", "post", "Makes a table and returns its id and its link", true),
    ("/api/tables/{table}", "get", "Looks at a table", false),
    ("/api/tables/{table}/log", "get", "The header and all entries of a table", true),
    (
        "/api/tables/{table}/games/{game}",
        "get",
        "A game as a file: `1` and the ending of the game's own files, such as `1.blksgf`, is the first",
        true,
    ),
    ("/api/tables/{table}/socket", "get", "The websocket of a table, for play", true),
    ("/api/tables/{table}/seats/{seat}/handover", "post", "A link that moves a seat to another device", true),
    ("/api/handover/{code}", "post", "Takes a seat over by such a link's code", true),
    ("/api/mine", "get", "The tables of the caller", true),
    ("/api/mine/export", "get", "All of them with their logs", true),
    (
        "/api/mine/{table}",
        "delete",
        "Takes a table off the list; a table of one's own alone is deleted",
        true,
    ),
];

pub(super) async fn description(State(server): State<Shared>) -> Json<Value> {
    Json(describe(server.engines))
}

fn describe(engines: &[Engine]) -> Value {
    let mut paths = serde_json::Map::new();
    for (path, method, summary, token) in OPERATIONS {
        let names = path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
        let parameters: Vec<Value> = names
            .map(|name| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } }))
            .collect();
        let mut operation = json!({
            "summary": summary,
            "parameters": parameters,
            "responses": {
                "2XX": { "description": "As the summary says" },
                "default": {
                    "description": "What went wrong",
                    "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Error" } } },
                },
            },
        });
        if token {
            operation["security"] = json!([{ "token": [] }, { "cookie": [] }]);
        }
        if (path, method) == ("/api/tables", "post") {
            let schema = json!({ "$ref": "#/components/schemas/NewTable" });
            operation["requestBody"] =
                json!({ "required": true, "content": { "application/json": { "schema": schema } } });
        }
        let entry = paths.entry(path).or_insert_with(|| json!({}));
        entry[method] = operation;
    }
    json!({
        "openapi": "3.1.0",
        "info": { "title": "Loggia", "version": env!("CARGO_PKG_VERSION"), "license": { "name": "MIT OR Apache-2.0" } },
        "paths": paths,
        "components": {
            "securitySchemes": {
                "token": { "type": "http", "scheme": "bearer" },
                "cookie": { "type": "apiKey", "in": "cookie", "name": super::caller::COOKIE },
            },
            "schemas": schemas(engines),
        },
    })
}

fn schemas(engines: &[Engine]) -> Value {
    let whole = |least: u32, most: u32| json!({ "type": "integer", "minimum": least, "maximum": most });
    let object = |properties: Value, required: Value| json!({ "type": "object", "properties": properties, "required": required, "additionalProperties": false });
    let setup = |engine: &Engine| {
        let schema: Value = serde_json::from_str(engine.schema).unwrap_or_default();
        object(json!({ engine.game: schema }), json!([engine.game]))
    };
    let game = json!({ "oneOf": engines.iter().map(setup).collect::<Vec<_>>() });
    let seconds = |most| object(json!({ "seconds": whole(5, most) }), json!(["seconds"]));
    let game_clock = object(
        json!({ "seconds": whole(10, 86_400), "increment": whole(0, 3_600) }),
        json!(["seconds", "increment"]),
    );
    let clock = json!({ "oneOf": [
        { "const": "none" },
        object(json!({ "move": seconds(86_400) }), json!(["move"])),
        object(json!({ "game": game_clock }), json!(["game"])),
        object(json!({ "days": object(json!({ "days": whole(1, 30) }), json!(["days"])) }), json!(["days"])),
    ] });
    let starter =
        json!({ "oneOf": [{ "const": "drawn" }, object(json!({ "seat": whole(0, 3) }), json!(["seat"]))] });
    json!({
        "NewTable": object(
            json!({
                "game": game,
                "starter": starter,
                "clock": clock,
                "rounds": whole(0, 10),
                "public": { "type": "boolean" },
            }),
            json!(["game"]),
        ),
        "Error": {
            "type": "object",
            "properties": { "error": {
                "type": "object",
                "properties": { "key": { "type": "string" }, "about": {} },
                "required": ["key"],
            } },
            "required": ["error"],
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_route_is_described_and_nothing_else() {
        let routes: BTreeSet<&str> = super::super::routes().iter().map(|(path, _)| *path).collect();
        let described: BTreeSet<&str> = OPERATIONS.iter().map(|(path, ..)| *path).collect();
        assert_eq!(routes, described);
        let count: usize =
            describe(&[])["paths"].as_object().unwrap().values().map(|p| p.as_object().unwrap().len()).sum();
        assert_eq!(count, OPERATIONS.len(), "an operation is described twice");
    }
}
