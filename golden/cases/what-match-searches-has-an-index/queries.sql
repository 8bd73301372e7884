-- name: Part :many
SELECT id FROM pages WHERE MATCH (title) AGAINST (?);

-- name: TooMany :many
SELECT id FROM pages WHERE MATCH (title, body, note) AGAINST ('x' IN NATURAL LANGUAGE MODE);

-- name: SeveralTables :many
SELECT p.id FROM pages p, others o WHERE MATCH (p.note, o.note) AGAINST ('x');

-- name: Right :many
SELECT id, MATCH (body, title) AGAINST (?) AS score FROM pages WHERE MATCH (NOTE) AGAINST ('x')
ORDER BY score DESC;

-- name: OfView :many
SELECT s.id, MATCH (s.remark) AGAINST ('x') AS score FROM others o LEFT JOIN shown s ON s.id = o.id + 10;
