-- name: AddTo2024 :one
INSERT INTO event_2024 (happened_on, note) VALUES ($1, $2) RETURNING id;

-- name: AddTo2025 :one
INSERT INTO event_2025 (happened_on, note) VALUES ($1, $2) RETURNING id;

-- name: AddWithId :exec
INSERT INTO event_2024 (id, happened_on) VALUES ($1, $2);

-- name: AddToAttachedWithId :exec
INSERT INTO event_2025 (id, happened_on) VALUES ($1, $2);

-- name: AddInSpite :exec
INSERT INTO event_2024 (id, happened_on) OVERRIDING SYSTEM VALUE VALUES ($1, $2);

-- name: AddCounter :exec
INSERT INTO counter (id, note) VALUES ($1, $2);
