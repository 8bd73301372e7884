-- [nn] LATERAL to an aggregate with HAVING may find nothing
SELECT s.n, s.m FROM person p LEFT JOIN LATERAL (SELECT count(*) AS n, max(e.id) AS m FROM pet e WHERE e.owner_id = p.id HAVING count(*) > 0) s ON true;
-- [-] HAVING proves the aggregate of a LATERAL
SELECT s.m FROM person p CROSS JOIN LATERAL (SELECT sum(e.id) AS m FROM pet e WHERE e.owner_id = p.id HAVING sum(e.id) > 0) s;
-- [n] a condition of the join is not always met
SELECT s.m FROM person p LEFT JOIN LATERAL (SELECT sum(e.id) AS m FROM pet e WHERE e.owner_id = p.id) s ON s.m IS NOT NULL;
-- [n-] a merged key under ROLLUP
SELECT id, count(*) FROM person p FULL JOIN team t USING (id) GROUP BY ROLLUP (id);
-- [-] a merged key that all grouping sets have
SELECT id FROM person p FULL JOIN team t USING (id) GROUP BY GROUPING SETS ((id), (p.name, id));
-- [nn] an expression that all grouping sets have, and one that one has
SELECT lower(name), upper(name) FROM pet GROUP BY GROUPING SETS ((lower(name), upper(name)), (lower(name)));
-- [-n] an expression of what is never NULL that all grouping sets have
SELECT lower(kind), upper(kind) FROM pet GROUP BY GROUPING SETS ((lower(kind), upper(kind)), (lower(kind)));
-- [nn-] the key and one side of USING in grouping sets
SELECT id, p.id, t.id FROM person p JOIN team t USING (id) GROUP BY GROUPING SETS ((id, p.id, t.id), (t.id));
-- [nnn] full joins in a chain, one of two proven
SELECT a.name, b.name, c.kind FROM person a FULL JOIN team b ON b.id = a.team_id FULL JOIN pet c ON c.owner_id = a.id WHERE a.id IS NOT NULL OR b.id IS NOT NULL;
-- [-] ALL of an array with elements
SELECT age FROM person WHERE age > ALL (ARRAY[1, 2]);
-- [n] ALL of an array without any
SELECT age FROM person WHERE age > ALL (ARRAY[]::integer[]);
-- [?] ALL of an array of arrays, which may have no element
SELECT nick FROM person WHERE nick <> ALL (ARRAY['{}', '{}']::text[][]);
-- [-] NOT of ANY of an array with elements
SELECT age FROM person WHERE NOT age = ANY (ARRAY[17, 5]);
-- [-] NOT of ALL
SELECT age FROM person WHERE NOT (age <> ALL (ARRAY[30, 2]));
-- [-] NOT of ALL of a subquery
SELECT age FROM person WHERE NOT (age > ALL (SELECT id + 20 FROM team UNION SELECT 35));
-- [n] NOT of ANY of a subquery, which may be empty
SELECT age FROM person WHERE NOT (age = ANY (SELECT id FROM pet WHERE id < 0));
-- [n-] frames that are behind the row
SELECT sum(score) OVER (ORDER BY id ROWS BETWEEN 3 FOLLOWING AND 5 FOLLOWING), count(*) OVER (ORDER BY id ROWS BETWEEN 3 FOLLOWING AND 5 FOLLOWING) FROM person;
-- [nn] frames without the row itself
SELECT first_value(score) OVER (ORDER BY id ROWS BETWEEN CURRENT ROW AND 1 FOLLOWING EXCLUDE CURRENT ROW), first_value(score) OVER (ORDER BY score RANGE BETWEEN 1 PRECEDING AND 1 PRECEDING) FROM person;
-- [-n] frames that exclude the others alike, or the group
SELECT last_value(score) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND CURRENT ROW EXCLUDE TIES), sum(score) OVER (ORDER BY score ROWS BETWEEN 1 PRECEDING AND CURRENT ROW EXCLUDE GROUP) FROM person;
-- [-n] frames by values, with the row and without it
SELECT max(score) OVER (ORDER BY score RANGE BETWEEN 1 PRECEDING AND 1 FOLLOWING), max(score) OVER (ORDER BY score DESC RANGE BETWEEN 1 FOLLOWING AND 3 FOLLOWING) FROM person;
-- [-n] frames by values of a column that may be NULL
SELECT max(score) OVER (ORDER BY age RANGE BETWEEN 1 PRECEDING AND 1 FOLLOWING), max(score) OVER (ORDER BY age RANGE BETWEEN 5 PRECEDING AND 1 PRECEDING) FROM person;
-- [-n-nn] a named window, and one made of it
SELECT max(score) OVER w, max(score) OVER (w ROWS BETWEEN 1 PRECEDING AND 1 PRECEDING), lag(score, 1, 0) OVER w, lag(score, 1, NULL) OVER w, lead(score, 1, age) OVER w FROM person WINDOW w AS (ORDER BY id);
-- [n-n] lag of a number of rows that is NULL
SELECT lag(score, NULL, 0) OVER (ORDER BY id), lag(score, -1, 0) OVER (ORDER BY id), lag(age, 1, 0) OVER (ORDER BY id) FROM person;
-- [nn-] ordered-set aggregates with a NULL argument
SELECT mode() WITHIN GROUP (ORDER BY age), percentile_disc(NULL) WITHIN GROUP (ORDER BY score), percentile_cont(ARRAY[0.1, 0.9]) WITHIN GROUP (ORDER BY score) FROM person GROUP BY team_id;
-- [nn] ordered-set aggregates with a filter
SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY score) FILTER (WHERE score > 4), percentile_cont((SELECT 0.5 WHERE false)) WITHIN GROUP (ORDER BY score) FROM person GROUP BY id;
-- [----] SEARCH and CYCLE add columns that are never NULL
WITH RECURSIVE r (id, p) AS (SELECT id, 1 FROM team UNION ALL SELECT id + 1, p FROM r WHERE id < 3) SEARCH DEPTH FIRST BY id SET o CYCLE id SET seen TO true DEFAULT false USING path SELECT id, o, seen, path FROM r;
-- [-n-] CYCLE with a mark that is NULL
WITH RECURSIVE r (id) AS (SELECT id FROM team UNION ALL SELECT id + 1 FROM r WHERE id < 3) CYCLE id SET seen TO 'yes' DEFAULT NULL USING path SELECT id, seen, path FROM r;
-- [--n] INSERT that does nothing where there is a conflict
INSERT INTO goods (code, amount) VALUES ('x', 3) ON CONFLICT DO NOTHING RETURNING code, amount, hint;
-- [--n] INSERT of what an outer join gives
INSERT INTO goods (code, amount, hint) SELECT p.name || p.id, coalesce(t.id, 0), t.name FROM person p LEFT JOIN team t ON t.id = p.team_id RETURNING code, amount, hint;
-- [n-n] OLD is the row of which WHERE held
UPDATE goods SET hint = NULL WHERE hint IS NOT NULL RETURNING hint, old.hint, new.hint;
-- [--n] OLD of DELETE, and NEW
DELETE FROM goods WHERE hint IS NOT NULL RETURNING hint, old.hint, new.hint;
-- [n-] OLD behind an update FROM
UPDATE goods SET amount = s.x, hint = NULL FROM (SELECT 1 AS x) s WHERE hint > '' RETURNING new.hint, old.hint;
-- [--n-] MERGE that inserts alone
MERGE INTO goods g USING (SELECT name AS code FROM team) s ON s.code = g.code WHEN NOT MATCHED THEN INSERT (code, amount) VALUES (s.code, 1) RETURNING g.code, s.code, old.code, new.code;
-- [-n-n] MERGE of rows that no source has, alone
MERGE INTO goods g USING (SELECT name AS code FROM team) s ON s.code = g.code WHEN NOT MATCHED BY SOURCE THEN DELETE RETURNING g.code, s.code, old.code, new.code;
-- [-nn-] MERGE of both sides
MERGE INTO goods g USING (SELECT name AS code FROM team) s ON s.code = g.code WHEN NOT MATCHED BY SOURCE THEN UPDATE SET hint = 'gone' WHEN NOT MATCHED THEN INSERT (code, amount) VALUES (s.code, 1) RETURNING g.code, s.code, old.code, new.code;
-- [nn] MERGE with a condition that the source need not meet
MERGE INTO goods g USING (SELECT name AS code, motto FROM team) s ON s.code = g.code AND s.motto IS NOT NULL WHEN NOT MATCHED THEN INSERT (code, amount, hint) VALUES (s.code, 1, s.motto) RETURNING s.motto, g.hint;
-- [--n] MERGE inside a CTE
WITH m AS (MERGE INTO goods g USING (SELECT name AS code FROM team) s ON s.code = g.code WHEN NOT MATCHED THEN INSERT (code, amount) VALUES (s.code, 1) WHEN MATCHED THEN DELETE RETURNING merge_action() AS a, g.code, old.amount) SELECT a, code, amount FROM m;
-- [-n] heirs have rows that a check of their parent alone forbids
SELECT id, v FROM para;
-- [-] a table alone, without its heirs
SELECT v FROM ONLY para WHERE v > 0;
-- [--n] a partitioned table
SELECT k, v, w FROM part;
-- [n-n-] generated columns over what may be NULL
SELECT a, b, c, e FROM gen;
-- [n] a foreign key that is not enforced
SELECT t.name FROM fk1 f LEFT JOIN team t ON t.id = f.u WHERE f.u IS NOT NULL;
-- [n] a scalar subquery over a foreign key that is not enforced
SELECT (SELECT name FROM team t WHERE t.id = f.u) FROM fk1 f WHERE f.u > 0;
-- [n] NOT NULL that is not valid for the rows that are there
SELECT a FROM nnv;
-- [n-] a trigger that takes away what is inserted
INSERT INTO trg VALUES (7, 9) RETURNING w, id;
-- [nnn] a trigger that takes away what is set, and OLD
UPDATE trg SET w = 4 WHERE id = 1 RETURNING w, old.w, new.w;
-- [n] RETURNING of a view with a condition
UPDATE upd SET note = NULL RETURNING note;
-- [-] a view that hides a condition
SELECT note FROM upd;
-- [--] DELETE of a view
DELETE FROM upd RETURNING note, id;
-- [?-] a view with a barrier
SELECT name, age FROM sec;
-- [nn-nnnnn?] parts of composites and of arrays
SELECT (p).a, (q).b, p, q, (ps)[1], (ps[2]).a, d, m[1][2], m[1:1] FROM comp;
-- [-n] a field that is compared
SELECT (p).a, (q).b FROM comp WHERE (p).a > 0;
-- [-] an element of two dimensions that is compared
SELECT m[1][1] FROM comp WHERE m[1][1] = 1;
-- [nn] fields of the elements of an array
SELECT x.a, x.b FROM comp c, unnest(c.ps) AS x;
-- [-] the elements of an array of composites
SELECT x FROM comp c, unnest(c.ps) AS x;
-- [nnn] a domain over a domain that is NOT NULL, left out and not
SELECT c.d, (SELECT d FROM comp WHERE id = 99), (SELECT max(d) FROM comp WHERE id = 99) FROM person p LEFT JOIN comp c ON c.id = p.id + 100;
-- [n] a materialized view over an outer join
SELECT name FROM matv;
-- [-nn] LATERAL VALUES
SELECT p.id, x.a, x.b FROM person p, LATERAL (VALUES (p.age, 1), (p.score, NULL)) AS x (a, b);
-- [nn-] three functions side by side with their number
SELECT a, b, o FROM ROWS FROM (generate_series(1, 2), unnest(ARRAY['a', 'b', NULL])) WITH ORDINALITY AS x (a, b, o);
-- [-] one function alone in ROWS FROM
SELECT a FROM ROWS FROM (generate_series(1, 3)) AS x (a);
-- [nn] columns of a recordset
SELECT * FROM json_to_recordset('[{"a": 1}, {"b": "x"}]') AS x (a integer, b text);
-- [n-] xmltable with a default and a number
SELECT x.a, x.o FROM xmltable('/r/i' PASSING '<r><i><a>1</a></i><i/></r>' COLUMNS a int PATH 'a', o FOR ORDINALITY) x;
-- [----] truth values that are tested
SELECT CASE WHEN (age > 1) IS TRUE THEN age ELSE 0 END, CASE WHEN (age > 1) IS NOT TRUE THEN 0 ELSE age END, CASE WHEN (age > 1) IS NOT FALSE THEN 0 ELSE age END, CASE WHEN (age > 1) IS UNKNOWN THEN 0 ELSE age END FROM person;
-- [--] IS DISTINCT FROM in CASE
SELECT CASE WHEN age IS DISTINCT FROM NULL THEN age ELSE 0 END, CASE WHEN age IS NOT DISTINCT FROM NULL THEN 0 ELSE age END FROM person;
-- [-] a truth value that is compared
SELECT age FROM person WHERE (age > 1) = true AND (boss_id > 0) IS NOT DISTINCT FROM true;
-- [n] a truth value that is not false
SELECT age FROM person WHERE (age > 1) IS NOT FALSE;
-- [--] rows that are the same
SELECT age, boss_id FROM person WHERE (age, boss_id) IS NOT DISTINCT FROM (40, 1);
-- [-n] rows that are the same, one part NULL
SELECT age, boss_id FROM person WHERE (age, boss_id) IS NOT DISTINCT FROM (30, NULL);
-- [n?] rows that differ
SELECT age, boss_id FROM person WHERE (age, boss_id) <> (30, 2);
-- [-n] a row that comes before another
SELECT age, boss_id FROM person WHERE (age, boss_id) < (300, 2);
-- [--] a row that is not NULL
SELECT age, boss_id FROM person WHERE (age, boss_id) IS NOT NULL;
-- [nn] NOT of a row that is NULL
SELECT age, boss_id FROM person WHERE NOT ((age, boss_id) IS NULL);
-- [--] BETWEEN SYMMETRIC
SELECT age, age BETWEEN SYMMETRIC 50 AND 1 FROM person WHERE age BETWEEN SYMMETRIC 50 AND 1;
-- [nn] between two that may be NULL, or not
SELECT age, boss_id FROM person WHERE score NOT BETWEEN age AND boss_id;
-- [?-] DISTINCT ON of proven rows
SELECT DISTINCT ON (team_id) team_id, age FROM person WHERE age IS NOT NULL ORDER BY team_id, age;
-- [-nn] NATURAL JOIN of VALUES
SELECT * FROM (VALUES (1, 'a'), (1, NULL)) v (a, b) NATURAL JOIN (VALUES (1, NULL::int), (NULL, 3)) w (a, c);
-- [--n-n] unnamed derived tables beside others
SELECT * FROM team t JOIN (SELECT 1 AS id, NULL AS x) ON true;
-- [nn] subscripts of JSON
SELECT doc['a'], doc['a']['b'] FROM thing;
-- [-] a subscript of JSON that is tested
SELECT doc['a'] FROM thing WHERE doc['a'] IS NOT NULL;
-- [n] a document that is set to NULL
SELECT jsonb_set(doc, '{a}', NULL) FROM thing;
-- [n] an array of a subquery that correlates is always there
SELECT age FROM person p WHERE ARRAY(SELECT t.id FROM team t WHERE t.id < p.age) IS NOT NULL;
-- [?] EXISTS of a subquery without LIMIT
SELECT age FROM person p WHERE EXISTS (SELECT 1 FROM team t WHERE t.id < p.age LIMIT 0) OR score = 5;
