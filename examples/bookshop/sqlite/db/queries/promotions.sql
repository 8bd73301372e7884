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
  p.budget
FROM promotions p
WHERE p.starts_on <= @day AND date(p.starts_on, '+' || p.lasts_days || ' days') > @day
ORDER BY p.code;

-- name: CreatePromotion :exec
INSERT INTO promotions (
  code, discount, starts_on, lasts_days, opens_at, formats, quantity_breaks, price_steps, budget
)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?);

-- Returns what a book costs under a promotion.
-- name: GetPromotionPrice :one
SELECT b.title, b.price, p.discount, b.price - b.price * p.discount AS reduced
FROM books b
CROSS JOIN promotions p
WHERE b.id = @book_id AND p.code = @code;
