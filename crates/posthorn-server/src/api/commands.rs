//! Commands to a table: one handler for each. What a command led to is stored when it is answered.

use super::auth::PlayKey;
use super::error::ApiError;
use super::extract::{JsonBody, PathPart, Prefer};
use super::responses::CommandErrors;
use super::schemas;
use super::table_json::{TableAnswer, TableJson};
use crate::state::AppState;
use crate::tables::TableError;
use axum::extract::State;
use posthorn_pages::words::Words;
use posthorn_rules::json::{ActionForm, RequestedAction};
use posthorn_rules::{Action, Reason, Seat};
use posthorn_table::{Command, CommandError, Identity, Version};
use serde::Deserialize;
use utoipa::ToSchema;

type Answer = Result<TableAnswer, ApiError>;

/// Everything a command needs but its body.
struct Sender {
    app: AppState,
    identity: Identity,
    prefer: Prefer,
    id: String,
}

impl Sender {
    async fn send(self, command: impl FnOnce() -> Result<Command, TableError>) -> Answer {
        let table = self.app.tables.find(&self.id).await?;
        table.send(&self.identity, command()?).await?;
        Ok(self.prefer.answer(&table, &self.identity))
    }

    /// Sends what shows the sender's name to the others: it must not look like that of somebody else.
    async fn send_with_name(mut self, command: impl FnOnce() -> Result<Command, TableError>) -> Answer {
        self.app.tables.find(&self.id).await?;
        self.identity = self.app.people.rename_if_taken(&self.identity, &Words::default()).await?;
        self.send(command).await
    }
}

fn existing(seat: usize) -> Result<Seat, TableError> {
    Seat::new(seat).ok_or(CommandError::NoSuchSeat.into())
}

/// A handler that reads its body, if it has one, and sends a command.
macro_rules! commands {
    ($(
        $(#[doc = $about:literal])*
        $name:ident($path:literal, $body:ty) = $send:ident($request:pat => $command:expr);
    )+) => {
        $(
            $(#[doc = $about])*
            ///
            /// The key needs the scope “play”.
            #[utoipa::path(
                post, path = $path, security(("key" = [])), request_body = $body,
                params(("id" = String, Path, description = "the table", min_length = 1)),
                responses((status = 200, description = "Done", body = TableJson), CommandErrors)
            )]
            pub(super) async fn $name(
                State(app): State<AppState>,
                PlayKey(identity): PlayKey,
                prefer: Prefer,
                PathPart(id): PathPart<String>,
                JsonBody($request): JsonBody<$body>,
            ) -> Answer {
                Sender { app, identity, prefer, id }.$send(|| Ok($command)).await
            }
        )+
    };
}

