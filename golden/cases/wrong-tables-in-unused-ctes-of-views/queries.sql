-- name: ReadsTheView :many
SELECT one FROM unread;
