-- name: GetCustomer :one
SELECT * FROM customers WHERE id = ?;

-- name: GetCustomerByPublicId :one
SELECT id, name, birthday, preferences FROM customers WHERE public_id = @public_id AND deleted_at IS NULL;

-- Finds a customer by e-mail address, whatever its case.
-- name: FindCustomerByEmail :one
SELECT id, name, email, loyalty_points, newsletter
FROM customers
WHERE lower(email) = lower(@email) AND deleted_at IS NULL;

-- name: CreateCustomer :one
INSERT INTO customers (public_id, email, name, phone, birthday, newsletter, preferences)
VALUES (@public_id, @email, @name, @phone, @birthday, @newsletter, @preferences)
RETURNING id, public_id, loyalty_points;

-- name: UpdatePreferences :exec
UPDATE customers SET preferences = $2, newsletter = $3 WHERE id = $1;

-- name: AddLoyaltyPoints :exec
UPDATE customers SET loyalty_points = loyalty_points + @points WHERE id = @id;

-- Closes an account; its orders stay.
-- name: CloseAccount :exec
UPDATE customers
SET deleted_at = CURRENT_TIMESTAMP, newsletter = false, phone = NULL, preferences = NULL
WHERE id = $1 AND deleted_at IS NULL;

-- Pages through the readers of the newsletter, in the order of their ids.
-- name: ListNewsletterReaders :many
SELECT id, name, email, created_at
FROM customers
WHERE newsletter AND deleted_at IS NULL AND id > @after
ORDER BY id
LIMIT @page_size;

-- Removes accounts that were closed before a date and never ordered.
-- name: PurgeClosedAccounts :exec
DELETE FROM customers
WHERE deleted_at < @closed_before
  AND id NOT IN (SELECT o.customer_id FROM orders o);
