-- What is not quoted is in lower case; names of the machine's locales may all exist.
-- name: Sort :many
SELECT id FROM word ORDER BY plain COLLATE C;

-- name: Compare :many
SELECT id FROM word WHERE plain COLLATE backwards = other;

-- name: CompareInSchema :many
SELECT id FROM word WHERE plain COLLATE dictionary.backward = other;

-- name: CompareInNoSchema :many
SELECT id FROM word WHERE plain COLLATE dictionaries.backwards = other;

-- name: Listed :many
SELECT a FROM jsonb_to_recordset($1) AS r (a text COLLATE germann);

-- name: SortByKnown :many
SELECT plain COLLATE "en-x-icu" AS plain FROM word
ORDER BY plain COLLATE dictionary.backwards, plain COLLATE german, plain COLLATE pg_catalog."C", plain COLLATE ucs_basic;
