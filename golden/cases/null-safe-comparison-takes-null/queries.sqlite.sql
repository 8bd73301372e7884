-- name: FindNick :many
SELECT id, nick IS 'ann' AS is_ann FROM people WHERE nick IS $1;

-- name: FindOthers :many
SELECT id, nick FROM people WHERE nick IS NOT $1;
