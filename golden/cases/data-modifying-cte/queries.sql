-- name: ArchiveDone :many
WITH done AS (DELETE FROM tasks WHERE done_at IS NOT NULL RETURNING id, title)
INSERT INTO archive (task_id, title) SELECT id, title FROM done RETURNING task_id, title;

-- name: FinishTask :one
WITH finished AS (UPDATE tasks SET done_at = $1 WHERE id = $2 RETURNING *)
SELECT f.id, f.title, f.done_at FROM finished f;
