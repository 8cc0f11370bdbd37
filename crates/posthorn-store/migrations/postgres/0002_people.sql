-- An account is a player with a password. Nobody but the owner and the operator sees the address.
CREATE TABLE accounts (
    player     TEXT   NOT NULL PRIMARY KEY,
    password   TEXT   NOT NULL,
    email      TEXT,
    created_at BIGINT NOT NULL
);

-- What an account's name looks like: no two accounts share one of these.
CREATE TABLE name_keys (
    name_key TEXT NOT NULL PRIMARY KEY,
    player   TEXT NOT NULL
);
CREATE INDEX name_keys_by_player ON name_keys (player);

ALTER TABLE sessions ADD COLUMN seen_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN agent TEXT NOT NULL DEFAULT '';
CREATE INDEX sessions_by_player ON sessions (player);

ALTER TABLE api_tokens ADD COLUMN scopes TEXT NOT NULL DEFAULT 'read play account';

-- How each seat of a finished game fared, written with the game's last event.
CREATE TABLE results (
    game      TEXT   NOT NULL,
    seat      BIGINT NOT NULL,
    player    TEXT   NOT NULL,
    players   BIGINT NOT NULL,
    turn      BIGINT NOT NULL,
    place     BIGINT NOT NULL,
    points    BIGINT NOT NULL,
    quit      BIGINT NOT NULL,
    offices   BIGINT NOT NULL,
    rated     BIGINT NOT NULL,
    public    BIGINT NOT NULL,
    at        BIGINT NOT NULL,
    mean      DOUBLE PRECISION,
    deviation DOUBLE PRECISION,
    PRIMARY KEY (game, seat)
);
CREATE INDEX results_by_player ON results (player, at);

-- `games` is also the version: whoever changes a rating says how many games it had.
CREATE TABLE ratings (
    player     TEXT             NOT NULL PRIMARY KEY,
    mean       DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    games      BIGINT           NOT NULL,
    wins       BIGINT           NOT NULL,
    changed_at BIGINT           NOT NULL
);
