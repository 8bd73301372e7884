-- name: GroupedBySum :many
SELECT points + 1 AS next FROM users GROUP BY (points + 1)::int;

-- name: ShownAsCast :many
SELECT (points + 1)::int4 AS next, count(*) FROM users GROUP BY points + 1 HAVING (points + 1)::int > 2;

-- name: InsideOfOther :many
SELECT upper(lower(email)) || '!' AS cry FROM users GROUP BY upper(lower(email)::text)::text || '!';

-- name: Distinct :many
SELECT DISTINCT lower(email) AS email FROM users ORDER BY lower(email)::text;

-- name: DistinctOfCast :many
SELECT DISTINCT (points > 1)::bool AS many FROM users ORDER BY points > 1;

-- name: DistinctOn :many
SELECT DISTINCT ON (lower(email)::text) lower(email) AS email, id FROM users ORDER BY lower(email), id;

-- name: Aggregated :many
SELECT string_agg(DISTINCT lower(email), ',' ORDER BY lower(email)::text) AS emails FROM users;

-- name: Chosen :many
SELECT coalesce(points, 1) AS points, lower(nick) AS nick FROM users GROUP BY coalesce(points, 1)::int, lower(nick)::text;

-- name: TwiceCast :many
SELECT CASE WHEN points > 1 THEN points END AS many FROM users GROUP BY (CASE WHEN points > 1 THEN points END)::int::int4;
