-- name: GetCustomer :one
SELECT * FROM customer WHERE customer_id = $1;

-- name: FindCustomerByEmail :one
SELECT customer_id, first_name, last_name, company FROM customer WHERE email = @email;

-- name: SearchCustomers :many
SELECT c.customer_id, c.first_name, c.last_name, c.city, c.state, c.country
FROM customer c
WHERE (c.country = sqlc.narg(country) OR sqlc.narg(country) IS NULL)
  AND (c.state = sqlc.narg(state) OR sqlc.narg(state) IS NULL)
  AND (c.support_rep_id = sqlc.narg(rep) OR sqlc.narg(rep) IS NULL)
  AND (c.company IS NOT NULL OR NOT sqlc.arg(only_companies)::boolean)
ORDER BY c.last_name, c.first_name;

-- name: ListCustomersInCountries :many
SELECT customer_id, last_name, country
FROM customer
WHERE country IN (sqlc.slice(countries)) AND customer_id > sqlc.arg(after)
ORDER BY customer_id;

-- Lists the customers with the name of whoever looks after them.
-- name: ListCustomersWithRep :many
SELECT c.customer_id, c.last_name, e.first_name AS rep_first_name, e.last_name AS rep_last_name
FROM customer c
LEFT JOIN employee e ON e.employee_id = c.support_rep_id
ORDER BY c.customer_id
LIMIT $1;

-- name: CountCustomersByCountry :many
SELECT country, COUNT(*) AS customers, COUNT(company) AS companies
FROM customer
GROUP BY country
HAVING COUNT(*) BETWEEN @fewest AND @most
ORDER BY customers DESC, country;

-- Changes what is given and keeps the rest.
-- name: UpdateCustomerContact :exec
UPDATE customer
SET email = COALESCE(sqlc.narg(email), email),
  phone = COALESCE(sqlc.narg(phone), phone),
  fax = NULL
WHERE customer_id = sqlc.arg(customer_id);

-- name: AssignSupportRep :exec
UPDATE customer SET support_rep_id = $1 WHERE country = $2;

-- name: CreateCustomer :exec
INSERT INTO customer (customer_id, first_name, last_name, company, country, email)
VALUES (@customer_id, @first_name, @last_name, @company, @country, @email);

-- Removes a customer who never bought anything.
-- name: DeleteCustomer :exec
DELETE FROM customer
WHERE customer_id = @customer_id
  AND customer_id NOT IN (SELECT customer_id FROM invoice);
