-- Lists everybody from the top down: the depth below the general manager and the chain of last names.
-- name: ListEmployeeTree :many
WITH RECURSIVE chain AS (
  SELECT e.EmployeeId, e.LastName, 0 AS depth, CAST(e.LastName AS CHAR(200)) AS path
  FROM Employee e
  WHERE e.ReportsTo IS NULL
  UNION ALL
  SELECT e.EmployeeId, e.LastName, chain.depth + 1, CONCAT(chain.path, ' / ', e.LastName)
  FROM Employee e
  JOIN chain ON chain.EmployeeId = e.ReportsTo
)
SELECT EmployeeId, LastName, depth, path FROM chain ORDER BY path;

-- Counts the people below an employee, at any depth.
-- name: CountSubordinates :one
WITH RECURSIVE below (EmployeeId) AS (
  SELECT EmployeeId FROM Employee WHERE ReportsTo = sqlc.arg(manager)
  UNION ALL
  SELECT e.EmployeeId FROM Employee e JOIN below ON below.EmployeeId = e.ReportsTo
)
SELECT COUNT(*) AS people FROM below;

-- name: ListEmployees :many
SELECT e.EmployeeId, e.FirstName, e.LastName, e.Title, e.HireDate, m.LastName AS manager
FROM Employee e
LEFT JOIN Employee m ON m.EmployeeId = e.ReportsTo
ORDER BY e.EmployeeId;

-- name: ListEmployeesHiredAfter :many
SELECT EmployeeId, LastName, BirthDate, HireDate
FROM Employee
WHERE HireDate > $1
ORDER BY HireDate, EmployeeId;
