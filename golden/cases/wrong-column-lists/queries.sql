-- name: Unlisted :many
SELECT * FROM any_row();

-- name: Listed :many
SELECT * FROM any_row() AS r (a integer, b text);

-- name: ListedTwice :many
SELECT * FROM any_row() AS r (a integer, a text);

-- name: Redundant :many
SELECT * FROM a_pair() AS r (a integer, b text);

-- name: Counted :many
SELECT * FROM any_row() WITH ORDINALITY AS r (a integer, b text);

-- name: CountedRows :many
SELECT * FROM ROWS FROM (any_row() AS (a integer, b text), generate_series(1, 2)) WITH ORDINALITY AS r;
