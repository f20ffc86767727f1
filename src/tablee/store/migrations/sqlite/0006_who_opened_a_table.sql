-- Who has opened a table, and when it was last changed in its lobby: nobody may open tables without end, and a lobby to
-- which nobody comes is closed. Of tables from before it is not known who opened them.
ALTER TABLE table_record ADD COLUMN opener TEXT NOT NULL DEFAULT '';
ALTER TABLE table_record ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
UPDATE table_record SET touched = created;
CREATE INDEX tables_by_opener ON table_record (opener, touched) WHERE state IN ('lobby', 'playing');
CREATE INDEX tables_by_state ON table_record (state, touched);
