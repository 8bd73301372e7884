-- name: AddThings :copyfrom
INSERT INTO own.things (id, mood, code, bits, letter, short, numbers, grid, document, data, made, day, amount, ratio, pair, span, ok)
VALUES (@id, @mood, @code, @bits, @letter, @short, @numbers, @grid, @document, @data, @made, @day, @amount, @ratio, @pair, @span, @ok);

-- name: AddSimple :copyfrom
INSERT INTO own.things (id, mood, document, short) VALUES (@id, 'sad', @document, lower(@short))
ON CONFLICT (id) DO UPDATE SET document = excluded.document;

-- name: AddThing :exec
INSERT INTO own.things (id, mood, code, bits, letter, short, numbers, grid, document, data, made, day, amount, ratio, pair, span, ok)
VALUES (@id, @mood, @code, @bits, @letter, @short, @numbers, @grid, @document, @data, @made, @day, @amount, @ratio, @pair, @span, @ok);

-- name: ListThings :many
SELECT * FROM own.things ORDER BY id;
