-- name: FindBook :one
SELECT title FROM books WHERE id = @id;

-- name: FindByName :one
SELECT title FROM books WHERE id = :id;

-- name: CountBooks :one
SELECT @n := count(*) AS n FROM books;
