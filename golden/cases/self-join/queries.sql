-- The same table twice, once certain and once not.
-- name: ListPeople :many
SELECT p.name, b.name AS boss, p.boss_id, b.id AS found_boss_id
FROM people p LEFT JOIN people b ON b.id = p.boss_id ORDER BY p.id;

-- name: ListStaff :many
SELECT p.name, b.name AS boss, p.boss_id FROM people p JOIN people b ON b.id = p.boss_id;
