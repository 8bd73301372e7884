-- name: GetAlbum :one
SELECT al.album_id, al.title, ar.artist_id, ar.name AS artist_name
FROM album al
JOIN artist ar ON ar.artist_id = al.artist_id
WHERE al.album_id = $1;

-- name: ListAlbumsByArtist :many
SELECT album_id, title FROM album WHERE artist_id = $1 ORDER BY title;

-- name: SearchAlbums :many
SELECT al.album_id, al.title, ar.name AS artist_name
FROM album al
JOIN artist ar USING (artist_id)
WHERE lower(al.title) LIKE lower(@pattern) OR lower(ar.name) LIKE lower(@pattern)
ORDER BY al.title, al.album_id
LIMIT @page_size;

-- Adds up an album: its tracks, playing time in milliseconds, and price when every track is bought.
-- name: GetAlbumTotals :one
SELECT
  COUNT(*) AS tracks,
  SUM(milliseconds) AS playing_time,
  SUM(unit_price) AS price,
  AVG(milliseconds) AS average_track
FROM track
WHERE album_id = $1;

-- name: ListLongestAlbums :many
SELECT al.title, SUM(t.milliseconds) AS playing_time, MAX(t.bytes) AS largest_file
FROM album al
JOIN track t ON t.album_id = al.album_id
GROUP BY al.album_id, al.title
ORDER BY playing_time DESC
LIMIT $1;

-- name: CreateAlbum :exec
INSERT INTO album (album_id, title, artist_id) VALUES (@album_id, @title, @artist_id);

-- name: MoveAlbum :exec
UPDATE album SET artist_id = $2 WHERE album_id = $1;
