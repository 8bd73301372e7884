-- name: FindNick :many
SELECT id, nick IS NOT DISTINCT FROM 'ann' AS is_ann FROM people WHERE nick IS NOT DISTINCT FROM $1;

-- name: FindOthers :many
SELECT id, nick FROM people WHERE nick IS DISTINCT FROM $1;
