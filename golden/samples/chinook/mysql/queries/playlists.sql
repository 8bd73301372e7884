-- name: ListPlaylists :many
SELECT p.PlaylistId, p.Name, COUNT(pt.TrackId) AS tracks
FROM Playlist p
LEFT JOIN PlaylistTrack pt ON pt.PlaylistId = p.PlaylistId
GROUP BY p.PlaylistId, p.Name
ORDER BY p.PlaylistId;

-- Returns a playlist with its playing time, which is null when it is empty.
-- name: GetPlaylist :one
SELECT
  p.PlaylistId,
  p.Name,
  (
    SELECT SUM(t.Milliseconds)
    FROM PlaylistTrack pt
    JOIN Track t ON t.TrackId = pt.TrackId
    WHERE pt.PlaylistId = p.PlaylistId
  ) AS playing_time
FROM Playlist p
WHERE p.PlaylistId = $1;

-- name: ListPlaylistTracks :many
SELECT t.TrackId, t.Name, al.Title AS album_title
FROM PlaylistTrack pt
JOIN Track t ON t.TrackId = pt.TrackId
LEFT JOIN Album al ON al.AlbumId = t.AlbumId
WHERE pt.PlaylistId = sqlc.arg(playlist_id)
ORDER BY t.TrackId
LIMIT sqlc.arg(page_size);

-- name: CreatePlaylist :exec
INSERT INTO Playlist (PlaylistId, Name)
SELECT COALESCE(MAX(PlaylistId), 0) + 1, sqlc.arg(name) FROM Playlist;

-- Puts a track on a playlist; nothing happens when it is there already.
-- name: AddTrackToPlaylist :exec
INSERT IGNORE INTO PlaylistTrack (PlaylistId, TrackId) VALUES ($1, $2);

-- name: RemoveTrackFromPlaylist :exec
DELETE FROM PlaylistTrack WHERE PlaylistId = $1 AND TrackId = $2;

-- Adds the tracks of one playlist to another.
-- name: CopyPlaylist :exec
INSERT INTO PlaylistTrack (PlaylistId, TrackId)
SELECT sqlc.arg(target), pt.TrackId
FROM PlaylistTrack pt
WHERE pt.PlaylistId = sqlc.arg(source)
  AND pt.TrackId NOT IN (SELECT TrackId FROM PlaylistTrack WHERE PlaylistId = sqlc.arg(target));

-- name: ClearPlaylist :exec
DELETE FROM PlaylistTrack WHERE PlaylistId = $1;

-- Lists the tracks that two playlists share.
-- name: ListSharedTracks :many
SELECT t.TrackId AS id, t.Name AS track_name
FROM Track t
JOIN PlaylistTrack pt ON pt.TrackId = t.TrackId
WHERE pt.PlaylistId = sqlc.arg(first_playlist)
INTERSECT
SELECT t.TrackId AS id, t.Name AS track_name
FROM Track t
JOIN PlaylistTrack pt ON pt.TrackId = t.TrackId
WHERE pt.PlaylistId = sqlc.arg(second_playlist)
ORDER BY id
LIMIT 20;

-- name: ListPlaylistsOfTrack :many
SELECT p.PlaylistId, p.Name
FROM Playlist p
WHERE EXISTS (SELECT 1 FROM PlaylistTrack pt WHERE pt.PlaylistId = p.PlaylistId AND pt.TrackId = $1)
ORDER BY p.PlaylistId;
