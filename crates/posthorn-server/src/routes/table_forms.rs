//! The forms of a table's page: one handler for each, all sending one command to the table.

use super::form::{Form, with_query};
use crate::state::AppState;
use crate::tables::{TableError, TableHandle};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use posthorn_pages::names::bot_name;
use posthorn_pages::play;
use posthorn_pages::words::Words;
use posthorn_rules::{Action, City, CitySet, Reason};
use posthorn_table::{BotKind, Command, CommandError, Identity, TableView, Version, Viewer};

type CommandResult = Result<Command, TableError>;

/// A form and the table that it is for.
struct TableForm {
    form: Form,
    table: TableHandle,
    /// The table's page, as the browser shows it.
    back: String,
}

async fn open(app: &AppState, id: &str, form: Form) -> Result<TableForm, Response> {
    let back = match form.number("as") {
        Some(seat) => format!("/table/{id}?as={seat}"),
        None => format!("/table/{id}"),
    };
    match app.tables.find(id).await {
        Ok(table) => Ok(TableForm { form, table, back }),
        Err(error) => Err(form.refused(&error, "/")),
    }
}

impl TableForm {
    fn identity(&self) -> &Identity {
        &self.form.visitor.identity
    }

    fn refused(&self, error: &TableError) -> Response {
        self.form.refused(error, &self.back)
    }

    async fn send(&self, sender: &Identity, command: CommandResult) -> Response {
        let sent = async { self.table.send(sender, command?).await };
        match sent.await {
            Ok(()) => self.form.done(&self.back),
            Err(error) => self.refused(&error),
        }
    }

    /// Sends an action of the game. Without script there is a question first where the action is hard to make good.
    async fn act(&self, action: Result<Action, TableError>) -> Response {
        let action = match action {
            Ok(action) => action,
            Err(error) => return self.refused(&error),
        };
        if !self.form.is_from_script && self.form.visitor.prefs.ask && !self.form.has("sure") {
            let viewer = Viewer::new(self.identity().player.clone(), self.form.seat("as"));
            let view = TableView::without_log(&self.table.snapshot(), &viewer);
            if play::question(&view, action).is_some() {
                let line: String = form_urlencoded::byte_serialize(action.to_string().as_bytes()).collect();
                return Redirect::to(&with_query(&self.back, "ask", &line)).into_response();
            }
        }
        self.send(self.identity(), Ok(Command::Act { action, version: version(&self.form) })).await
    }

    /// Sends what shows the sender's name to the others: it must not look like that of somebody else.
    async fn send_with_name(&self, app: &AppState, command: CommandResult) -> Response {
        match app.people.rename_if_taken(self.identity(), &self.form.visitor.words).await {
            Ok(identity) => self.send(&identity, command).await,
            Err(error) => {
                tracing::error!(%error, "a name could not be checked");
                self.refused(&TableError::Store)
            }
        }
    }

    /// Leaves; before the game the browser goes back to the lobby.
    async fn leave(&self) -> Response {
        let is_before_game = !self.table.snapshot().state.has_begun();
        match self.table.send(self.identity(), Command::Leave).await {
            Ok(()) if is_before_game => self.form.redirect("/"),
            Ok(()) => self.form.done(&self.back),
            Err(error) => self.refused(&error),
        }
    }
}

/// The position that the page showed.
fn version(form: &Form) -> Option<Version> {
    form.get("version")?.parse().ok().map(Version)
}

fn cities(form: &Form, name: &'static str) -> Result<Vec<City>, TableError> {
    let city = |name: &str| City::from_name(name).ok_or_else(|| TableError::BadAction(name.to_owned()));
    let mut cities = form.all(name).map(city).collect::<Result<Vec<_>, _>>()?;
    cities.sort_unstable();
    Ok(cities)
}

