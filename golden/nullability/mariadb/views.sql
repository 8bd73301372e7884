-- [n] a view, of which an arm loses a value
SELECT token FROM stamped WHERE id > 2;
-- [n] a derived table, of which an arm loses a value
SELECT s.token FROM (SELECT s.id, s.token FROM person p LEFT JOIN stamp s ON s.id = p.id UNION ALL SELECT 3, 'none') s WHERE s.id > 0;
