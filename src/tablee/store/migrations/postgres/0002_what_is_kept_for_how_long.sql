-- When a guest was last here, to the day: who has not come for long is forgotten. Of guests from before it is not known,
-- so they count from now on.
ALTER TABLE person ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
UPDATE person SET seen = floor(extract(epoch FROM now()))::bigint * 1000;
CREATE INDEX people_by_seen ON person (seen);
CREATE INDEX people_by_name ON person (name);
CREATE INDEX places_by_table ON place (table_id);

-- What the operator tells everybody, until a time. There is one at most.
CREATE TABLE notice (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    text TEXT NOT NULL,
    until BIGINT NOT NULL
);
