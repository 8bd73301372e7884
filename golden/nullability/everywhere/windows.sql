-- [n-] windows over an optional side
SELECT sum(e.weight) OVER (PARTITION BY p.id), count(e.id) OVER (PARTITION BY p.id) FROM person p LEFT JOIN pet e ON e.owner_id = p.id;
-- [n] first_value of what may be NULL
SELECT first_value(age) OVER (PARTITION BY team_id ORDER BY id) FROM person;
-- [-n] a frame that begins behind the row and ends before it
SELECT count(*) OVER (ORDER BY id ROWS BETWEEN 2 FOLLOWING AND 3 FOLLOWING), max(score) OVER (ORDER BY id ROWS BETWEEN 2 FOLLOWING AND 3 FOLLOWING) FROM person;
-- [?] lag by zero rows
SELECT lag(score, 0) OVER (ORDER BY id) FROM person;
-- [--] coalesce of lag
SELECT coalesce(lag(score) OVER (ORDER BY id), 0), score - coalesce(lag(score) OVER (ORDER BY id), score) FROM person;
-- [?] nth_value of the whole partition by 1
SELECT nth_value(score, 1) OVER (ORDER BY id) FROM person;
-- [n-] a window of a group's aggregate over nullable
SELECT max(max(age)) OVER (), sum(count(age)) OVER () FROM person GROUP BY team_id;
-- [-] a window in a derived table, filtered outside
SELECT s.prev FROM (SELECT lag(score) OVER (ORDER BY id) AS prev FROM person) s WHERE s.prev IS NOT NULL;
