-- name: State :one
SELECT * FROM ticket_numbers;

-- name: Handed :one
SELECT CASE WHEN is_called THEN last_value END AS handed, s.xmin FROM ticket_numbers AS s;

-- name: Behind :many
SELECT t.title, (SELECT q.last_value FROM archive.tickets_number_seq q) - t.number AS distance, n.number
FROM archive.tickets t CROSS JOIN newest n;
