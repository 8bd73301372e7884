-- [--n] a view knows which columns come from one row that may be missing
SELECT team_id, team, motto FROM posted WHERE team_id > 0;
-- [--n] a view, the row proven by a column that is declared to take NULL
SELECT team_id, team, kind FROM posted WHERE motto = 'go';
-- [nnn-] a view of two outer joins, of which one proves nothing of the other
SELECT team_id, team, motto, kind FROM posted WHERE kind = 'cat';
-- [nn] a column of the side that is always there proves nothing
SELECT team_id, team FROM posted WHERE id > 0;
-- [--n] a view over a view
SELECT a, b, c FROM reposted WHERE b > 0;
-- [---] a view over a view, the row proven by a column that is declared to take NULL
SELECT a, b, c FROM reposted WHERE c IS NOT NULL;
-- [-n] a view that is joined by such a column
SELECT v.team, v.motto FROM posted v JOIN team t ON t.id = v.team_id;
-- [nn] a view that is left out, where nothing proves its row
SELECT v.team, v.team_id FROM team t LEFT JOIN posted v ON v.team_id = t.id;
-- [--] a view that is left out, its row proven
SELECT v.team, v.team_id FROM team t LEFT JOIN posted v ON v.team_id = t.id WHERE v.id > 0;
-- [-n] a view in a derived table
SELECT s.x, s.m FROM (SELECT team AS x, team_id AS y, motto AS m FROM posted) s WHERE s.y > 0;
-- [-] a view in a CASE
SELECT CASE WHEN team_id IS NOT NULL THEN team ELSE '' END FROM posted;
-- [--n] a view of UNION ALL: what holds in both arms
SELECT id, name, other FROM gathered WHERE id > 0;
-- [--] a view of UNION ALL: a column that takes NULL in one arm
SELECT id, name FROM gathered WHERE other <> '';
