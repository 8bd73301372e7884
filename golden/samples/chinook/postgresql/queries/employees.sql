-- Lists everybody from the top down: the depth below the general manager and the chain of last names.
-- name: ListEmployeeTree :many
WITH RECURSIVE chain AS (
  SELECT e.employee_id, e.last_name, 0 AS depth, e.last_name::text AS path
  FROM employee e
  WHERE e.reports_to IS NULL
  UNION ALL
  SELECT e.employee_id, e.last_name, chain.depth + 1, chain.path || ' / ' || e.last_name
  FROM employee e
  JOIN chain ON chain.employee_id = e.reports_to
)
SELECT employee_id, last_name, depth, path FROM chain ORDER BY path;

-- Counts the people below an employee, at any depth.
-- name: CountSubordinates :one
WITH RECURSIVE below (employee_id) AS (
  SELECT employee_id FROM employee WHERE reports_to = @manager
  UNION ALL
  SELECT e.employee_id FROM employee e JOIN below ON below.employee_id = e.reports_to
)
SELECT COUNT(*) AS people FROM below;

-- name: ListEmployees :many
SELECT e.employee_id, e.first_name, e.last_name, e.title, e.hire_date, m.last_name AS manager
FROM employee e
LEFT JOIN employee m ON m.employee_id = e.reports_to
ORDER BY e.employee_id;

-- name: ListEmployeesHiredAfter :many
SELECT employee_id, last_name, birth_date, hire_date
FROM employee
WHERE hire_date > $1
ORDER BY hire_date, employee_id;
