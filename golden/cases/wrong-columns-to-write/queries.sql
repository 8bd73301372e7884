-- name: SetDoubled :exec
UPDATE tallies SET hits = 2, doubled = 4 WHERE id = 1;

-- name: AddDoubled :exec
INSERT INTO tallies (id, hits, doubled) VALUES (1, 2, 4);

-- name: AddAll :exec
INSERT INTO tallies SELECT id + 1, hits, doubled FROM tallies;
