-- name: Version :one
SHOW server_version_num;

-- name: Zone :one!
SHOW TIME ZONE;

-- name: Style :one
show DATESTYLE;

-- name: Isolation :one
SHOW TRANSACTION ISOLATION LEVEL;

-- name: Path :many
SHOW "search_path";

-- name: Settings :many
SHOW ALL;
