//! What the server logs as JSON, a line for each event, for programs that collect such lines.

use std::fmt;
use std::io::{self, Write};

use serde_json::{Map, Value, json};
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id};
use tracing::{Event, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::Context;
use tracing_subscriber::registry::LookupSpan;

/// Writes lines to the standard error. What is known of the request stands in `request`.
pub struct JsonLines;

/// The fields of an event or a span.
#[derive(Default)]
struct Fields(Map<String, Value>);

impl Visit for Fields {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        self.0.insert(field.name().into(), format!("{value:?}").into());
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        self.0.insert(field.name().into(), value.into());
    }

    fn record_u64(&mut self, field: &Field, value: u64) {
        self.0.insert(field.name().into(), value.into());
    }

    fn record_i64(&mut self, field: &Field, value: i64) {
        self.0.insert(field.name().into(), value.into());
    }

    fn record_bool(&mut self, field: &Field, value: bool) {
        self.0.insert(field.name().into(), value.into());
    }

    fn record_error(&mut self, field: &Field, value: &(dyn std::error::Error + 'static)) {
        self.0.insert(field.name().into(), value.to_string().into());
    }
}

impl<S: Subscriber + for<'a> LookupSpan<'a>> Layer<S> for JsonLines {
    fn on_new_span(&self, attributes: &Attributes<'_>, id: &Id, context: Context<'_, S>) {
        let mut fields = Fields::default();
        attributes.record(&mut fields);
        if let Some(span) = context.span(id) {
            span.extensions_mut().insert(fields);
        }
    }

    fn on_event(&self, event: &Event<'_>, context: Context<'_, S>) {
        let mut fields = Fields::default();
        event.record(&mut fields);
        let mut line = line(event, fields.0);
        for span in context.event_scope(event).into_iter().flatten() {
            if let Some(Fields(fields)) = span.extensions().get::<Fields>() {
                line.entry(span.name()).or_insert_with(|| fields.clone().into());
            }
        }
        // Where nobody listens, nobody misses it.
        let _ = writeln!(io::stderr().lock(), "{}", Value::Object(line));
    }
}

fn line(event: &Event<'_>, mut fields: Map<String, Value>) -> Map<String, Value> {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    let mut line = Map::new();
    line.insert("at".into(), json!(u64::try_from(since.as_millis()).unwrap_or(u64::MAX)));
    line.insert("level".into(), event.metadata().level().as_str().into());
    line.insert("target".into(), event.metadata().target().into());
    line.insert("message".into(), fields.remove("message").unwrap_or_default());
    line.insert("fields".into(), fields.into());
    line
}
