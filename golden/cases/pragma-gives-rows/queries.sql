-- name: ListColumns :many
PRAGMA table_info(books);
-- name: ListAllColumns :many
PRAGMA main.table_xinfo('books');
-- name: ListForeignKeys :many
PRAGMA foreign_key_list = books;
-- name: ListIndexes :many
PRAGMA index_list(authors);
-- name: ListIndexColumns :many
PRAGMA index_xinfo("books_title");
-- name: ListBrokenKeys :many
PRAGMA foreign_key_check;
-- name: CheckIntegrity :many
PRAGMA integrity_check(10);
-- name: UserVersion :one
PRAGMA user_version;
-- name: SchemaVersion :one
PRAGMA schema_version;
-- name: SetUserVersion :exec
PRAGMA user_version = 7;
-- name: Encoding :one
PRAGMA encoding;
-- name: SetBusyTimeout :one
PRAGMA busy_timeout = 5000;
-- name: SetLockingMode :exec
PRAGMA locking_mode(normal);
