-- A spoken code leads to a game that can still be joined or watched. When it is over, another table may have the code.
DROP INDEX one_open_table_for_a_code;
CREATE UNIQUE INDEX one_running_table_for_a_code ON table_record (code) WHERE state IN ('lobby', 'playing');
