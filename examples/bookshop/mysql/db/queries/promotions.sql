-- Lists the promotions that run on a day.
-- name: ListPromotionsOn :many
SELECT
  p.code,
  p.discount,
  p.starts_on,
  p.lasts_days,
  p.opens_at,
  p.formats,
  p.quantity_breaks,
  p.price_steps,
  p.budget,
  p.flyer,
  p.checksum
FROM promotions p
WHERE p.starts_on <= sqlc.arg(day) AND DATE_ADD(p.starts_on, INTERVAL p.lasts_days DAY) > sqlc.arg(day)
ORDER BY p.code;

-- name: CreatePromotion :exec
INSERT INTO promotions (
  code, discount, starts_on, lasts_days, opens_at, formats, quantity_breaks, price_steps, budget
)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?);

-- Returns what a book costs under a promotion.
-- name: GetPromotionPrice :one
SELECT b.title, b.price, p.discount, b.price - b.price * CAST(p.discount AS DECIMAL(5, 4)) AS reduced
FROM books b
CROSS JOIN promotions p
WHERE b.id = sqlc.arg(book_id) AND p.code = sqlc.arg(code);
