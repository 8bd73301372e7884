-- Writes a review, or replaces the customer's earlier one of the same book.
-- name: ReviewBook :exec
INSERT INTO reviews (book_id, customer_id, rating, title, body, aspects, created_at)
VALUES (@book_id, @customer_id, @rating, @title, @body, @aspects, @created_at)
ON CONFLICT (book_id, customer_id) DO UPDATE
SET rating = excluded.rating, title = excluded.title, body = excluded.body, aspects = excluded.aspects;

-- Lists the reviews of a book; the reviewer's name is null for a guest or a closed account.
-- name: ListReviews :many
SELECT r.id, r.rating, r.title, r.body, r.aspects, r.helpful_count, r.created_at, c.name AS reviewer
FROM reviews r
LEFT JOIN customers c ON c.id = r.customer_id AND c.deleted_at IS NULL
WHERE r.book_id = $1 AND r.approved
ORDER BY r.helpful_count DESC, r.id;

-- name: GetBookRating :one
SELECT COUNT(*) AS reviews, AVG(rating) AS average, MIN(rating) AS lowest, MAX(rating) AS highest
FROM reviews
WHERE book_id = $1 AND approved;

-- name: MarkReviewHelpful :exec
UPDATE reviews SET helpful_count = helpful_count + 1 WHERE id = $1;
