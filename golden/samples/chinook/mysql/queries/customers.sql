-- name: GetCustomer :one
SELECT * FROM Customer WHERE CustomerId = $1;

-- name: FindCustomerByEmail :one
SELECT CustomerId, FirstName, LastName, Company FROM Customer WHERE Email = sqlc.arg(email);

-- name: SearchCustomers :many
SELECT c.CustomerId, c.FirstName, c.LastName, c.City, c.State, c.Country
FROM Customer c
WHERE (c.Country = sqlc.narg(country) OR sqlc.narg(country) IS NULL)
  AND (c.State = sqlc.narg(state) OR sqlc.narg(state) IS NULL)
  AND (c.SupportRepId = sqlc.narg(rep) OR sqlc.narg(rep) IS NULL)
  AND (c.Company IS NOT NULL OR NOT sqlc.arg(only_companies))
ORDER BY c.LastName, c.FirstName;

-- name: ListCustomersInCountries :many
SELECT CustomerId, LastName, Country
FROM Customer
WHERE Country IN (sqlc.slice(countries)) AND CustomerId > sqlc.arg(after)
ORDER BY CustomerId;

-- Lists the customers with the name of whoever looks after them.
-- name: ListCustomersWithRep :many
SELECT c.CustomerId, c.LastName, e.FirstName AS rep_first_name, e.LastName AS rep_last_name
FROM Customer c
LEFT JOIN Employee e ON e.EmployeeId = c.SupportRepId
ORDER BY c.CustomerId
LIMIT $1;

-- name: CountCustomersByCountry :many
SELECT Country, COUNT(*) AS customers, COUNT(Company) AS companies
FROM Customer
GROUP BY Country
HAVING COUNT(*) BETWEEN sqlc.arg(fewest) AND sqlc.arg(most)
ORDER BY customers DESC, Country;

-- Changes what is given and keeps the rest.
-- name: UpdateCustomerContact :exec
UPDATE Customer
SET Email = COALESCE(sqlc.narg(email), Email),
  Phone = COALESCE(sqlc.narg(phone), Phone),
  Fax = NULL
WHERE CustomerId = sqlc.arg(customer_id);

-- name: AssignSupportRep :exec
UPDATE Customer SET SupportRepId = $1 WHERE Country = $2;

-- name: CreateCustomer :exec
INSERT INTO Customer (CustomerId, FirstName, LastName, Company, Country, Email)
VALUES (:customer_id, :first_name, :last_name, :company, :country, :email);

-- Removes a customer who never bought anything.
-- name: DeleteCustomer :exec
DELETE FROM Customer
WHERE CustomerId = sqlc.arg(customer_id)
  AND CustomerId NOT IN (SELECT CustomerId FROM Invoice);
