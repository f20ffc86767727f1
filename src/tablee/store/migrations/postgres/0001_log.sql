-- Every change to the schema is a new file with the next number. A file that was applied once is never edited.
-- Names are compared byte by byte ("C"), as everywhere else in the program.

-- What was done at every table, in order. A command may have any character, also the one that TEXT cannot hold.
CREATE TABLE log (
    table_id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    command BYTEA,
    act BYTEA NOT NULL,
    told BYTEA NOT NULL,
    due BIGINT,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, command)
);

-- When each table has to wake up by itself. Follows the log.
CREATE TABLE deadline (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    at BIGINT NOT NULL
) WITH (fillfactor = 80);

-- The last position of each table that came with a row.
CREATE TABLE snapshot (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    number BIGINT NOT NULL,
    state BYTEA NOT NULL
);

CREATE TABLE table_record (
    id TEXT COLLATE "C" PRIMARY KEY,
    code TEXT COLLATE "C" NOT NULL,
    game TEXT NOT NULL,
    created BIGINT NOT NULL,
    listed BOOLEAN NOT NULL,
    watchable BOOLEAN NOT NULL,
    state TEXT COLLATE "C" NOT NULL,
    rules_version TEXT NOT NULL,
    summary BYTEA NOT NULL,
    digest TEXT NOT NULL,
    opener TEXT COLLATE "C" NOT NULL,
    touched BIGINT NOT NULL
);
CREATE UNIQUE INDEX one_running_table_for_a_code ON table_record (code) WHERE state IN ('lobby', 'playing');
CREATE INDEX newest_tables ON table_record (state, listed, created);
CREATE INDEX tables_by_opener ON table_record (opener, touched) WHERE state IN ('lobby', 'playing');
CREATE INDEX tables_by_state ON table_record (state, touched);

-- The cards that a table was begun with, kept once for all the tables that have the same.
CREATE TABLE contents (
    digest TEXT COLLATE "C" PRIMARY KEY,
    written BYTEA NOT NULL
);

CREATE TABLE chat (
    table_id TEXT COLLATE "C" NOT NULL,
    channel TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    line BYTEA NOT NULL,
    PRIMARY KEY (table_id, channel, number)
);

CREATE TABLE person (
    id TEXT COLLATE "C" PRIMARY KEY,
    token_hash BYTEA NOT NULL,
    name TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE place (
    person TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, table_id)
);

CREATE TABLE secret (
    name TEXT COLLATE "C" PRIMARY KEY,
    value BYTEA NOT NULL
);

-- Written and taken back again, to find out whether a full disk has room.
CREATE TABLE room (
    filler BYTEA NOT NULL
);
ALTER TABLE room ALTER filler SET STORAGE EXTERNAL;

-- The processes that serve this house. Each says again and again that it lives; all leases of one that does not are free.
CREATE TABLE node (
    id TEXT COLLATE "C" PRIMARY KEY,
    address TEXT COLLATE "C" NOT NULL,
    until TIMESTAMPTZ NOT NULL
) WITH (fillfactor = 50);

-- Who keeps a table, until when, and for which time in a row: whoever takes it over counts one more, and only the last
-- one can write. Nobody keeps a table whose node is ''. Lines stay, so that the count never goes back.
CREATE TABLE lease (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    node TEXT COLLATE "C" NOT NULL,
    epoch BIGINT NOT NULL,
    until TIMESTAMPTZ NOT NULL
) WITH (fillfactor = 80);
CREATE INDEX leases_of_a_node ON lease (node);
