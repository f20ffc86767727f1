-- What a list shows of a table: no longer its places alone, but its settings, too. They are what its opening or its last
-- change of settings says. A table whose first rows were not folded yet when the program was killed gets the defaults.
UPDATE table_record SET summary = CAST(json_object(
    'settings', json(coalesce(
        (
            SELECT json_extract(CAST(act AS TEXT), '$.act.settings') FROM log
            WHERE table_id = id AND json_extract(CAST(act AS TEXT), '$.act.act') IN ('open', 'configure')
            ORDER BY number DESC LIMIT 1
        ),
        json_object('seats', json_array_length(CAST(summary AS TEXT)))
    )),
    'places', json(CAST(summary AS TEXT))
) AS BLOB) WHERE json_type(CAST(summary AS TEXT)) = 'array';
