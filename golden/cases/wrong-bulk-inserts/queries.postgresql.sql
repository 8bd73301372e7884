-- name: NoInsert :copyfrom
UPDATE notes SET body = $1;

-- name: FromQuery :copyfrom
INSERT INTO notes (id, body) SELECT id + $1, body FROM notes;

-- name: TwoRows :copyfrom
INSERT INTO notes (id, body) VALUES ($1, $2), ($3, $4);

-- name: NoParameter :copyfrom
INSERT INTO notes (id, body) VALUES (1, 'a');

-- name: AList :copyfrom
INSERT INTO notes (id, body) VALUES ((SELECT max(id) FROM notes WHERE id IN (sqlc.slice(ids))), $1);

-- name: Outside :copyfrom
INSERT INTO notes (id, body) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET seen = $3;

-- name: WithDefault :copyfrom
INSERT INTO notes (id, body, seen) VALUES ($1, $2, DEFAULT);
