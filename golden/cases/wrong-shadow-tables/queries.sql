-- name: NoContent :many
SELECT id FROM empty_content;

-- name: OtherContent :many
SELECT id FROM outer_books_content;

-- name: NoSizes :many
SELECT id FROM outer_books_docsize;

-- name: NoOrigin :many
SELECT origin FROM plain_docsize;

-- name: NoSizesOfOld :many
SELECT docid FROM old_docsize;

-- name: NoSizesOfBrief :many
SELECT docid FROM brief_docsize;

-- name: OldName :many
SELECT nodeno FROM renamed_node;

-- name: Dropped :many
SELECT id FROM gone_data;
