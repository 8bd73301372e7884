-- name: GetBlock :one
SELECT * FROM letters_data WHERE id = ?;

-- name: ListTerms :many
SELECT i.segid, i.term, i.pgno, d.block FROM letters_idx i LEFT JOIN letters_data d ON d.id = i.pgno;

-- name: ListLetters :many
SELECT c.*, s.sz FROM letters_content c JOIN letters_docsize s USING (id);

-- name: GetSetting :one
SELECT * FROM letters_config WHERE k = ?;

-- name: ListNotes :many
SELECT c.id, c.c1, s.origin FROM notes_content c JOIN notes_docsize s ON s.id = c.id;

-- name: ListSizeless :many
SELECT d.id, i.pgno, c.v FROM sizeless_data d, sizeless_idx i, sizeless_config c WHERE c.k = 'version' AND i.segid = d.id;

-- name: ListPages :many
SELECT * FROM pages_content;

-- name: ListSegments :many
SELECT d.level, d.idx, d.root, s.block FROM main.pages_segdir d LEFT JOIN pages_segments s ON s.blockid = d.start_block;

-- name: ListSizes :many
SELECT s.size, t.value FROM pages_docsize s CROSS JOIN pages_stat t;

-- name: ListBrief :many
SELECT d.root, t.value FROM brief_segdir d CROSS JOIN brief_stat t;

-- name: ListOld :many
SELECT docid, c0content FROM old_content;

-- name: ListPlaces :many
SELECT r.*, n.data, p.parentnode FROM places_rowid r JOIN places_node n USING (nodeno) LEFT JOIN places_parent p USING (nodeno);

-- name: ListForms :many
SELECT * FROM forms_rowid;

-- name: ListBigBlocks :many
SELECT * FROM big_blocks;

-- name: ListGone :many
SELECT own FROM gone_data;
