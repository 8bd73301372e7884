-- name: ListPlaylists :many
SELECT p.playlist_id, p.name, COUNT(pt.track_id) AS tracks
FROM playlist p
LEFT JOIN playlist_track pt ON pt.playlist_id = p.playlist_id
GROUP BY p.playlist_id, p.name
ORDER BY p.playlist_id;

-- Returns a playlist with its playing time, which is null when it is empty.
-- name: GetPlaylist :one
SELECT
  p.playlist_id,
  p.name,
  (
    SELECT SUM(t.milliseconds)
    FROM playlist_track pt
    JOIN track t ON t.track_id = pt.track_id
    WHERE pt.playlist_id = p.playlist_id
  ) AS playing_time
FROM playlist p
WHERE p.playlist_id = $1;

-- name: ListPlaylistTracks :many
SELECT t.track_id, t.name, al.title AS album_title
FROM playlist_track pt
JOIN track t ON t.track_id = pt.track_id
LEFT JOIN album al ON al.album_id = t.album_id
WHERE pt.playlist_id = @playlist_id
ORDER BY t.track_id
LIMIT @page_size;

-- name: CreatePlaylist :exec
INSERT INTO playlist (playlist_id, name)
SELECT COALESCE(MAX(playlist_id), 0) + 1, @name FROM playlist;

-- Puts a track on a playlist; nothing happens when it is there already.
-- name: AddTrackToPlaylist :exec
INSERT INTO playlist_track (playlist_id, track_id) VALUES ($1, $2) ON CONFLICT DO NOTHING;

-- name: RemoveTrackFromPlaylist :exec
DELETE FROM playlist_track WHERE playlist_id = $1 AND track_id = $2;

-- Adds the tracks of one playlist to another.
-- name: CopyPlaylist :exec
INSERT INTO playlist_track (playlist_id, track_id)
SELECT @target, pt.track_id
FROM playlist_track pt
WHERE pt.playlist_id = @source
  AND pt.track_id NOT IN (SELECT track_id FROM playlist_track WHERE playlist_id = @target);

-- name: ClearPlaylist :exec
DELETE FROM playlist_track WHERE playlist_id = $1;

-- Lists the tracks that two playlists share.
-- name: ListSharedTracks :many
SELECT t.track_id AS id, t.name AS track_name
FROM track t
JOIN playlist_track pt ON pt.track_id = t.track_id
WHERE pt.playlist_id = @first_playlist
INTERSECT
SELECT t.track_id AS id, t.name AS track_name
FROM track t
JOIN playlist_track pt ON pt.track_id = t.track_id
WHERE pt.playlist_id = @second_playlist
ORDER BY id
LIMIT 20;

-- name: ListPlaylistsOfTrack :many
SELECT p.playlist_id, p.name
FROM playlist p
WHERE EXISTS (SELECT 1 FROM playlist_track pt WHERE pt.playlist_id = p.playlist_id AND pt.track_id = $1)
ORDER BY p.playlist_id;
