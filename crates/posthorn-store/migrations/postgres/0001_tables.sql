-- The truth about a game is its row here and its events; `status` is only an index over them.
CREATE TABLE games (
    id         TEXT    NOT NULL PRIMARY KEY,
    created_at BIGINT  NOT NULL,
    setup      TEXT    NOT NULL,
    secret     BYTEA   NOT NULL,
    status     TEXT    NOT NULL
);
CREATE INDEX games_by_status ON games (status, created_at);

CREATE TABLE events (
    game    TEXT    NOT NULL,
    seq     BIGINT  NOT NULL,
    at      BIGINT  NOT NULL,
    kind    TEXT    NOT NULL,
    payload TEXT    NOT NULL,
    PRIMARY KEY (game, seq)
);

-- Who has sat at which table, for "my games".
CREATE TABLE seated (
    player TEXT NOT NULL,
    game   TEXT NOT NULL,
    PRIMARY KEY (player, game)
);

CREATE TABLE players (
    id         TEXT    NOT NULL PRIMARY KEY,
    name       TEXT    NOT NULL,
    created_at BIGINT  NOT NULL
);

-- Only hashes of what opens a door are stored.
CREATE TABLE sessions (
    token_hash TEXT    NOT NULL PRIMARY KEY,
    player     TEXT    NOT NULL,
    created_at BIGINT  NOT NULL
);

CREATE TABLE api_tokens (
    token_hash TEXT    NOT NULL PRIMARY KEY,
    player     TEXT    NOT NULL,
    label      TEXT    NOT NULL,
    created_at BIGINT  NOT NULL
);
CREATE INDEX api_tokens_by_player ON api_tokens (player);

CREATE TABLE settings (
    name  TEXT NOT NULL PRIMARY KEY,
    value BYTEA NOT NULL
);
