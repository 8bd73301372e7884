-- name: NoInsert :copyfrom
UPDATE notes SET body = $1;

-- name: FromQuery :copyfrom
INSERT INTO notes (id, body) SELECT id + $1, body FROM notes;

-- name: TwoRows :copyfrom
INSERT INTO notes (id, body) VALUES ($1, $2), ($3, $4);

-- name: NoParameter :copyfrom
INSERT INTO notes (id, body) VALUES (1, 'a');

-- name: AList :copyfrom
INSERT INTO notes (id, body) VALUES ((SELECT max(id) FROM notes AS others WHERE id IN (sqlc.slice(ids))), $1);
