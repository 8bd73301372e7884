-- name: AddPlaces :copyfrom
INSERT INTO places (id, pin) VALUES (@id, ROW (ROW(@x::float8, @label::text), @color::text));

-- name: AddPlace :exec
INSERT INTO places (id, pin) VALUES (@id, ROW (ROW(@x::float8, @label::text), @color::text));

-- name: AddBare :copyfrom
INSERT INTO places VALUES (@id, NULL, (@a::float8, @b::int + 1));

-- name: AddParts :copyfrom
INSERT INTO places (id, pairs[1], parts.at) VALUES (@id, (@a::float8, @b::int), ROW(@a, 'it''s'));

-- name: ListPlaces :many
SELECT id, pin, pair, pairs, parts FROM places ORDER BY id;
