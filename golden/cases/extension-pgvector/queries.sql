-- name: AddItem :exec
INSERT INTO items (id, title, embedding, half) VALUES ($1, $2, $3, $3::vector::halfvec);

-- name: Nearest :many
SELECT id, embedding, embedding <-> $1 AS distance
FROM items
ORDER BY embedding <-> $1
LIMIT 5;

-- name: Similar :many
SELECT id, 1 - (embedding <=> $1) AS similarity, cosine_distance(half, $2) AS half_distance
FROM items
WHERE embedding <=> $1 < $3;

-- name: Centre :one
SELECT avg(embedding) AS centre, sum(half) AS half, count(*) AS size FROM items;

-- name: Shapes :many
SELECT vector_dims(embedding) AS dims, l2_norm(half) AS norm, embedding + embedding AS twice,
  binary_quantize(embedding) AS bits, ARRAY[1, 2, 3]::vector AS made, embedding::real[] AS numbers
FROM items;

-- name: Listed :many
SELECT id FROM items WHERE embedding = ANY($1::vector[]);
