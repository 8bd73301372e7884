-- name: Missing :exec
CALL jott($1);

-- name: TooMany :exec
CALL jot($1, $2);

-- name: OfFunction :exec
CALL twice($1);

-- name: NoRows :one
CALL jot($1);
