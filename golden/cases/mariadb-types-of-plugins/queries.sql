-- name: ListVisits :many
SELECT id, came_from, gateway, parent FROM visits ORDER BY id;

-- name: GetVisit :one
SELECT v.*, coalesce(p.gateway, '0.0.0.0') AS known FROM visits v LEFT JOIN visits p ON p.id = v.parent WHERE v.id = ?;

-- name: Latest :many
SELECT max(id) AS last, concat(came_from, '/64') AS network, CAST(came_from AS BINARY) AS bytes
FROM visits GROUP BY came_from HAVING max(id) > CAST('00000000-0000-0000-0000-000000000000' AS uuid);

-- name: Doubtful :many
SELECT CAST(concat(gateway, '?') AS inet4) AS address, inet_aton(gateway) AS number FROM visits;