/// A handler that sends the command a form stands for.
macro_rules! command_handlers {
    ($($(#[$about:meta])* $name:ident => $command:expr;)+) => {
        $(
            $(#[$about])*
            pub(crate) async fn $name(
                State(app): State<AppState>,
                Path(id): Path<String>,
                form: Form,
            ) -> Response {
                let read: fn(&Form) -> CommandResult = $command;
                match open(&app, &id, form).await {
                    Ok(table) => table.send(table.identity(), read(&table.form)).await,
                    Err(response) => response,
                }
            }
        )+
    };
}

command_handlers! {
    /// Takes the last action back.
    undo => |form| Ok(Command::Undo { version: version(form) });
    /// Plays again after a bot stood in.
    play_again => |_| Ok(Command::Return);
    /// Puts a bot on a seat.
    add_bot => |form| {
        let bot = form.get("level").unwrap_or_default().parse().map_err(|_| TableError::NoSuchBot)?;
        Ok(Command::AddBot { seat: form.seat("seat"), bot })
    };
    /// Makes a seat free.
    free_seat => |form| Ok(Command::FreeSeat(form.seat("seat").ok_or(CommandError::NoSuchSeat)?));
    /// Lets a bot play for somebody who has been away for long.
    stand_in => |form| Ok(Command::StandIn(form.seat("seat").ok_or(CommandError::NoSuchSeat)?));
    /// Is ready, or not.
    set_ready => |form| Ok(Command::SetReady(form.get("ready") != Some("no")));
    /// Begins the game.
    start => |_| Ok(Command::Start);
}

/// An action of the game, as a line of the notation.
pub(crate) async fn act(State(app): State<AppState>, Path(id): Path<String>, form: Form) -> Response {
    let line = form.get("action").unwrap_or_default();
    let action = line.parse().map_err(|error| TableError::BadAction(format!("{error}")));
    match open(&app, &id, form).await {
        Ok(table) => table.act(action).await,
        Err(response) => response,
    }
}

/// Closes the route with the offices that are ticked, or those of a button with a whole selection.
pub(crate) async fn close(State(app): State<AppState>, Path(id): Path<String>, form: Form) -> Response {
    let offices = match form.get("action").map(str::parse) {
        None => cities(&form, "office").map(|cities| CitySet::of(&cities)),
        Some(Ok(Action::Close { offices, .. })) => Ok(offices),
        Some(_) => Err(TableError::BadAction(form.get("action").unwrap_or_default().to_owned())),
    };
    let cartwright = form.has("cartwright");
    match open(&app, &id, form).await {
        Ok(table) => table.act(offices.map(|offices| Action::Close { offices, cartwright })).await,
        Err(response) => response,
    }
}

/// Keeps three cards.
pub(crate) async fn keep(State(app): State<AppState>, Path(id): Path<String>, form: Form) -> Response {
    let not_three = |_| TableError::illegal(Reason::KeepNotInHand);
    let action =
        cities(&form, "card").and_then(|cards| Ok(Action::Keep(cards.try_into().map_err(not_three)?)));
    match open(&app, &id, form).await {
        Ok(table) => table.act(action).await,
        Err(response) => response,
    }
}

/// Sits down.
pub(crate) async fn sit(State(app): State<AppState>, Path(id): Path<String>, form: Form) -> Response {
    match open(&app, &id, form).await {
        Ok(table) => table.send_with_name(&app, Ok(Command::Sit(table.form.seat("seat")))).await,
        Err(response) => response,
    }
}

/// Gets up before the game, or gives up during it.
pub(crate) async fn leave(State(app): State<AppState>, Path(id): Path<String>, form: Form) -> Response {
    match open(&app, &id, form).await {
        Ok(table) => table.leave().await,
        Err(response) => response,
    }
}

/// Gives a seat to somebody at the same screen.
pub(crate) async fn add_guest(State(app): State<AppState>, Path(id): Path<String>, form: Form) -> Response {
    let table = match open(&app, &id, form).await {
        Ok(table) => table,
        Err(response) => return response,
    };
    let name = table.form.get("name").unwrap_or_default();
    if let Err(error) = app.people.check_guest_name(None, name).await {
        return table.form.account_refused(&error);
    }
    let command = Command::AddGuest { seat: table.form.seat("seat"), name: name.to_owned() };
    table.send(table.identity(), Ok(command)).await
}

/// The same people play again at another table.
pub(crate) async fn rematch(State(app): State<AppState>, Path(id): Path<String>, form: Form) -> Response {
    let table = match open(&app, &id, form).await {
        Ok(table) => table,
        Err(response) => return response,
    };
    match app.tables.rematch(&table.table, table.identity()).await {
        Ok(new) => table.form.redirect(&format!("/table/{new}")),
        Err(error) => table.refused(&error),
    }
}

/// Writes in the chat, or does what one of the commands there says that people know from BrettspielWelt.
pub(crate) async fn chat(State(app): State<AppState>, Path(id): Path<String>, form: Form) -> Response {
    let table = match open(&app, &id, form).await {
        Ok(table) => table,
        Err(response) => return response,
    };
    let text = table.form.get("text").unwrap_or_default().trim();
    let Some(words) = text.strip_prefix('/') else {
        return table.send_with_name(&app, Ok(Command::Chat(text.to_owned()))).await;
    };
    if words.split_whitespace().next().is_some_and(|word| word.eq_ignore_ascii_case("help")) {
        return table.form.problem(StatusCode::OK, "note-commands");
    }
    table.send_with_name(&app, chat_command(words, &table.form.visitor.words)).await
}

fn chat_command(text: &str, words: &Words) -> CommandResult {
    let text = text.to_lowercase();
    let mut parts = text.split_whitespace();
    Ok(match (parts.next().unwrap_or_default(), parts.next()) {
        ("join", _) => Command::Sit(None),
        ("leave" | "watch", _) => Command::Leave,
        ("ready", _) => Command::SetReady(true),
        ("start", _) => Command::Start,
        ("undo", _) => Command::Undo { version: None },
        ("bot", None) => Command::AddBot { seat: None, bot: BotKind::USUAL },
        ("bot", Some(name)) => {
            Command::AddBot { seat: None, bot: bot_called(name, words).ok_or(TableError::NoSuchBot)? }
        }
        _ => return Err(TableError::NoSuchCommand),
    })
}

/// The bot of this name in lower case: as programs write it, or as the page calls it.
fn bot_called(name: &str, words: &Words) -> Option<BotKind> {
    name.parse()
        .ok()
        .or_else(|| BotKind::opponents().find(|kind| bot_name(*kind, words).to_lowercase() == name))
}
