-- name: Aliased :many
SELECT u.id FROM user u;

-- name: Alone :many
SELECT id FROM user WHERE name = 'a';

-- name: Qualified :many
SELECT user.id FROM "user";
