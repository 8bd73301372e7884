-- name: GetTeam :one
SELECT id, title FROM teams WHERE id = $1;

-- name: ListMembers :many
SELECT u.name, t.title FROM users u CROSS JOIN teams t;
