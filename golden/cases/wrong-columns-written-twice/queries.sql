-- name: AddBook :exec
INSERT INTO books (title, title) VALUES ($1, $2);

-- name: SetTitle :exec
UPDATE books SET title = $1, title = $2 WHERE id = $3;

-- name: SetPlace :exec
UPDATE books SET place.level = $1, place = $2 WHERE id = $3;

-- name: SetTags :exec
UPDATE books SET tags[1] = $1, tags[2] = $2, place.shelf = $3, place.level = $4 WHERE id = $5;

-- name: AddWithId :exec
INSERT INTO books (id, title) VALUES ($1, $2);

-- name: AddWithOverriding :exec
INSERT INTO books (id, title) OVERRIDING SYSTEM VALUE VALUES ($1, $2);

-- name: EmptyTag :exec
UPDATE books SET tags[1] = DEFAULT WHERE id = $1;
