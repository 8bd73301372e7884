-- name: Told :many
VALUES ('it''s', 1 + 1, TRUE, NULL), ('a', 2, false, NULL);

-- name: Same :many
VALUES (1, 1, 2), (3, 4, 5);

-- name: Derived :many
SELECT v.`b c`, v.`2` FROM (VALUES ('b c', 2), ('d', 3)) v;

-- name: FromCte :many
WITH v AS (VALUES ( 5 ), (?)) SELECT v.`5` AS five FROM v;
