-- name: ListNicks :many
SELECT id, nick, age FROM people WHERE nick IS NOT NULL ORDER BY id;

-- name: ListBoth :many
SELECT nick, age FROM people WHERE nick IS NOT NULL AND age IS NOT NULL;

-- NOT (x IS NULL) says the same.
-- name: ListNotNull :many
SELECT nick, age FROM people WHERE NOT (nick IS NULL) ORDER BY id;

-- Proven in the subquery, proven outside.
-- name: ListFromDerived :many
SELECT d.nick, d.age FROM (SELECT nick, age FROM people WHERE nick IS NOT NULL) AS d ORDER BY d.nick;

-- LIKE and IN are not true for NULL.
-- name: ListLike :many
SELECT nick, age FROM people WHERE nick LIKE 'a%' AND age IN (30, 40);
