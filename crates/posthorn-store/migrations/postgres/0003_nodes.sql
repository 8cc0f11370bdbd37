-- The servers that share the database, alive until the moment named, and which of them sees to the
-- clocks and bots of a game.
CREATE TABLE nodes (
    id    TEXT   NOT NULL PRIMARY KEY,
    until BIGINT NOT NULL
);

CREATE TABLE claims (
    game TEXT NOT NULL PRIMARY KEY,
    node TEXT NOT NULL
);
CREATE INDEX claims_by_node ON claims (node);
