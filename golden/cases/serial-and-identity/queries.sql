-- name: ListAll :many
SELECT a.id AS a_id, b.id AS b_id, c.id AS c_id, d.id AS d_id FROM a, b, c, d;

-- name: CreateA :exec
INSERT INTO a (word) VALUES ($1);
