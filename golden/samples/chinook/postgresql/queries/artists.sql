-- name: GetArtist :one
SELECT artist_id, name FROM artist WHERE artist_id = $1;

-- name: ListArtists :many
SELECT * FROM artist ORDER BY name, artist_id LIMIT $1 OFFSET $2;

-- Finds artists by a part of their name, with the number of their albums.
-- name: SearchArtists :many
SELECT ar.artist_id, ar.name, COUNT(al.album_id) AS albums
FROM artist ar
LEFT JOIN album al ON al.artist_id = ar.artist_id
WHERE ar.name LIKE @pattern
GROUP BY ar.artist_id, ar.name
ORDER BY albums DESC, ar.artist_id;

-- Lists the artists of whom the shop has nothing.
-- name: ListArtistsWithoutAlbums :many
SELECT ar.artist_id, ar.name
FROM artist ar
LEFT JOIN album al ON al.artist_id = ar.artist_id
WHERE al.album_id IS NULL
ORDER BY ar.artist_id
LIMIT $1;

-- name: ListProlificArtists :many
SELECT ar.name, COUNT(*) AS albums
FROM artist ar
INNER JOIN album al ON al.artist_id = ar.artist_id
GROUP BY ar.artist_id, ar.name
HAVING COUNT(*) >= @minimum
ORDER BY albums DESC, ar.name;

-- name: CreateArtist :exec
INSERT INTO artist (artist_id, name) VALUES ($1, $2);

-- name: UpsertArtist :exec
INSERT INTO artist (artist_id, name)
VALUES (@artist_id, @name)
ON CONFLICT (artist_id) DO UPDATE SET name = EXCLUDED.name;

-- name: RenameArtist :exec
UPDATE artist SET name = @name WHERE artist_id = @artist_id;

-- Removes an artist, unless there is an album.
-- name: DeleteArtist :exec
DELETE FROM artist
WHERE artist_id = $1
  AND NOT EXISTS (SELECT 1 FROM album al WHERE al.artist_id = artist.artist_id);
