-- name: EqualsTwice :many
SELECT id FROM books WHERE price = = 1;

-- name: IsANumber :many
SELECT id FROM books WHERE price NOT 1;

-- name: GreaterOrEqual :many
SELECT id FROM books WHERE price => 1;

-- name: Percent :many
SELECT id FROM books WHERE id = %s;

-- name: Braces :many
SELECT id FROM books WHERE id = {id};

-- name: Top :many
SELECT TOP 10 id FROM books;

-- name: IsNotIn :many
SELECT id FROM books WHERE id IS NOT IN (1, 2);

-- name: NotIsNull :many
SELECT id FROM books WHERE price NOT IS NULL;

-- name: NotEqual :many
SELECT id FROM books WHERE price NOT = 1;

-- name: Apart :many
SELECT id FROM books WHERE price > = 1;

-- name: AngleBrackets :many
SELECT id FROM books WHERE price < > 1;

-- name: List :many
SELECT id FROM books WHERE id IN 1, 2;
