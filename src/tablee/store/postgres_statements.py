"""The statements of the log on PostgreSQL: one, however many rows of however many tables there are."""

from __future__ import annotations

from typing import Final

# A lease that anybody may have: nobody's, expired, or of a node that has not said for long that it lives.
FREE: Final = """
    l.until <= clock_timestamp()
    OR NOT EXISTS (SELECT FROM node AS n WHERE n.id = l.node AND n.until > clock_timestamp())
"""

# Whoever had it last keeps the number of it; whoever takes it over counts one more.
CLAIM: Final = f"""
    INSERT INTO lease AS l (table_id, node, epoch, until)
    SELECT asked.t, $1::text, 1, clock_timestamp() + make_interval(secs => $2)
    FROM (SELECT DISTINCT t FROM unnest($3::text[]) AS t ORDER BY t) AS asked
    ON CONFLICT (table_id) DO UPDATE SET
        node = $1, epoch = l.epoch + (l.node <> $1)::int, until = clock_timestamp() + make_interval(secs => $2)
    WHERE l.node = $1 OR {FREE}
    RETURNING l.table_id, l.epoch
"""

# Rows of ours that were not answered when a connection was lost can no longer be written after this.
CLAIM_AGAIN: Final = """
    UPDATE lease SET epoch = epoch + 1, until = clock_timestamp() + make_interval(secs => $2)
    WHERE node = $1
    RETURNING table_id, epoch
"""
RENEW: Final = """
    UPDATE lease AS l SET until = clock_timestamp() + make_interval(secs => $2)
    FROM (
        SELECT table_id FROM lease WHERE node = $1 AND table_id = ANY ($3::text[])
        ORDER BY table_id FOR NO KEY UPDATE
    ) AS ours
    WHERE l.table_id = ours.table_id AND l.node = $1
    RETURNING l.table_id
"""
RELEASE: Final = """
    UPDATE lease AS l SET node = ''
    FROM (
        SELECT table_id FROM lease WHERE node = $1 AND table_id = ANY ($2::text[])
        ORDER BY table_id FOR NO KEY UPDATE
    ) AS ours
    WHERE l.table_id = ours.table_id AND l.node = $1
"""
KEEPER: Final = """
    SELECT n.address FROM lease AS l JOIN node AS n ON n.id = l.node
    WHERE l.table_id = $1 AND l.until > clock_timestamp() AND n.until > clock_timestamp()
"""

NODES: Final = "SELECT address FROM node WHERE until > clock_timestamp() ORDER BY address"

# Nobody else writes to a table that is ours, so nothing is added to it meanwhile.
ERASE: Final = """
    WITH gone AS (
        DELETE FROM lease WHERE table_id = $2 AND node = $1
        AND EXISTS (SELECT FROM table_record WHERE id = $2 AND state IN ('over', 'closed'))
        RETURNING table_id
    ), l AS (DELETE FROM log USING gone WHERE log.table_id = gone.table_id
    ), d AS (DELETE FROM deadline USING gone WHERE deadline.table_id = gone.table_id
    ), s AS (DELETE FROM snapshot USING gone WHERE snapshot.table_id = gone.table_id
    ), c AS (DELETE FROM chat USING gone WHERE chat.table_id = gone.table_id
    ), p AS (DELETE FROM place USING gone WHERE place.table_id = gone.table_id
    ), r AS (DELETE FROM table_record USING gone WHERE table_record.id = gone.table_id
    ) SELECT count(*) FROM gone
"""
FORGET: Final = """
    WITH places AS (DELETE FROM place WHERE person = $1), gone AS (DELETE FROM person WHERE id = $1 RETURNING id)
    SELECT count(*) FROM gone
"""

# Whether we were believed to live until now.
ALIVE: Final = """
    WITH before AS (SELECT until > clock_timestamp() AS lived FROM node WHERE id = $1)
    INSERT INTO node VALUES ($1, $2, clock_timestamp() + make_interval(secs => $3))
    ON CONFLICT (id) DO UPDATE SET until = excluded.until
    RETURNING (SELECT lived FROM before)
"""
# Whoever was at our address before is there no more; and a node that is long dead is forgotten.
SUCCEED: Final = """
    DELETE FROM node WHERE address = $1 AND address <> '' OR until < clock_timestamp() - interval '1 hour'
"""
DEAD: Final = "DELETE FROM node WHERE id = $1"
BURY: Final = "UPDATE node SET until = clock_timestamp() WHERE address = $1 AND id <> $2"

# Something falls due soon at tables that nobody keeps.
ADRIFT: Final = f"""
    SELECT d.table_id FROM deadline AS d LEFT JOIN lease AS l ON l.table_id = d.table_id
    WHERE d.at < $1 AND (l.table_id IS NULL OR {FREE})
    ORDER BY d.at LIMIT $2
"""

