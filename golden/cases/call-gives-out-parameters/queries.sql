-- name: Tally :one
CALL tally($1, total => $2, doubled => NULL);

-- name: TallyOne :one
CALL tally(1, $1, NULL);

-- name: TallyText :exec
CALL tally('x');
