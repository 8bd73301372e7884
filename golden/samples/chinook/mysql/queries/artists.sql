-- name: GetArtist :one
SELECT ArtistId, Name FROM Artist WHERE ArtistId = ?;

-- name: ListArtists :many
SELECT * FROM Artist ORDER BY Name, ArtistId LIMIT ? OFFSET ?;

-- Finds artists by a part of their name, with the number of their albums.
-- name: SearchArtists :many
SELECT ar.ArtistId, ar.Name, COUNT(al.AlbumId) AS albums
FROM Artist ar
LEFT JOIN Album al ON al.ArtistId = ar.ArtistId
WHERE ar.Name LIKE sqlc.arg(pattern)
GROUP BY ar.ArtistId, ar.Name
ORDER BY albums DESC, ar.ArtistId;

-- Lists the artists of whom the shop has nothing.
-- name: ListArtistsWithoutAlbums :many
SELECT ar.ArtistId, ar.Name
FROM Artist ar
LEFT JOIN Album al ON al.ArtistId = ar.ArtistId
WHERE al.AlbumId IS NULL
ORDER BY ar.ArtistId
LIMIT $1;

-- name: ListProlificArtists :many
SELECT ar.Name, COUNT(*) AS albums
FROM Artist ar
INNER JOIN Album al ON al.ArtistId = ar.ArtistId
GROUP BY ar.ArtistId, ar.Name
HAVING COUNT(*) >= sqlc.arg(minimum)
ORDER BY albums DESC, ar.Name;

-- name: CreateArtist :exec
INSERT INTO Artist (ArtistId, Name) VALUES ($1, $2);

-- name: UpsertArtist :exec
INSERT INTO Artist (ArtistId, Name)
VALUES (:artist_id, :name)
ON DUPLICATE KEY UPDATE Name = VALUES(Name);

-- name: RenameArtist :exec
UPDATE Artist SET Name = sqlc.arg(name) WHERE ArtistId = sqlc.arg(artist_id);

-- Removes an artist, unless there is an album.
-- name: DeleteArtist :exec
DELETE FROM Artist
WHERE ArtistId = $1
  AND NOT EXISTS (SELECT 1 FROM Album al WHERE al.ArtistId = Artist.ArtistId);