/// A body without fields.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Nothing {}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SitRequest {
    /// the first free seat if left out
    #[schema(maximum = 3)]
    seat: Option<usize>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct StandInRequest {
    #[schema(maximum = 3)]
    seat: usize,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ReadyRequest {
    /// ready if left out
    ready: Option<bool>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct UndoRequest {
    /// only if nothing has happened since
    #[schema(minimum = -9223372036854775808_i64, maximum = 9223372036854775807_i64)]
    version: Option<i64>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SayRequest {
    #[schema(min_length = 1, max_length = 300)]
    text: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct BotRequest {
    #[schema(value_type = schemas::BotName)]
    level: String,
    /// the first free seat if left out
    #[schema(maximum = 3)]
    seat: Option<usize>,
}

commands! {
    /// Sit down, there or at the first free seat
    sit("/api/tables/{id}/sit", SitRequest) =
        send_with_name(SitRequest { seat } => Command::Sit(seat.map(existing).transpose()?));
    /// Get up, or resign: a bot plays on
    leave("/api/tables/{id}/leave", Nothing) = send(Nothing {} => Command::Leave);
    /// The same as leave
    resign("/api/tables/{id}/resign", Nothing) = send(Nothing {} => Command::Leave);
    /// Play on after a bot stood in
    play_on("/api/tables/{id}/return", Nothing) = send(Nothing {} => Command::Return);
    /// Be ready, or not
    ready("/api/tables/{id}/ready", ReadyRequest) =
        send(ReadyRequest { ready } => Command::SetReady(ready.unwrap_or(true)));
    /// Begin
    start("/api/tables/{id}/start", Nothing) = send(Nothing {} => Command::Start);
    /// Take the last action back
    undo("/api/tables/{id}/undo", UndoRequest) =
        send(UndoRequest { version } => Command::Undo { version: version.map(Version) });
    /// Let a bot play on for somebody who has been away for two minutes
    stand_in("/api/tables/{id}/standin", StandInRequest) =
        send(StandInRequest { seat } => Command::StandIn(existing(seat)?));
    /// Say something
    say("/api/tables/{id}/say", SayRequest) = send_with_name(SayRequest { text } => Command::Chat(text));
    /// Put a bot on a seat
    bot("/api/tables/{id}/bot", BotRequest) = send(BotRequest { level, seat } => Command::AddBot {
        seat: seat.map(existing).transpose()?,
        bot: level.parse().map_err(|_| TableError::NoSuchBot)?,
    });
}

/// An action, as JSON or as a line of the notation.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ActRequest {
    #[serde(default, deserialize_with = "action_object")]
    action: Option<ActionForm>,
    line: Option<String>,
    version: Option<i64>,
}

/// An action is an object, never a list in its place.
fn action_object<'de, D: serde::Deserializer<'de>>(reader: D) -> Result<Option<ActionForm>, D::Error> {
    posthorn_rules::json::object(reader).map(Some)
}

impl ActRequest {
    fn read(&self) -> Result<Action, ApiError> {
        match (&self.action, &self.line) {
            (Some(form), None) => match form.read().map_err(ApiError::Unprocessable)? {
                RequestedAction::Action(action) => Ok(action),
                RequestedAction::OfficeTwice(_) => Err(CommandError::Illegal(Reason::OfficeTwice).into()),
                RequestedAction::KeepNotThree => Err(CommandError::Illegal(Reason::KeepNotInHand).into()),
            },
            (None, Some(line)) => line.parse().map_err(|error| ApiError::Unprocessable(format!("{error}"))),
            _ => Err(ApiError::BadRequest("send either “action” or “line”".to_owned())),
        }
    }
}

/// Do an action, as JSON or as a line of the notation
///
/// The key needs the scope “play”.
#[utoipa::path(
    post, path = "/api/tables/{id}/act", security(("key" = [])), request_body = schemas::Acting,
    params(("id" = String, Path, description = "the table", min_length = 1)),
    responses((status = 200, description = "Done", body = TableJson), CommandErrors)
)]
pub(super) async fn act(
    State(app): State<AppState>,
    PlayKey(identity): PlayKey,
    prefer: Prefer,
    PathPart(id): PathPart<String>,
    JsonBody(request): JsonBody<ActRequest>,
) -> Answer {
    let action = request.read()?;
    let version = request.version.map(Version);
    Sender { app, identity, prefer, id }.send(|| Ok(Command::Act { action, version })).await
}

/// Make a seat free
///
/// The key needs the scope “play”.
#[utoipa::path(
    delete, path = "/api/tables/{id}/seats/{seat}", security(("key" = [])),
    params(
        ("id" = String, Path, description = "the table", min_length = 1),
        ("seat" = usize, Path, description = "the seat", minimum = 0, maximum = 3)
    ),
    responses((status = 200, description = "Done", body = TableJson), CommandErrors)
)]
pub(super) async fn free_seat(
    State(app): State<AppState>,
    PlayKey(identity): PlayKey,
    prefer: Prefer,
    PathPart((id, seat)): PathPart<(String, usize)>,
) -> Answer {
    Sender { app, identity, prefer, id }.send(|| Ok(Command::FreeSeat(existing(seat)?))).await
}

/// The same people again
///
/// The key needs the scope “play”.
#[utoipa::path(
    post, path = "/api/tables/{id}/rematch", security(("key" = [])), request_body = Nothing,
    params(("id" = String, Path, description = "the table", min_length = 1)),
    responses((status = 200, description = "Done", body = TableJson), CommandErrors)
)]
pub(super) async fn rematch(
    State(app): State<AppState>,
    PlayKey(identity): PlayKey,
    prefer: Prefer,
    PathPart(id): PathPart<String>,
    JsonBody(Nothing {}): JsonBody<Nothing>,
) -> Answer {
    let table = app.tables.find(&id).await?;
    let new = app.tables.rematch(&table, &identity).await?;
    Ok(prefer.answer(&app.tables.load(&new).await?, &identity))
}
