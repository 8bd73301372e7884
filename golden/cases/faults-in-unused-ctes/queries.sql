-- name: UnknownColumn :many
WITH b AS (SELECT isbn FROM books) SELECT id FROM books;

-- name: OfWhatNothingReads :many
WITH a AS (SELECT isbn FROM books), b AS (SELECT isbn FROM a) SELECT id FROM books;

-- name: TooManyNames :many
WITH b (id, title, price) AS (SELECT id, title FROM books) SELECT id FROM books;

-- name: InDerivedTable :many
SELECT d.id FROM (WITH b AS (SELECT id FROM shelves) SELECT id FROM books) AS d;

-- name: StillTwice :many
WITH b AS (SELECT 1 AS one), b AS (SELECT 2 AS two) SELECT id FROM books;

-- name: InOneThatIsRead :many
WITH a AS (SELECT isbn FROM books), b AS (SELECT isbn FROM a) SELECT isbn FROM b;
