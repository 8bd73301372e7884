-- name: Columns :many
SELECT id, email FROM users;

-- name: TypeOfNoSchema :many
SELECT 'a=>1'::hstore AS pairs FROM users;

-- name: Items :many
SELECT $1::citext[] AS emails FROM users;

-- name: Calls :many
SELECT hstore('a', 'b') AS pairs, cube(1.5) AS box FROM users;

-- name: CreatedAgain :many
SELECT nlevel('a.b'::ltree) AS levels FROM users;
