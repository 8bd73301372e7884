-- name: OfTable :many
SELECT ID, name FROM person;
-- name: OfView :many
SELECT ID, name, p.Name AS other FROM people p ORDER BY name;
-- name: OfDerived :many
SELECT * FROM (SELECT ID, name FROM people) d WHERE d.id > 0;
-- name: OfSystemView :many
SELECT table_name FROM information_schema.tables WHERE table_name = 'person';
