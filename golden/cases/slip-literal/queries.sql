-- name: TwoUnderscores :many
SELECT id FROM t WHERE id > 1__000;

-- name: UnderscoreAtTheEnd :many
SELECT id FROM t WHERE id > 1.5_;

-- name: ShortEscape :many
SELECT id FROM t WHERE name = E'caf\u9';

-- name: HalfOfAPair :many
SELECT id FROM t WHERE name = E'\ud83d!';

-- name: ShortUnicode :many
SELECT id FROM t WHERE name = U&'caf\9';

-- name: EmptyName :many
SELECT id AS "" FROM t;

-- name: ParameterAndName :many
SELECT id FROM t WHERE id = $1and name = 'a';

-- name: ParameterOutOfRange :many
SELECT id FROM t WHERE id = $4294967296;
