-- Every change to the schema is a new file with the next number. A file that was applied once is never edited.

-- What was done at every table, in order.
CREATE TABLE log (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    command TEXT,
    act BLOB NOT NULL,
    told BLOB NOT NULL,
    due INTEGER,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, command)
);

-- When each table has to wake up by itself. Follows the log.
CREATE TABLE deadline (
    table_id TEXT PRIMARY KEY,
    at INTEGER NOT NULL
);

-- One line for each commit: its rows, packed together. They are durable here first, and are folded into `log` and
-- `deadline` later, many rows of a table at once.
CREATE TABLE journal (
    page INTEGER PRIMARY KEY,
    packed BLOB NOT NULL
);

-- The last position of each table that came with a row.
CREATE TABLE snapshot (
    table_id TEXT PRIMARY KEY,
    number INTEGER NOT NULL,
    state BLOB NOT NULL
);

CREATE TABLE table_record (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL,
    game TEXT NOT NULL,
    created INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    watchable INTEGER NOT NULL,
    state TEXT NOT NULL,
    rules_version TEXT NOT NULL,
    summary BLOB NOT NULL
);
CREATE UNIQUE INDEX one_open_table_for_a_code ON table_record (code) WHERE state <> 'closed';
CREATE INDEX newest_tables ON table_record (state, listed, created);

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    line BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE person (
    id TEXT PRIMARY KEY,
    token_hash BLOB NOT NULL,
    name TEXT NOT NULL,
    created INTEGER NOT NULL
);

CREATE TABLE place (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
);

CREATE TABLE secret (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
);

-- Written and deleted again, to find out whether a full disk has room.
CREATE TABLE room (
    filler BLOB NOT NULL
);
