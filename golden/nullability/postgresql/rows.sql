-- [n] a domain NOT NULL through a derived table and an outer join
SELECT s.tag FROM person p LEFT JOIN (SELECT id, tag FROM thing) s ON s.id = p.id + 1000;
-- [n] a domain NOT NULL of a window
SELECT lag(tag) OVER (ORDER BY id) FROM thing;
-- [n] a composite that is not NULL by IS DISTINCT FROM NULL
SELECT (place).x FROM thing WHERE place IS DISTINCT FROM NULL;
-- [??] IS NOT NULL of a composite column proves its fields
SELECT (place).x, (place).y FROM thing WHERE place IS NOT NULL;
-- [-] IS NULL of a composite column does not make the column NULL
SELECT place FROM thing WHERE place IS NULL;
-- [--] IS NOT NULL of a row of an optional side proves all columns
SELECT t.name, t.motto FROM person p LEFT JOIN team t ON t.id = p.team_id WHERE ROW(t.name, t.motto) IS NOT NULL;
-- [n] NOT (ROW IS NULL) proves nothing of one column
SELECT t.name FROM person p LEFT JOIN team t ON t.id = p.team_id WHERE NOT (ROW(t.name, p.id) IS NULL);
-- [n] a whole row in CASE
SELECT CASE WHEN t.id IS NOT NULL THEN t END FROM person p LEFT JOIN team t ON t.id = p.team_id;
-- [nn] to_json and row_to_json of a row that is left out
SELECT to_jsonb(t), row_to_json(t) FROM person p LEFT JOIN team t ON t.id = p.team_id;
-- [--n] jsonb_agg of rows that are left out
SELECT p.id, jsonb_agg(t), json_agg(t.id) FILTER (WHERE t.id IS NOT NULL) FROM person p LEFT JOIN team t ON t.id = p.team_id GROUP BY p.id;
-- [--] count of a whole row that is left out
SELECT count(t), count(DISTINCT t) FROM person p LEFT JOIN team t ON t.id = p.team_id;
-- [?] ALL of a subquery without rows is true
SELECT score > ALL (SELECT age FROM person WHERE id < 0) FROM person;
-- [?n] ROWS FROM fills up
SELECT r.a, r.b FROM ROWS FROM (generate_series(1, 3), generate_series(1, 2)) AS r (a, b);
-- [n-?] strict aggregates over a filter
SELECT sum(score) FILTER (WHERE score > 5), count(*) FILTER (WHERE age > 100), max(score) FILTER (WHERE true) FROM person GROUP BY team_id;
-- [--n] bool_and of groups and every of nothing
SELECT bool_and(score > 1), every(score > 1), bool_or(age > 1) FROM person GROUP BY team_id;
-- [nn] ordered set aggregates of groups over what may be NULL
SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY age), mode() WITHIN GROUP (ORDER BY age) FROM person GROUP BY id;
-- [--n-n?] variance and regression of groups
SELECT var_pop(score), stddev_pop(score), var_samp(score), regr_count(score, id), regr_slope(score, id), covar_pop(score, id) FROM person GROUP BY id;
-- [---n] jsonb_object_agg and string_agg of groups
SELECT jsonb_object_agg(id, age), string_agg(name, ','), array_agg(DISTINCT age), xmlagg(NULL::xml) FROM person GROUP BY team_id;
-- [nn-] GROUPING SETS with the empty set over no rows
SELECT team_id, sum(score), count(*) FROM person GROUP BY GROUPING SETS ((team_id), ());
-- [nn-] GROUPING SETS without the empty set
SELECT id, kind, max(owner_id) FROM pet GROUP BY GROUPING SETS ((id), (kind));
-- [-n] CUBE with a key in an expression
SELECT coalesce(kind, 'all'), upper(kind) FROM pet GROUP BY CUBE (kind);
-- [?] GROUPING() in CASE does not prove
SELECT CASE WHEN grouping(kind) = 0 THEN kind ELSE 'all' END FROM pet GROUP BY ROLLUP (kind);
-- [-n] GROUP BY with a key and ROLLUP of another
SELECT owner_id, kind FROM pet GROUP BY owner_id, ROLLUP (kind);
-- [n-] ROLLUP and a functionally dependent column
SELECT id, kind FROM pet GROUP BY ROLLUP (id), kind;
-- [--] DISTINCT ON keeps facts
SELECT DISTINCT ON (team_id) team_id, score FROM person WHERE team_id IS NOT NULL ORDER BY team_id, score;
-- [n] LATERAL that names an optional side
SELECT s.x FROM person p LEFT JOIN team t ON t.id = p.team_id CROSS JOIN LATERAL (SELECT t.name AS x) s;
-- [?-] LATERAL with a condition on the outer row, inner join
SELECT p.age, s.x FROM person p CROSS JOIN LATERAL (SELECT p.age AS x WHERE p.age IS NOT NULL) s;
-- [-] LEFT JOIN LATERAL VALUES
SELECT s.x FROM person p LEFT JOIN LATERAL (VALUES (p.score)) AS s (x) ON true;
-- [n] LEFT JOIN LATERAL of a set-returning function
SELECT s.x FROM thing t LEFT JOIN LATERAL unnest(t.items) AS s (x) ON true;
-- [n] LEFT JOIN LATERAL jsonb_array_elements
SELECT s.e FROM thing t LEFT JOIN LATERAL jsonb_array_elements(CASE jsonb_typeof(t.doc) WHEN 'array' THEN t.doc ELSE '[]' END) AS s (e) ON true;
-- [-n---] jsonb_set with NULL and without
SELECT jsonb_set(doc, '{a}', 'null'), jsonb_set(doc, '{a}', NULL), doc - 'a', doc || '{}', jsonb_insert(doc, '{zz}', '1') FROM thing WHERE jsonb_typeof(doc) = 'object';
-- [-??-----] dates that are infinite
SELECT extract(year FROM made), date_part('hour', made), to_char(made, 'YYYY'), date_trunc('year', made), age(made, '2024-01-01'), made - '1 day'::interval, made::date, isfinite(made) FROM thing WHERE isfinite(made);
-- [--] aggregates of ranges
SELECT range_agg(ranged), range_intersect_agg(ranged) FROM thing GROUP BY id;
-- [?] a JSON field that is not NULL does not prove another spelling
SELECT doc -> 'a' FROM thing WHERE doc ->> 'a' IS NOT NULL;
-- [nnn] UPDATE from an optional side that proves nothing
UPDATE person p SET nick = t.motto FROM person q LEFT JOIN team t ON t.id = q.team_id WHERE q.id = p.id RETURNING p.nick, q.team_id, t.id;
-- [?] UPDATE sets a column to what is never NULL
UPDATE person SET age = score RETURNING age;
-- [?] UPDATE sets a column to its old value
UPDATE person SET age = age WHERE age IS NOT NULL RETURNING age;
-- [??] UPDATE sets a column in WHERE of another column
UPDATE person SET nick = 'x' WHERE age > 1 RETURNING nick, age;
-- [-?] INSERT SELECT of what is proven
INSERT INTO goods (code, amount, hint) SELECT 'k' || id, score, nick FROM person WHERE nick IS NOT NULL RETURNING code, hint;
-- [?-] INSERT DO NOTHING
INSERT INTO goods (code, amount, hint) VALUES ('x', 1, 'a') ON CONFLICT DO NOTHING RETURNING hint, amount;
-- [n] INSERT DO UPDATE that keeps another column
INSERT INTO goods (code, amount, hint) VALUES ('y', 1, 'a') ON CONFLICT (code) DO UPDATE SET amount = 5 RETURNING hint;
-- [?] INSERT DO UPDATE that sets the column as the insert does
INSERT INTO goods (code, amount, hint) VALUES ('y', 1, 'a') ON CONFLICT (code) DO UPDATE SET hint = 'b' RETURNING hint;
-- [n-] a writing CTE whose result is an aggregate
WITH d AS (DELETE FROM goods RETURNING amount) SELECT sum(amount), count(*) FROM d;
-- [n-] a writing CTE in a scalar subquery
WITH d AS (DELETE FROM goods WHERE code = 'none' RETURNING amount) SELECT (SELECT amount FROM d), (SELECT count(*) FROM d);
-- [-nn] FULL JOIN by USING
SELECT id, a.name, b.kind FROM team a FULL JOIN pet b USING (id);
-- [-n] FULL JOIN with one side proven in a derived table
SELECT s.a, s.b FROM (SELECT a.id AS a, b.id AS b FROM team a FULL JOIN pet b ON b.id = a.id) s WHERE s.a > 0;
-- [--n] FULL JOIN: the coalesce of both keys
SELECT coalesce(a.id, b.id), coalesce(a.name, b.kind), coalesce(a.motto, b.kind) FROM team a FULL JOIN pet b ON b.id = a.id;
-- [-n] NATURAL FULL JOIN
SELECT id, name FROM team NATURAL FULL JOIN (SELECT id, name FROM pet) b;
-- [--n] a window over a filter and an aggregate of it
SELECT count(*) FILTER (WHERE age > 1) OVER (), array_agg(age) OVER (), jsonb_agg(age) FILTER (WHERE age > 100) OVER () FROM person;
-- [-?] EXCLUDE TIES keeps the row
SELECT sum(score) OVER (ORDER BY team_id GROUPS CURRENT ROW EXCLUDE TIES), max(score) OVER (ORDER BY id ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING EXCLUDE GROUP) FROM person;
-- [n] first_value with EXCLUDE CURRENT ROW
SELECT first_value(score) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND CURRENT ROW EXCLUDE CURRENT ROW) FROM person;
-- [nn-] lag with a default that may be NULL
SELECT lag(score, 1, age) OVER (ORDER BY id), lag(age, 1, 0) OVER (ORDER BY id), lag(score, 1, 0) OVER (ORDER BY id) FROM person;
-- [--?] ntile and cume_dist
SELECT ntile(3) OVER (), cume_dist() OVER (ORDER BY age), nth_value(score, 2) OVER () FROM person;
-- [-] IN a list of parameters-like constants with row
SELECT age FROM person WHERE (age, nick) IN (SELECT age, nick FROM person WHERE nick <> 'zz');
-- [-] WHERE IS NOT UNKNOWN proves
SELECT age FROM person WHERE (age > 1) IS NOT UNKNOWN;
-- [-] WHERE of a bare boolean expression with OR of IS TRUE
SELECT age FROM person WHERE (age > 1) IS TRUE OR (age > 2) IS FALSE;
-- [-] a boolean column compared
SELECT flag FROM thing WHERE flag = false OR flag;
-- [-] SIMILAR TO and regular expressions
SELECT nick FROM person WHERE nick SIMILAR TO '%a%' OR nick ~ 'b' OR nick ~~ 'c%';
-- [?] a proof by a user function that is not strict
SELECT age FROM person WHERE maybe_twice(age) > 0;
-- [-n] VALUES joined
SELECT v.a, p.name FROM (VALUES (1, 'x'), (2, NULL)) AS v (a, b) LEFT JOIN person p ON p.id = v.a AND v.b = 'x';
-- [-] a foreign key under a join of three
SELECT t.id FROM child c LEFT JOIN child d ON d.id = c.id LEFT JOIN thing t ON t.id = d.thing_id WHERE t.id IS NOT NULL;
-- [n] a CHECK that is true on NULL
SELECT size FROM thing WHERE size > 0 OR size IS NULL;
-- [--] count of DISTINCT, of nothing
SELECT count(DISTINCT age), count(DISTINCT (age, nick)) FROM person WHERE false;
-- [?nn] RETURNING of a view with a trigger shows what was given
INSERT INTO shown (id) VALUES (1) RETURNING id, name, nick;
-- [nn] RETURNING of a view shows what was set
UPDATE shown SET name = NULL RETURNING name, nick;
-- [?-] user aggregates of groups
SELECT own_sum(score), count(age) FROM person GROUP BY id;
-- [n] a composite column left out
SELECT (e.goods).code FROM person p LEFT JOIN parcel e ON e.id = p.id + 900;
-- [--] a row of a subquery, its fields
SELECT (s).id, (s).name FROM (SELECT id, name FROM team) s;
-- [n] a row of an optional subquery, its fields
SELECT (s).id FROM person p LEFT JOIN (SELECT id, name FROM team) s ON s.id = p.team_id;
-- [nn] a row of a scalar subquery
SELECT (SELECT t FROM team t WHERE t.id = -1), ((SELECT t FROM team t WHERE t.id = p.team_id)).name FROM person p;
-- [??] array_agg of rows, its elements
SELECT (array_agg(t))[1], ((array_agg(t))[1]).name FROM team t GROUP BY id;
-- [-] an IN with a domain
SELECT tag FROM thing WHERE tag IN ('a', 'b');
-- [n] VALUES with DEFAULT
INSERT INTO goods (code, amount, hint) VALUES ('k', 1, DEFAULT) RETURNING hint;
-- [nnnn--n-] the same of infinity itself
SELECT extract(dow FROM made), made::time, to_char(made, 'YYYY'), made::timetz, made::date, extract(julian FROM made), extract(month FROM made::date), made AT TIME ZONE 'UTC' FROM thing WHERE NOT isfinite(made);
-- [n] a row that is made a composite is compared with columns item by item
SELECT ROW(1, NULL)::point2 IN (SELECT id, id FROM person);
-- [n] and so are columns in it
SELECT ROW(age, 1)::point2 = ANY (SELECT id, id FROM person) FROM person;