# What there is already of what some orders are about.
LOOK: Final = """
    SELECT 'head', asked.t, NULL::bytea, coalesce((SELECT max(number) FROM log WHERE table_id = asked.t), 0)
    FROM unnest($1::text[]) AS asked (t)
    UNION ALL
    SELECT 'command', sent.t, sent.c, log.number
    FROM unnest($2::text[], $3::bytea[]) AS sent (t, c)
    JOIN log ON log.table_id = sent.t AND log.command = sent.c
    UNION ALL
    SELECT 'code', id, convert_to(code, 'UTF8'), 0 FROM table_record
    WHERE code = ANY ($4::text[]) AND state IN ('lobby', 'playing')
    UNION ALL
    SELECT 'record', id, NULL, 0 FROM table_record WHERE id = ANY ($5::text[])
"""

# The rows of tables that are ours, in one statement: no transaction is open while we think, or while we are frozen.
# Whoever claims one of the tables waits until it is done; if they were first, nothing of that table is written.
ROWS: Final = f"""
WITH held AS MATERIALIZED (
    SELECT l.table_id, l.epoch
    FROM unnest($4::text[], $5::bigint[]) AS ours (table_id, epoch)
    JOIN lease AS l ON l.table_id = ours.table_id AND l.epoch = ours.epoch
    WHERE l.node = $1
    ORDER BY l.table_id
    FOR SHARE OF l
), taken AS ({CLAIM}
), kept AS MATERIALIZED (
    SELECT * FROM held UNION ALL SELECT * FROM taken
), written AS (
    INSERT INTO log (table_id, number, at, command, act, told, due)
    SELECT r.table_id, r.number, r.at, r.command, r.act, r.told, r.due
    FROM unnest($6::text[], $7::bigint[], $8::bigint[], $9::bytea[], $10::bytea[], $11::bytea[], $12::bigint[])
        AS r (table_id, number, at, command, act, told, due)
    JOIN kept ON kept.table_id = r.table_id
), due AS (
    INSERT INTO deadline AS d (table_id, at)
    SELECT l.table_id, l.at FROM unnest($13::text[], $14::bigint[]) AS l (table_id, at)
    JOIN kept ON kept.table_id = l.table_id
    WHERE l.at IS NOT NULL
    ON CONFLICT (table_id) DO UPDATE SET at = excluded.at WHERE d.at <> excluded.at
), not_due AS (
    DELETE FROM deadline AS d USING unnest($13::text[], $14::bigint[]) AS l (table_id, at), kept
    WHERE d.table_id = l.table_id AND l.at IS NULL AND kept.table_id = l.table_id
)"""

# What goes with some of them.
WITH_THEM: Final = """, positions AS (
    INSERT INTO snapshot (table_id, number, state)
    SELECT s.table_id, s.number, s.state
    FROM unnest($15::text[], $16::bigint[], $17::bytea[]) AS s (table_id, number, state)
    JOIN kept ON kept.table_id = s.table_id
    ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, state = excluded.state
), cards AS (
    INSERT INTO contents (digest, written)
    SELECT c.digest, c.written
    FROM unnest($18::text[], $19::text[], $20::bytea[]) AS c (table_id, digest, written)
    JOIN kept ON kept.table_id = c.table_id
    ON CONFLICT (digest) DO NOTHING
), records AS (
    INSERT INTO table_record AS t
    SELECT r.id, r.code, r.game, r.created, r.listed, r.watchable, r.state, r.rules_version, r.summary, r.digest,
        r.opener, r.touched
    FROM unnest(
        $21::text[], $22::text[], $23::text[], $24::bigint[], $25::boolean[], $26::boolean[], $27::text[], $28::text[],
        $29::bytea[], $30::text[], $31::text[], $32::bigint[]
    ) WITH ORDINALITY AS r (
        id, code, game, created, listed, watchable, state, rules_version, summary, digest, opener, touched, place
    )
    JOIN kept ON kept.table_id = r.id
    ORDER BY r.place
    ON CONFLICT (id) DO UPDATE SET
        code = excluded.code, game = excluded.game, created = excluded.created, listed = excluded.listed,
        watchable = excluded.watchable, state = excluded.state, rules_version = excluded.rules_version,
        summary = excluded.summary, digest = excluded.digest, opener = excluded.opener, touched = excluded.touched
)"""

KEPT: Final = " SELECT table_id, epoch FROM kept"
WRITE_ROWS: Final = ROWS + KEPT
WRITE: Final = ROWS + WITH_THEM + KEPT
