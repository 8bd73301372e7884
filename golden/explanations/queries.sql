-- name: OuterJoins :many
SELECT p.name, t.name AS team, c.n
FROM person p
LEFT JOIN team t ON t.id = p.team_id
LEFT JOIN (SELECT owner_id, count(*) AS n FROM pet GROUP BY owner_id) c ON c.owner_id = p.id
WHERE t.id > 0;

-- name: Expressions :many
SELECT
  p.age + p.score AS total,
  coalesce(p.nick, p.name) AS called,
  CASE WHEN p.age > 18 THEN p.age END AS adult,
  p.age > 1 OR p.score > 2 AS either,
  cast(p.age AS text) AS years,
  nullif(p.score, 0) AS points,
  (SELECT max(e.weight) FROM pet e WHERE e.owner_id = p.id) AS heaviest,
  (SELECT e.kind FROM pet e WHERE e.id = p.id) AS kind,
  EXISTS (SELECT 1 FROM pet e WHERE e.owner_id = p.id) AS has_pets
FROM person p;

-- name: Groups :many
SELECT team_id, sum(score) AS points, max(nick) AS nick, count(*) FILTER (WHERE age > 1) AS adults
FROM person GROUP BY ROLLUP (team_id) HAVING max(nick) > 'a';

-- name: Windows :many
SELECT sum(score) OVER (ORDER BY id ROWS BETWEEN 2 PRECEDING AND 1 PRECEDING) AS before FROM person;

-- name: Arms :many
SELECT score AS number FROM person UNION ALL SELECT age FROM person;

-- name: Tree :many
WITH RECURSIVE c (id, boss_id) AS (
  SELECT id, boss_id FROM person
  UNION ALL SELECT p.id, p.boss_id FROM person p JOIN c ON p.boss_id = c.id
)
SELECT id, boss_id FROM c;

-- name: View :many
SELECT * FROM nicked WHERE age BETWEEN 1 AND @highest;

-- name: Changed :one
UPDATE person SET nick = NULL WHERE nick = @nick RETURNING nick, @other::text AS other;

-- name: HeldByTheTable :many
SELECT amount, total FROM line;

-- name: Heirs :many
SELECT code, status FROM stock;

-- name: Exhausted :many
SELECT
  CASE WHEN nick IS NULL THEN 1 WHEN nick IS NOT NULL THEN 2 END AS nicked,
  id IN (SELECT boss_id FROM person) AS leads
FROM person;

-- name: Counted :many
SELECT team_id, max(age) AS oldest FROM person GROUP BY team_id HAVING count(age) > 0;

-- name: ThroughView :many
SELECT team, motto FROM posted WHERE team_id > 0;

-- name: OfDomains :many
SELECT c.code, c.own, lower(v.code) AS shown FROM coded c, codes v;
