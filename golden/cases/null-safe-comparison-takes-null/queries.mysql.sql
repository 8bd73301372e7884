-- name: FindNick :many
SELECT id, nick <=> 'ann' AS is_ann FROM people WHERE nick <=> $1;
