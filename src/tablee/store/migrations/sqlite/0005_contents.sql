-- The cards that a table was begun with, kept once for all the tables that have the same. Tables from before name none.
CREATE TABLE contents (
    digest TEXT PRIMARY KEY,
    written BLOB NOT NULL
);
ALTER TABLE table_record ADD COLUMN digest TEXT NOT NULL DEFAULT '';
