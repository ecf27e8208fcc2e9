-- The tables of the house, each with what lists show of it.
CREATE TABLE tables (
    id       TEXT PRIMARY KEY NOT NULL,
    header   TEXT NOT NULL,
    host     TEXT NOT NULL,
    created  BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    phase    TEXT NOT NULL,
    public   BOOLEAN NOT NULL,
    deadline BIGINT,
    bot_turn BOOLEAN NOT NULL,
    members  TEXT NOT NULL,
    last     BIGINT NOT NULL,
    summary  TEXT NOT NULL
);
CREATE INDEX tables_by_host ON tables (host, created);
CREATE INDEX tables_in_public ON tables (at) WHERE public;
CREATE INDEX tables_with_clock ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_of_bots ON tables (at) WHERE bot_turn;

-- The logs.
CREATE TABLE entries (
    table_id  TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number    BIGINT NOT NULL,
    action_id TEXT NOT NULL,
    body      TEXT NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, action_id)
);

-- Who finds a table among their games.
CREATE TABLE members (
    guest    TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (guest, table_id)
);
CREATE INDEX members_by_table ON members (table_id);

-- Codes that move a seat to another device, each good for once.
CREATE TABLE handovers (
    code     TEXT PRIMARY KEY NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    until    BIGINT NOT NULL
);
CREATE INDEX handovers_by_table ON handovers (table_id);
CREATE INDEX handovers_by_end ON handovers (until);

-- What the house has once: the key that it signs with, and when a server was last alive.
CREATE TABLE house (
    one    BOOLEAN PRIMARY KEY NOT NULL CHECK (one),
    secret BYTEA,
    beat   BIGINT
);
INSERT INTO house (one) VALUES (TRUE);
