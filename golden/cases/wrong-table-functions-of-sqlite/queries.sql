-- name: NoArgument :many
SELECT foreign_keys FROM pragma_foreign_keys('main');

-- name: NoSchema :many
SELECT schema FROM pragma_foreign_keys;

-- name: OfTheShell :many
SELECT count(*) AS n FROM generate_series(1, 10);
