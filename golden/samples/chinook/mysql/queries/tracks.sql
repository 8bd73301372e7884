-- Returns a track as it is stored.
-- name: GetTrack :one
SELECT * FROM `Track` WHERE `TrackId` = ?;

-- Returns a track with everything a customer wants to know. A track may stand on no album and have no genre.
-- name: GetTrackDetails :one
SELECT
  t.TrackId,
  t.Name,
  t.Composer,
  t.Milliseconds,
  t.UnitPrice,
  al.Title AS album_title,
  ar.Name AS artist_name,
  g.Name AS genre_name,
  m.Name AS media_name
FROM Track t
JOIN MediaType m ON m.MediaTypeId = t.MediaTypeId
LEFT JOIN Genre g ON g.GenreId = t.GenreId
LEFT JOIN (Album al JOIN Artist ar ON ar.ArtistId = al.ArtistId) ON al.AlbumId = t.AlbumId
WHERE t.TrackId = sqlc.arg(track_id);

-- name: SearchTracks :many
-- Searches the catalogue. A filter that is null is not applied.
SELECT t.TrackId, t.Name, t.UnitPrice, ar.Name AS artist_name
FROM Track t
LEFT JOIN Album al ON al.AlbumId = t.AlbumId
LEFT JOIN Artist ar ON ar.ArtistId = al.ArtistId
WHERE (sqlc.narg(words) IS NULL OR t.Name LIKE sqlc.narg(words))
  AND (t.GenreId = sqlc.narg(genre) OR sqlc.narg(genre) IS NULL)
  AND (t.Composer LIKE sqlc.narg(writer) OR sqlc.narg(writer) IS NULL)
  AND (t.Milliseconds <= sqlc.narg(longest) OR sqlc.narg(longest) IS NULL)
  AND (t.UnitPrice <= sqlc.narg(dearest) OR sqlc.narg(dearest) IS NULL)
ORDER BY t.Name, t.TrackId
LIMIT sqlc.arg(page_size) OFFSET sqlc.arg(skip);

-- name: ListTracksByAlbum :many
SELECT TrackId, Name, Milliseconds, UnitPrice FROM Track WHERE AlbumId = $1 ORDER BY TrackId;

-- name: ListTracksByIds :many
SELECT TrackId, Name, Bytes FROM Track WHERE TrackId IN (sqlc.slice(ids)) ORDER BY TrackId;

-- name: ListTracksByGenre :many
SELECT t.TrackId, t.Name
FROM Track t
WHERE t.GenreId IN (SELECT g.GenreId FROM Genre g WHERE g.Name = sqlc.arg(genre))
ORDER BY t.TrackId
LIMIT sqlc.arg(page_size);

-- name: ListTracksWithoutComposer :many
SELECT TrackId, Name, COALESCE(Composer, 'unknown') AS written_by
FROM Track
WHERE Composer IS NULL AND GenreId IS NOT NULL
ORDER BY Milliseconds DESC, TrackId
LIMIT $1;

-- Lists tracks that nobody ever bought.
-- name: ListNeverSoldTracks :many
SELECT t.TrackId, t.Name
FROM Track t
WHERE NOT EXISTS (SELECT 1 FROM InvoiceLine l WHERE l.TrackId = t.TrackId)
ORDER BY t.TrackId
LIMIT sqlc.arg(page_size) OFFSET sqlc.arg(skip);

-- Lists the longest tracks of every genre.
-- name: LongestTracksPerGenre :many
SELECT ranked.genre_name, ranked.track_name, ranked.Milliseconds, ranked.place
FROM (
  SELECT
    g.Name AS genre_name,
    t.Name AS track_name,
    t.Milliseconds,
    ROW_NUMBER() OVER (PARTITION BY g.GenreId ORDER BY t.Milliseconds DESC, t.TrackId) AS place
  FROM Track t
  JOIN Genre g ON g.GenreId = t.GenreId
) ranked
WHERE ranked.place <= $1
ORDER BY ranked.genre_name, ranked.place;

-- name: CountTracksByLength :many
SELECT
  CASE WHEN Milliseconds < 180000 THEN 'short' WHEN Milliseconds < 360000 THEN 'middling' ELSE 'long' END AS band,
  COUNT(*) AS tracks,
  COUNT(Composer) AS with_composer,
  COUNT(DISTINCT AlbumId) AS albums
FROM Track
GROUP BY CASE WHEN Milliseconds < 180000 THEN 'short' WHEN Milliseconds < 360000 THEN 'middling' ELSE 'long' END
ORDER BY tracks;

-- name: CountTracksByMediaType :many
SELECT m.MediaTypeId, m.Name, COUNT(t.TrackId) AS tracks, SUM(t.Bytes) AS bytes
FROM Track t
RIGHT JOIN MediaType m ON m.MediaTypeId = t.MediaTypeId
GROUP BY m.MediaTypeId, m.Name
ORDER BY tracks DESC;

-- name: ListGenres :many
SELECT DISTINCT g.GenreId, g.Name FROM Genre g JOIN Track t ON t.GenreId = g.GenreId ORDER BY g.Name;

-- name: CreateTrack :exec
INSERT INTO Track (TrackId, Name, AlbumId, MediaTypeId, GenreId, Composer, Milliseconds, Bytes, UnitPrice)
VALUES (
  :track_id, :name, :album_id, :media_type_id, :genre_id, :composer, :milliseconds, :bytes,
  :unit_price
);

-- name: UpdateTrackPrice :exec
UPDATE Track SET UnitPrice = $2 WHERE TrackId = $1;

-- Changes the price of every track of a genre by a factor.
-- name: ScalePricesOfGenre :exec
UPDATE Track
SET UnitPrice = UnitPrice * sqlc.arg(factor)
WHERE GenreId = (SELECT GenreId FROM Genre WHERE Name = sqlc.arg(genre));

-- name: DeleteTrack :exec
DELETE FROM Track WHERE TrackId = $1;
