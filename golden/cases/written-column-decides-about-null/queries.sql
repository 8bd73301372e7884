-- name: CreatePerson :exec
INSERT INTO people (id, name, nick, age) VALUES ($1, $2, $3, $4);

-- name: UpdatePerson :exec
UPDATE people SET name = $2, nick = $3 WHERE id = $1;

-- Arithmetic on the way does not change who may be NULL.
-- name: AgePerson :exec
UPDATE people SET age = age + $1 WHERE id = $2;

-- name: CopyPeople :exec
INSERT INTO people (id, name, nick) SELECT id + $1, name, $2 FROM people;
