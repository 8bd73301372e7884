-- name: GetAlbum :one
SELECT al.AlbumId, al.Title, ar.ArtistId, ar.Name AS artist_name
FROM Album al
JOIN Artist ar ON ar.ArtistId = al.ArtistId
WHERE al.AlbumId = $1;

-- name: ListAlbumsByArtist :many
SELECT AlbumId, Title FROM Album WHERE ArtistId = $1 ORDER BY Title;

-- name: SearchAlbums :many
SELECT al.AlbumId, al.Title, ar.Name AS artist_name
FROM Album al
JOIN Artist ar USING (ArtistId)
WHERE lower(al.Title) LIKE lower(sqlc.arg(pattern)) OR lower(ar.Name) LIKE lower(sqlc.arg(pattern))
ORDER BY al.Title, al.AlbumId
LIMIT sqlc.arg(page_size);

-- Adds up an album: its tracks, playing time in milliseconds, and price when every track is bought.
-- name: GetAlbumTotals :one
SELECT
  COUNT(*) AS tracks,
  SUM(Milliseconds) AS playing_time,
  SUM(UnitPrice) AS price,
  AVG(Milliseconds) AS average_track
FROM Track
WHERE AlbumId = $1;

-- name: ListLongestAlbums :many
SELECT al.Title, SUM(t.Milliseconds) AS playing_time, MAX(t.Bytes) AS largest_file
FROM Album al
JOIN Track t ON t.AlbumId = al.AlbumId
GROUP BY al.AlbumId, al.Title
ORDER BY playing_time DESC
LIMIT $1;

-- name: CreateAlbum :exec
INSERT INTO Album (AlbumId, Title, ArtistId) VALUES (sqlc.arg(album_id), sqlc.arg(title), sqlc.arg(artist_id));

-- name: MoveAlbum :exec
UPDATE Album SET ArtistId = $2 WHERE AlbumId = $1;
