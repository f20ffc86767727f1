-- Lines of chat are numbered within their channel: a gap would tell everybody that others speak in secret.
CREATE TABLE chat_by_channel (
    table_id TEXT NOT NULL,
    channel TEXT NOT NULL,
    number INTEGER NOT NULL,
    line BLOB NOT NULL,
    PRIMARY KEY (table_id, channel, number)
);
INSERT INTO chat_by_channel
SELECT
    table_id,
    json_extract(CAST(line AS TEXT), '$.channel'),
    row_number() OVER (PARTITION BY table_id, json_extract(CAST(line AS TEXT), '$.channel') ORDER BY number),
    line
FROM chat;
DROP TABLE chat;
ALTER TABLE chat_by_channel RENAME TO chat;
