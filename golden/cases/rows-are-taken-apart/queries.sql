-- name: Places :many
SELECT id, (place).* FROM books ORDER BY id;

-- name: PlacesNowAndThen :many
SELECT (place).*, (b.former).* FROM books AS b ORDER BY b.id;

-- name: WholeRows :many
SELECT (b).*, (lowest()).* FROM books AS b ORDER BY id;

-- name: PlaceOf :one
SELECT (place_of($1)).*;

-- name: PlacesOfQuery :many
SELECT q.* FROM (SELECT (place).*, title FROM books) AS q WHERE q.level = $1;

-- name: KeepPlaces :exec
INSERT INTO places (shelf, level) SELECT (place).* FROM books;

-- name: KeepPlace :exec
INSERT INTO places (shelf, level) VALUES ((place_of($1)).*);

-- name: MoveBook :many
UPDATE books SET place.level = $1, former = ROW((place).*) WHERE id = $2 RETURNING (place).*;

-- name: RowAsJson :many
SELECT row_to_json(ROW((place).*)) AS place FROM books;
