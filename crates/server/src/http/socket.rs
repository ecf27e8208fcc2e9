//! A connection to a table: actions come in, are checked and stored; entries go out.

use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use table::{Action, By, ClientMessage, Closing, Gesture, MAX_GESTURE, MAX_MESSAGE, PROTOCOL, ServerMessage};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;
use tokio::time::timeout;

use super::Shared;
use super::caller::{Address, Caller, Peer};
use super::http_error::HttpError;
use super::origin::SameOrigin;
use super::past::{self, PIECE};
use super::tables::find;
use crate::connections::Rank;
use crate::ids::TableId;
use crate::server::{ActError, OpenTable, Owner, Unwelcome, Watcher};

/// The most bytes of a play: half a second of hands at work has some hundred, and four thousand at most.
const MAX_PLAY: usize = 8 * 1024;

/// Up to this many entries count as live play, not as the past.
const FEW: u64 = 10;

/// How often a client is told who is present. Without a limit, everyone who comes or goes would cost a message to everyone.
const PRESENT: Duration = Duration::from_millis(500);

pub(super) async fn open(
    State(server): State<Shared>,
    Caller(guest): Caller,
    (Peer(peer), Address(address)): (Peer, Address),
    _: SameOrigin,
    Path(id): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, HttpError> {
    // Small buffers: thousands of people may sit and think.
    let upgrade = upgrade.read_buffer_size(1024).write_buffer_size(0).max_message_size(MAX_MESSAGE);
    let upgrade = upgrade.max_frame_size(MAX_MESSAGE);
    // A browser cannot read the status of an upgrade: what is final is said on the connection itself.
    let open = match open_for(&server, &id, Owner { address, guest }).await {
        Ok(open) if !open.is_removed(guest) => open,
        Err(fault) if !matches!(fault, HttpError::NotFound | HttpError::Newer) => return Err(fault),
        found => {
            let permit = SocketPermit::take(&server, address, false).ok_or(HttpError::TooMany)?;
            let why = match found {
                Ok(_) => Closing::Removed,
                Err(HttpError::Newer) => Closing::Newer,
                Err(_) => Closing::NotFound,
            };
            return Ok(turn_away(upgrade, permit, why));
        }
    };
    let is_seated = open.is_seated(guest);
    let permit = SocketPermit::take(&server, address, is_seated).ok_or(HttpError::TooMany)?;
    let watcher = open.watch(guest, &server.limits).ok_or(HttpError::TooMany)?;
    server.see(guest, address);
    Ok(upgrade
        .on_upgrade(move |socket| async move {
            let (home, table) = (server.clone(), watcher.table.clone());
            let rank = if is_seated { Rank::Seated } else { Rank::Watching };
            home.connections.set(peer, rank, Some(guest));
            home.tell_present(&table, true);
            home.wake_bots(&table);
            Connection { socket, server, watcher, peer, address, sent: 0, past: 0 }.run().await;
            home.tell_present(&table, false);
            drop(permit);
            table.rest().await;
        })
        .into_response())
}

/// The table of a path. Who has no seat pays for reading it where nobody has it in memory.
async fn open_for(server: &Shared, id: &str, owner: Owner) -> Result<Arc<OpenTable>, HttpError> {
    let known: TableId = id.parse().map_err(|_| HttpError::NotFound)?;
    if server.in_memory(known).is_some() || server.belongs_to(owner.guest, known).await? {
        return find(server, id, owner).await;
    }
    past::charge(server, owner.address, 0)?;
    let open = find(server, id, owner).await?;
    server.past_per_address.owe(owner.address, open.log_bytes());
    Ok(open)
}

/// Opens a connection only to send the reason for refusing it.
fn turn_away(upgrade: WebSocketUpgrade, permit: SocketPermit, why: Closing) -> Response {
    let say = move |mut socket: WebSocket| async move {
        let text = serde_json::to_string(&ServerMessage::Closing { why }).unwrap_or_default();
        let words = async {
            // If it does not arrive, the client asks again.
            let _ = socket.send(Message::Text(text.into())).await;
            let _ = socket.send(Message::Close(None)).await;
        };
        let _ = timeout(permit.server.limits.patience, words).await;
        drop(permit);
    };
    upgrade.on_upgrade(say).into_response()
}

/// Room for one connection at the server and from an address, given back when dropped.
struct SocketPermit {
    server: Shared,
    address: IpAddr,
}

impl SocketPermit {
    /// A player with a seat always gets one.
    fn take(server: &Shared, address: IpAddr, is_seated: bool) -> Option<SocketPermit> {
        if !is_seated && server.metrics.sockets.get() >= server.limits.sockets as i64 {
            return None;
        }
        let mut counts = server.sockets_by_address.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(address).or_default();
        if !is_seated && *count >= server.limits.sockets_per_address {
            return None;
        }
        *count += 1;
        server.metrics.sockets.inc();
        Some(SocketPermit { server: server.clone(), address })
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        self.server.metrics.sockets.dec();
        let mut counts = self.server.sockets_by_address.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

/// A connection.
struct Connection {
    socket: WebSocket,
    server: Shared,
    watcher: Watcher,
    peer: SocketAddr,
    address: IpAddr,
    /// The number of the last entry that was sent.
    sent: u64,
    /// Entries up to this number were there when the client last said hello: they are the past.
    past: u64,
}

/// Why a connection ends.
enum End {
    /// The client went away, or cannot be reached.
    Gone,
    /// The server closes it, with a reason.
    Close(Closing),
}

impl Connection {
    async fn run(mut self) {
        let Err(end) = self.serve().await else { return };
        if let End::Close(why) = end {
            if why != Closing::Shutdown {
                self.server.metrics.cut_off.inc();
            }
            // A last message; it may be lost.
            let _ = self.send(&ServerMessage::Closing { why }).await;
            let _ = timeout(self.server.limits.patience, self.socket.send(Message::Close(None))).await;
        }
    }

    fn open(&self) -> &Arc<OpenTable> {
        &self.watcher.table
    }

    /// What happens once, or seldom, has a future of its own in a box: thousands of connections wait in the loop of
    /// [`serve`](Self::serve), and would hold the room for all of it.
    async fn begin(&mut self) -> Result<(), End> {
        let hello = timeout(self.server.limits.patience, self.hear()).await;
        // Someone who is late may have been asleep; it is no reason not to come back.
        let ClientMessage::Hello { have, .. } = hello.map_err(|_| End::Close(Closing::TooSlow))?? else {
            return Err(End::Close(Closing::BadMessage));
        };
        let last = self.open().last();
        // A client that claims more entries than there are starts from the beginning.
        self.sent = if have > last { 0 } else { have };
        self.past = last;
        self.welcome(last).await?;
        self.send_entries().await?;
        self.send_present().await
    }

    async fn serve(&mut self) -> Result<(), End> {
        Box::pin(self.begin()).await?;
        let silence = self.server.limits.silence;
        // One beat for the whole connection: what happens at the table does not put it off.
        let mut beat = tokio::time::interval_at(tokio::time::Instant::now() + silence, silence);
        let mut heard = Instant::now();
        let server = self.server.clone();
        let stopped = server.stopped();
        let banned = server.banned(self.watcher.guest, Some(self.address));
        tokio::pin!(stopped, banned);
        let go = self.watcher.go.clone();
        let mut present_at = tokio::time::Instant::now() + PRESENT;
        // Whether who is there has changed since it was last told.
        let mut is_late = false;
        loop {
            tokio::select! {
                message = self.socket.recv() => {
                    heard = Instant::now();
                    // Empty messages take time to read, too.
                    if !self.server.messages.take(self.watcher.guest) {
                        return Err(End::Close(Closing::TooFast));
                    }
                    let wait = self.server.messages_per_address.owe(self.address, 1);
                    if !wait.is_zero() {
                        tokio::time::sleep(wait).await;
                    }
                    match read(message)? {
                        Heard::Said(message, bytes) => Box::pin(self.answer(message, bytes)).await?,
                        Heard::Nothing => {}
                    }
                }
                changed = self.watcher.last.changed() => {
                    changed.map_err(|_| End::Gone)?;
                    Box::pin(self.send_entries()).await?;
                }
                gesture = self.watcher.gestures.recv() => match gesture {
                    Ok(gesture) => Box::pin(self.send_text(gesture.to_string())).await?,
                    // Gestures are dropped first when a connection is slow.
                    Err(RecvError::Lagged(_)) => {}
                    Err(RecvError::Closed) => return Err(End::Gone),
                },
                changed = self.watcher.present.changed(), if !is_late => {
                    changed.map_err(|_| End::Gone)?;
                    is_late = true;
                }
                () = tokio::time::sleep_until(present_at), if is_late => {
                    (is_late, present_at) = (false, tokio::time::Instant::now() + PRESENT);
                    Box::pin(self.send_present()).await?;
                }
                end = over(&mut self.watcher.over) => return Err(end),
                // The same guest has come from elsewhere, once too often.
                () = go.notified() => return Err(End::Close(Closing::TooFast)),
                _ = beat.tick() => {
                    if heard.elapsed() > 2 * silence {
                        return Err(End::Gone);
                    }
                    Box::pin(self.put(Message::Ping(Default::default()))).await?;
                }
                () = &mut banned => return Err(End::Close(Closing::Banned)),
                () = &mut stopped => return Err(End::Close(Closing::Shutdown)),
            }
        }
    }

    /// The next message with content.
    async fn hear(&mut self) -> Result<ClientMessage, End> {
        loop {
            if let Heard::Said(message, _) = read(self.socket.recv().await)? {
                return Ok(message);
            }
        }
    }

    async fn welcome(&mut self, last: u64) -> Result<(), End> {
        let (you, now) = (self.watcher.guest, self.server.now());
        let you = serde_json::to_string(&you).unwrap_or_default();
        let header = self.open().header.clone();
        // Protocol 1 is not named, so that the bytes stay the same as before there was another.
        let protocol = if PROTOCOL == 1 { String::new() } else { format!(",\"protocol\":{PROTOCOL}") };
        let text = format!(
            "{{\"welcome\":{{\"you\":{you},\"header\":{header},\"now\":{},\"last\":{last}{protocol}}}}}",
            now.0
        );
        self.send_text(text).await
    }

    /// Sends the entries that the client is missing, at the pace of the connection.
    async fn send_entries(&mut self) -> Result<(), End> {
        loop {
            // Noted as seen before looking, so that nothing that comes meanwhile is missed.
            let last = *self.watcher.last.borrow_and_update();
            if self.sent >= last {
                return Ok(());
            }
            if self.open().is_removed(self.watcher.guest) {
                return Err(End::Close(Closing::Removed));
            }
            let (entries, until) = self.open().entries_after(self.sent, PIECE);
            // What happens now costs nothing; the past does, so that nobody has it told again and again.
            if self.sent < self.past || last > self.sent + FEW {
                tokio::time::sleep(self.pay(entries.len())).await;
            }
            self.send_text(format!("{{\"entries\":{{\"entries\":[{entries}]}}}}")).await?;
            self.sent = until;
        }
    }

    /// Charges a guest for old entries, and answers how long to wait when too many were sent already. A player of this table
    /// is not charged for spectators at the same address.
    fn pay(&self, bytes: usize) -> Duration {
        let server = &self.server;
        let is_seated = self.open().is_seated(self.watcher.guest);
        let shared = if is_seated { &server.past_of_players } else { &server.past_per_address };
        server.past.owe(self.watcher.guest, bytes).max(shared.owe(self.address, bytes))
    }

    async fn send_present(&mut self) -> Result<(), End> {
        let guests = self.watcher.present.borrow_and_update().guests().into_iter().collect();
        self.send(&ServerMessage::Present { guests }).await
    }

    async fn answer(&mut self, message: ClientMessage, bytes: usize) -> Result<(), End> {
        let guest = self.watcher.guest;
        match message {
            ClientMessage::Ping => self.send(&ServerMessage::Pong).await,
            // A second hello: the client has lost something.
            ClientMessage::Hello { have, .. } => {
                self.past = self.sent.max(self.past);
                self.sent = have.min(self.sent);
                self.send_entries().await
            }
            ClientMessage::Gesture(gesture) => {
                if !self.server.gestures.take(guest) {
                    return Ok(());
                }
                self.show(gesture).await
            }
            ClientMessage::Act { id, action } => {
                let has_room = self.server.stored.owe(self.address, 0).is_zero();
                if !has_room || !self.server.actions.take(guest) {
                    return Err(End::Close(Closing::TooFast));
                }
                if let Action::Play { play, .. } = &action
                    && play.body.text().len() > MAX_PLAY
                {
                    return Err(End::Close(Closing::TooLong));
                }
                let open = self.open().clone();
                match self.server.welcome(&open, (guest, self.address), &action).await {
                    Ok(()) => {}
                    Err(Unwelcome::Crowd(why)) => {
                        return self.send(&ServerMessage::Refused { id, why }).await;
                    }
                    Err(Unwelcome::TooFast) => return Err(End::Close(Closing::TooFast)),
                }
                // Nobody's time is up because the server was not there.
                if let Err(error) = self.server.awake().await {
                    tracing::error!(%error, "cannot answer an action");
                    return Err(End::Gone);
                }
                match self.server.accept(&open, By::Guest(guest), id, action).await {
                    Ok(number) => {
                        self.server.stored.owe(self.address, bytes);
                        self.note_seat();
                        self.send(&ServerMessage::Accepted { id, number }).await
                    }
                    Err(ActError::Refused(table::Rejection::Removed)) => Err(End::Close(Closing::Removed)),
                    Err(ActError::Refused(why)) => self.send(&ServerMessage::Refused { id, why }).await,
                    // It is open whether it was stored: the client reconnects and asks again.
                    Err(trouble) => {
                        tracing::error!(%trouble, "cannot answer an action");
                        Err(End::Gone)
                    }
                }
            }
        }
    }

    /// When there are too many, players with a seat are closed last.
    fn note_seat(&self) {
        let is_seated = self.open().is_seated(self.watcher.guest);
        let rank = if is_seated { Rank::Seated } else { Rank::Watching };
        self.server.connections.set(self.peer, rank, Some(self.watcher.guest));
    }

    /// Shows a gesture to the others, if it comes from a seat of one's own.
    async fn show(&mut self, gesture: Gesture) -> Result<(), End> {
        if gesture.frame.len() > MAX_GESTURE {
            return Err(End::Close(Closing::TooLong));
        }
        let guest = self.watcher.guest;
        let is_own = |table: &table::Table| table.seats_of(guest).any(|seat| seat == gesture.seat);
        if self.open().look(is_own).await {
            self.server.show(self.open(), guest, gesture);
        }
        Ok(())
    }

    async fn send(&mut self, message: &ServerMessage) -> Result<(), End> {
        self.send_text(serde_json::to_string(message).unwrap_or_default()).await
    }

    async fn send_text(&mut self, text: String) -> Result<(), End> {
        self.put(Message::Text(text.into())).await
    }

    /// A client that does not read for a while is cut off; the log waits for it.
    async fn put(&mut self, message: Message) -> Result<(), End> {
        match timeout(self.server.limits.patience, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Gone),
            Err(_) => {
                self.server.metrics.cut_off.inc();
                Err(End::Gone)
            }
        }
    }
}

/// Waits until the table is gone.
async fn over(over: &mut watch::Receiver<Option<Closing>>) -> End {
    let why = over.wait_for(Option::is_some).await.ok().and_then(|why| *why);
    why.map_or(End::Gone, End::Close)
}

/// The meaning of a frame.
enum Heard {
    /// A message, and how many bytes it had.
    Said(ClientMessage, usize),
    Nothing,
}

fn read(message: Option<Result<Message, axum::Error>>) -> Result<Heard, End> {
    match message {
        None | Some(Ok(Message::Close(_))) => Err(End::Gone),
        Some(Err(error)) => {
            let long = error.to_string().to_lowercase().contains("too long");
            Err(if long { End::Close(Closing::TooLong) } else { End::Gone })
        }
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(Heard::Nothing),
        Some(Ok(Message::Binary(_))) => Err(End::Close(Closing::BadMessage)),
        Some(Ok(Message::Text(text))) => match serde_json::from_str(&text) {
            Ok(message) => Ok(Heard::Said(message, text.len())),
            Err(_) => Err(End::Close(Closing::BadMessage)),
        },
    }
}
