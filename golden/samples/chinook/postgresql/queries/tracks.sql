-- Returns a track as it is stored.
-- name: GetTrack :one
SELECT * FROM track WHERE track_id = $1;

-- Returns a track with everything a customer wants to know. A track may stand on no album and have no genre.
-- name: GetTrackDetails :one
SELECT
  t.track_id,
  t.name,
  t.composer,
  t.milliseconds,
  t.unit_price,
  al.title AS album_title,
  ar.name AS artist_name,
  g.name AS genre_name,
  m.name AS media_name
FROM track t
JOIN media_type m ON m.media_type_id = t.media_type_id
LEFT JOIN genre g ON g.genre_id = t.genre_id
LEFT JOIN (album al JOIN artist ar ON ar.artist_id = al.artist_id) ON al.album_id = t.album_id
WHERE t.track_id = @track_id;

-- name: SearchTracks :many
-- Searches the catalogue. A filter that is null is not applied.
SELECT t.track_id, t.name, t.unit_price, ar.name AS artist_name
FROM track t
LEFT JOIN album al ON al.album_id = t.album_id
LEFT JOIN artist ar ON ar.artist_id = al.artist_id
WHERE (sqlc.narg(words)::text IS NULL OR t.name LIKE sqlc.narg(words))
  AND (t.genre_id = sqlc.narg(genre) OR sqlc.narg(genre) IS NULL)
  AND (t.composer LIKE sqlc.narg(writer) OR sqlc.narg(writer) IS NULL)
  AND (t.milliseconds <= sqlc.narg(longest) OR sqlc.narg(longest) IS NULL)
  AND (t.unit_price <= sqlc.narg(dearest) OR sqlc.narg(dearest) IS NULL)
ORDER BY t.name, t.track_id
LIMIT sqlc.arg(page_size) OFFSET sqlc.arg(skip);

-- name: ListTracksByAlbum :many
SELECT track_id, name, milliseconds, unit_price FROM track WHERE album_id = $1 ORDER BY track_id;

-- name: ListTracksByIds :many
SELECT track_id, name, bytes FROM track WHERE track_id IN (sqlc.slice(ids)) ORDER BY track_id;

-- name: ListTracksByGenre :many
SELECT t.track_id, t.name
FROM track t
WHERE t.genre_id IN (SELECT g.genre_id FROM genre g WHERE g.name = @genre)
ORDER BY t.track_id
LIMIT @page_size;

-- name: ListTracksWithoutComposer :many
SELECT track_id, name, COALESCE(composer, 'unknown') AS written_by
FROM track
WHERE composer IS NULL AND genre_id IS NOT NULL
ORDER BY milliseconds DESC, track_id
LIMIT $1;

-- Lists tracks that nobody ever bought.
-- name: ListNeverSoldTracks :many
SELECT t.track_id, t.name
FROM track t
WHERE NOT EXISTS (SELECT 1 FROM invoice_line l WHERE l.track_id = t.track_id)
ORDER BY t.track_id
LIMIT @page_size OFFSET @skip;

-- Lists the longest tracks of every genre.
-- name: LongestTracksPerGenre :many
SELECT ranked.genre_name, ranked.track_name, ranked.milliseconds, ranked.place
FROM (
  SELECT
    g.name AS genre_name,
    t.name AS track_name,
    t.milliseconds,
    ROW_NUMBER() OVER (PARTITION BY g.genre_id ORDER BY t.milliseconds DESC, t.track_id) AS place
  FROM track t
  JOIN genre g ON g.genre_id = t.genre_id
) ranked
WHERE ranked.place <= $1
ORDER BY ranked.genre_name, ranked.place;

-- name: CountTracksByLength :many
SELECT
  CASE WHEN milliseconds < 180000 THEN 'short' WHEN milliseconds < 360000 THEN 'middling' ELSE 'long' END AS band,
  COUNT(*) AS tracks,
  COUNT(composer) AS with_composer,
  COUNT(DISTINCT album_id) AS albums
FROM track
GROUP BY CASE WHEN milliseconds < 180000 THEN 'short' WHEN milliseconds < 360000 THEN 'middling' ELSE 'long' END
ORDER BY tracks;

-- name: CountTracksByMediaType :many
SELECT m.media_type_id, m.name, COUNT(t.track_id) AS tracks, SUM(t.bytes) AS bytes
FROM track t
RIGHT JOIN media_type m ON m.media_type_id = t.media_type_id
GROUP BY m.media_type_id, m.name
ORDER BY tracks DESC;

-- name: ListGenres :many
SELECT DISTINCT g.genre_id, g.name FROM genre g JOIN track t ON t.genre_id = g.genre_id ORDER BY g.name;

-- name: CreateTrack :exec
INSERT INTO track (
  track_id, name, album_id, media_type_id, genre_id, composer, milliseconds, bytes, unit_price
)
VALUES (
  @track_id, @name, @album_id, @media_type_id, @genre_id, @composer, @milliseconds, @bytes,
  @unit_price
);

-- name: UpdateTrackPrice :exec
UPDATE track SET unit_price = $2 WHERE track_id = $1;

-- Changes the price of every track of a genre by a factor.
-- name: ScalePricesOfGenre :exec
UPDATE track
SET unit_price = unit_price * @factor
WHERE genre_id = (SELECT genre_id FROM genre WHERE name = @genre);

-- name: DeleteTrack :exec
DELETE FROM track WHERE track_id = $1;
