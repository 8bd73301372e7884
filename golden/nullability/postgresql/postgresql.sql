-- [-] IS NOT DISTINCT FROM is never NULL
SELECT nick IS NOT DISTINCT FROM name FROM person;
-- [n] IS NOT DISTINCT FROM a column that may be NULL
SELECT nick FROM person WHERE nick IS NOT DISTINCT FROM (SELECT NULL::text);
-- [?] IS NOT DISTINCT FROM what is never NULL
SELECT nick FROM person WHERE nick IS NOT DISTINCT FROM lower(substr(name, 1, 1));
-- [n] IS DISTINCT FROM proves nothing
SELECT nick FROM person WHERE nick IS DISTINCT FROM name;
-- [-] IS DISTINCT FROM NULL proves
SELECT nick FROM person WHERE nick IS DISTINCT FROM NULL;
-- [n-] LATERAL may find nothing
SELECT s.kind, p.name FROM person p LEFT JOIN LATERAL (SELECT e.kind FROM pet e WHERE e.owner_id = p.id LIMIT 1) s ON true;
-- [--] LATERAL of an aggregate has always a row
SELECT s.n, p.name FROM person p LEFT JOIN LATERAL (SELECT count(*) AS n FROM pet e WHERE e.owner_id = p.id) s ON true;
-- [n] LATERAL of an aggregate has always a row, its columns may be NULL
SELECT s.m FROM person p LEFT JOIN LATERAL (SELECT max(e.id) AS m FROM pet e WHERE e.owner_id = p.id) s ON true;
-- [n] LATERAL with groups may have no row
SELECT s.n FROM person p LEFT JOIN LATERAL (SELECT count(*) AS n FROM pet e WHERE e.owner_id = p.id GROUP BY e.kind) s ON true;
-- [-] CROSS JOIN LATERAL
SELECT s.kind FROM person p CROSS JOIN LATERAL (SELECT e.kind FROM pet e WHERE e.owner_id = p.id LIMIT 1) s;
-- [n] LATERAL proves the outer column only where it has a row
SELECT p.age FROM person p LEFT JOIN LATERAL (SELECT e.kind FROM pet e WHERE e.weight = p.age) s ON true;
-- [n] a domain that is NOT NULL, left out by a join
SELECT t.tag FROM person p LEFT JOIN thing t ON t.id = p.id + 1000;
-- [n] a domain that is NOT NULL: what is of it already is stored unseen
SELECT tag FROM thing;
-- [n] a domain without NOT NULL
SELECT size FROM thing;
-- [n] a subquery for a domain that is NOT NULL
SELECT (SELECT tag FROM thing WHERE id = -1);
-- [n] an element of an array
SELECT items[1] FROM thing;
-- [?] a slice of an array is an array
SELECT items[1:2] FROM thing;
-- [n] an element under a filter
SELECT items[1] FROM thing WHERE items[2] IS NOT NULL OR id > 0;
-- [-] an element that is tested
SELECT items[1] FROM thing WHERE items[1] IS NOT NULL;
-- [n] unnest of an array
SELECT unnest(items) FROM thing;
-- [n] unnest in FROM
SELECT u.x FROM thing t, unnest(t.items) AS u (x);
-- [-] unnest in FROM, filtered
SELECT u.x FROM thing t, unnest(t.items) AS u (x) WHERE u.x > 0;
-- [n-] WITH ORDINALITY
SELECT u.x, u.o FROM thing t, unnest(t.items) WITH ORDINALITY AS u (x, o);
-- [n] generate_series by a left join
SELECT g.n FROM person p LEFT JOIN generate_series(1, 2) AS g (n) ON g.n = p.id + 100;
-- [-] generate_series
SELECT n FROM generate_series(1, 3) AS g (n);
-- [n?] set-returning functions side by side
SELECT unnest(ARRAY[1, 2]), generate_series(1, 3);
-- [-] array_length of a constant
SELECT cardinality(items) FROM thing;
-- [n] array_length of an empty array
SELECT array_length(items, 1) FROM thing;
-- [n] array_agg of no rows
SELECT array_agg(score) FROM person;
-- [-] array_agg of groups
SELECT array_agg(age) FROM person GROUP BY team_id;
-- [n] array_agg with a filter
SELECT array_agg(age) FILTER (WHERE age > 20) FROM person GROUP BY id;
-- [-] ARRAY of a subquery
SELECT ARRAY(SELECT age FROM person);
-- [n] string_agg of groups over what may be NULL
SELECT string_agg(nick, ',') FROM person GROUP BY id;
-- [-] json_agg of groups
SELECT json_agg(age) FROM person GROUP BY id;
-- [n] json_agg of no rows
SELECT json_agg(age) FROM person;
-- [-] coalesce of json_agg
SELECT coalesce(json_agg(age), '[]') FROM person;
-- [--] count and count with a filter
SELECT count(*) FILTER (WHERE age > 1), count(age) FROM person;
-- [nn] a field of JSON
SELECT doc -> 'a', doc ->> 'a' FROM thing;
-- [n] a path of JSON
SELECT doc #>> '{c,d}' FROM thing;
-- [-] a field of JSON that is tested
SELECT doc ->> 'a' FROM thing WHERE doc ->> 'a' IS NOT NULL;
-- [-] a field of JSON that is compared
SELECT doc ->> 'a' FROM thing WHERE doc ->> 'a' = 'x';
-- [n] another field of JSON that is compared
SELECT doc ->> 'b' FROM thing WHERE doc ->> 'a' = 'x' OR doc ->> 'a' <> 'x';
-- [-] a field of JSON proves the document
SELECT spare FROM thing WHERE spare ? 'a';
-- [--] contents of JSON
SELECT doc @> '{}', doc ? 'a' FROM thing;
-- [n] the type of JSON that may be NULL
SELECT jsonb_typeof(spare) FROM thing;
-- [nn] fields of a composite
SELECT (place).x, (place).y FROM thing;
-- [n] IS NULL of a composite whose fields are
SELECT (place).x FROM thing WHERE place IS NOT NULL OR place IS NULL OR id > 0;
-- [n] a whole row that is left out
SELECT t FROM person p LEFT JOIN team t ON t.id = p.team_id;
-- [-] a whole row
SELECT t FROM team t;
-- [n] NOT of IS NULL of a row: one field is enough
SELECT t.motto FROM person p LEFT JOIN team t ON t.id = p.team_id WHERE NOT (t IS NULL);
-- [--] IS NOT NULL of a row: all fields
SELECT t.motto, t.name FROM person p LEFT JOIN team t ON t.id = p.team_id WHERE t IS NOT NULL;
-- [-n] IS NOT NULL of a row constructor
SELECT age, nick FROM person WHERE (age, score) IS NOT NULL;
-- [n] a row that is compared with another
SELECT (p.age, 1) = (e.weight, 1) FROM person p, pet e;
-- [n] = ANY of an array proves the operand
SELECT score = ANY (items) FROM person, thing;
-- [-] = ANY of an array
SELECT age FROM person WHERE age = ANY (ARRAY[30, 40]);
-- [n] <> ALL of an array that may be empty
SELECT age FROM person, thing WHERE age <> ALL (items);
-- [n] the key of ROLLUP
SELECT kind FROM pet GROUP BY ROLLUP (kind);
-- [nn-] keys of CUBE
SELECT kind, owner_id, count(*) FROM pet GROUP BY CUBE (kind, owner_id);
-- [-n] a key in all sets
SELECT kind, owner_id FROM pet GROUP BY GROUPING SETS ((kind, owner_id), (kind));
-- [n-] an aggregate of ROLLUP
SELECT max(score), grouping(team_id) FROM person GROUP BY ROLLUP (team_id);
-- [-] an aggregate of sets without the empty one
SELECT max(id) FROM pet GROUP BY GROUPING SETS ((kind), (owner_id)) ;
-- [n] HAVING over a key that is dropped
SELECT kind FROM pet GROUP BY ROLLUP (kind) HAVING kind IS NULL OR count(*) > 0;
-- [-] HAVING that proves a key that is dropped
SELECT kind FROM pet GROUP BY ROLLUP (kind) HAVING kind IS NOT NULL;
-- [n] WHERE does not prove a key that is dropped
SELECT name FROM pet WHERE name IS NOT NULL GROUP BY ROLLUP (name);
-- [n] DISTINCT ON
SELECT DISTINCT ON (score) age FROM person ORDER BY score, age DESC NULLS FIRST;
-- [nn] VALUES with NULL
SELECT v.a, v.b FROM (VALUES (1, NULL), (NULL, 'x')) AS v (a, b);
-- [n] VALUES by a left join
SELECT v.a FROM person p LEFT JOIN (VALUES (1001)) AS v (a) ON v.a = p.id;
-- [nn] a data-modifying CTE by a left join
WITH d AS (DELETE FROM pet WHERE kind = 'cat' RETURNING owner_id, name) SELECT d.owner_id, d.name FROM person p LEFT JOIN d ON d.owner_id = p.id;
-- [-n] a data-modifying CTE
WITH d AS (DELETE FROM pet WHERE kind = 'cat' RETURNING owner_id, name) SELECT owner_id, name FROM d;
-- [-] a data-modifying CTE that filters
WITH d AS (DELETE FROM pet WHERE name IS NOT NULL RETURNING name) SELECT name FROM d;
-- [-nn] UPDATE of what is joined
UPDATE person p SET score = 1 FROM team t WHERE t.id = p.team_id RETURNING p.name, p.age, t.motto;
-- [n] UPDATE with an outer join in FROM
UPDATE person p SET score = 1 FROM pet e LEFT JOIN team t ON t.id = e.weight WHERE e.owner_id = p.id RETURNING t.name;
-- [n] UPDATE to a value that may be NULL
UPDATE person SET age = nullif(age, 30) WHERE age IS NOT NULL RETURNING age;
-- [-n] DELETE USING
DELETE FROM person p USING team t WHERE t.id = p.team_id RETURNING p.team_id, t.motto;
-- [--] INSERT with ON CONFLICT DO UPDATE
INSERT INTO goods (code, amount) VALUES ('x', 3) ON CONFLICT (code) DO UPDATE SET amount = goods.amount + excluded.amount RETURNING code, amount;
-- [n] INSERT with ON CONFLICT DO UPDATE of a column that may be NULL
INSERT INTO goods (code, amount, hint) VALUES ('y', 3, NULL) ON CONFLICT (code) DO UPDATE SET hint = excluded.hint RETURNING hint;
-- [n] a generated column that is never NULL beside NULL
SELECT total FROM thing WHERE false UNION ALL SELECT NULL;
-- [-] a generated column whose expression is never NULL
SELECT total FROM thing;
-- [-] CHECK (x IS NOT NULL) keeps NULL out
SELECT checked FROM thing;
-- [n] a function of the user
SELECT maybe_twice(score) FROM person;
-- [n] a strict function of the user may give NULL
SELECT strict_none(score) FROM person;
-- [nn] a function that gives a table
SELECT a, b FROM rows_of() UNION ALL SELECT NULL, NULL;
-- [n] a function that gives a set
SELECT x FROM some_ids() AS s (x);
-- [nnnn] functions that give NULL for what they do not find
SELECT array_position(items, 99), to_regclass('nowhere'), substring(tag from 'z+'), (regexp_match(tag, 'zzz')) FROM thing;
-- [nn] bounds of a range
SELECT lower(ranged), upper(ranged) FROM thing;
-- [--] tests of a range
SELECT isempty(ranged), ranged @> 3 FROM thing;
-- [n] extract from infinity
SELECT extract(month FROM made) FROM thing;
-- [-] date_trunc
SELECT date_trunc('day', made) FROM thing;
-- [--] concat passes over NULL
SELECT concat(nick, age), concat_ws(',', nick, age) FROM person;
-- [n] concatenation by operator
SELECT name || nick FROM person;
-- [-n] greatest passes over NULL
SELECT greatest(age, score), greatest(age, boss_id) FROM person;
-- [-n] logic of a filter by a boolean column
SELECT flag, tag FROM thing WHERE flag;
-- [-] NOT of a boolean column
SELECT flag FROM thing WHERE NOT flag;
-- [n] a boolean column IS NOT TRUE
SELECT flag FROM thing WHERE flag IS NOT TRUE;
-- [--] mode and percentile of groups
SELECT mode() WITHIN GROUP (ORDER BY score), percentile_cont(0.5) WITHIN GROUP (ORDER BY score) FROM person GROUP BY team_id;
-- [n] percentile of no rows
SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY score) FROM person;
-- [n] stddev of one row
SELECT stddev(score) FROM person GROUP BY id;
-- [n] corr of a group
SELECT corr(score, id) FROM person GROUP BY id;
-- [n] a window with EXCLUDE CURRENT ROW
SELECT sum(score) OVER (ORDER BY id ROWS BETWEEN CURRENT ROW AND CURRENT ROW EXCLUDE CURRENT ROW) FROM person;
-- [n] a window with a filter
SELECT sum(score) FILTER (WHERE score > 5) OVER (ORDER BY id) FROM person;
-- [n] a window of RANGE behind the row
SELECT sum(score) OVER (ORDER BY id RANGE BETWEEN 5 FOLLOWING AND 9 FOLLOWING) FROM person;
-- [-] a window of RANGE that holds the row
SELECT sum(score) OVER (ORDER BY id RANGE BETWEEN 5 PRECEDING AND CURRENT ROW) FROM person;
-- [n] GROUPS before the row
SELECT max(score) OVER (ORDER BY id GROUPS BETWEEN 1 PRECEDING AND 1 PRECEDING) FROM person;
-- [?] a left join over a foreign key, which may be switched off or deferred
SELECT t.made FROM child c LEFT JOIN thing t ON t.id = c.thing_id;
-- [n] a left join over a foreign key that may be NULL
SELECT t.tag FROM child c LEFT JOIN thing t ON t.id = c.other_id;
-- [-n-] a join over a foreign key that may be NULL
SELECT c.other_id, t.tag, t.made FROM child c JOIN thing t ON t.id = c.other_id;
-- [n] a left join over a foreign key with another condition
SELECT t.tag FROM child c LEFT JOIN thing t ON t.id = c.thing_id AND t.size > 5;
-- [?] a scalar subquery over a foreign key
SELECT (SELECT t.made FROM thing t WHERE t.id = c.thing_id) FROM child c;
-- [n] a scalar subquery that is tested proves nothing inside another
SELECT (SELECT t.size FROM thing t WHERE t.id = c.other_id) FROM child c WHERE EXISTS (SELECT 1 FROM thing t WHERE t.id = c.other_id);
-- [n] a recursive CTE with a path
WITH RECURSIVE c (id, path, above) AS (SELECT id, ARRAY[id], NULL::integer FROM person WHERE boss_id IS NULL UNION ALL SELECT p.id, c.path || p.id, c.id FROM person p JOIN c ON c.id = p.boss_id) SELECT above FROM c;
-- [--] a recursive CTE that grows an array
WITH RECURSIVE c (id, path) AS (SELECT id, ARRAY[id] FROM person WHERE boss_id IS NULL UNION ALL SELECT p.id, c.path || p.id FROM person p JOIN c ON c.id = p.boss_id) SELECT id, path FROM c;
-- [n] a cast of JSON
SELECT (doc ->> 'a')::text FROM thing;
-- [-] CASE of a field of JSON that is tested
SELECT CASE WHEN doc ->> 'a' IS NOT NULL THEN doc ->> 'a' ELSE '' END FROM thing;
-- [n] IN of rows, not in
SELECT age FROM person WHERE (age, score) NOT IN ((1, 2), (3, 4));
-- [-] IN of rows
SELECT age FROM person WHERE (age, score) IN ((30, 5), (3, 4));
-- [--] IN of rows, a subquery
SELECT age, boss_id FROM person WHERE (age, boss_id) IN (SELECT age, boss_id FROM person);
-- [?n] jsonb_to_record
SELECT r.a, r.b FROM thing t, jsonb_to_record('{"a": 1}'::jsonb) AS r (a integer, b integer);
-- [--] jsonb_each of a document
SELECT e.key, e.value FROM thing t, jsonb_each(CASE WHEN jsonb_typeof(t.doc) = 'object' THEN t.doc ELSE '{}' END) AS e (key, value);
-- [n] jsonb_each_text of a document
SELECT e.value FROM thing t, jsonb_each_text(CASE WHEN jsonb_typeof(t.doc) = 'object' THEN t.doc ELSE '{}' END) AS e (key, value);
-- [-] an OFFSET of a row in a derived table
SELECT s.score FROM (SELECT score FROM person ORDER BY id LIMIT 1 OFFSET 1) s;
-- [n] a left join inside EXISTS
SELECT p.age FROM person p WHERE EXISTS (SELECT 1 FROM team t LEFT JOIN pet e ON e.weight = p.age);
-- [n] an aggregate inside EXISTS is always there
SELECT p.age FROM person p WHERE EXISTS (SELECT count(*) FROM team t WHERE t.id = p.age);
-- [n] UNION inside EXISTS with one arm that proves
SELECT p.age FROM person p WHERE EXISTS (SELECT 1 FROM team t WHERE t.id = p.age UNION ALL SELECT 1);
-- [-] UNION inside EXISTS whose arms both prove
SELECT p.age FROM person p WHERE EXISTS (SELECT 1 FROM team t WHERE t.id + 29 = p.age UNION ALL SELECT 2 WHERE p.age > 1);
-- [n] NOT EXISTS
SELECT p.age FROM person p WHERE NOT EXISTS (SELECT 1 FROM team t WHERE t.id = p.age);
-- [-] IN a subquery that correlates
SELECT p.age FROM person p WHERE p.score IN (SELECT e.score FROM person e WHERE e.age = p.age);
-- [-] a scalar subquery that correlates, compared
SELECT p.team_id FROM person p WHERE (SELECT t.name FROM team t WHERE t.id = p.team_id) <> '';
-- [n] coalesce of a scalar subquery that correlates
SELECT p.team_id FROM person p WHERE coalesce((SELECT t.name FROM team t WHERE t.id = p.team_id), 'x') <> '';
-- [n] a scalar subquery of an aggregate proves nothing
SELECT p.team_id FROM person p WHERE (SELECT count(*) FROM team t WHERE t.id = p.team_id) >= 0;
-- [n] EXISTS under OR
SELECT p.team_id FROM person p WHERE p.score > 100 OR EXISTS (SELECT 1 FROM team t WHERE t.id = p.team_id) OR p.age IS NULL;
-- [-] coalesce of two that are both NULL where the one is
SELECT p.age FROM person p WHERE coalesce(p.age, p.age + 1) > 0;
-- [n] volatile functions prove nothing of another call
SELECT nullif(random() < 0.0001, true) IS NULL OR nullif(p.age, 1) = 2 FROM person p WHERE nullif(random() < 2, false) IS NOT NULL;
-- [-n-n] INSERT with OLD and NEW: there may be no old row
INSERT INTO goods (code, amount) VALUES ('x', 3), ('q', 1) ON CONFLICT (code) DO UPDATE SET amount = 9 RETURNING new.amount, old.amount, new.code, old.code;
-- [--] UPDATE with OLD and NEW
UPDATE goods SET amount = 2 RETURNING old.amount, new.amount;
-- [n-] UPDATE with OLD and NEW of a column that is set
UPDATE goods SET hint = NULL WHERE hint IS NOT NULL RETURNING new.hint, old.code;
-- [-n] DELETE with OLD and NEW: there is no new row
DELETE FROM goods RETURNING old.amount, new.amount;
-- [-n-] MERGE that updates or inserts
MERGE INTO goods g USING (VALUES ('x', 1), ('n', 2)) AS s (code, amount) ON s.code = g.code WHEN MATCHED THEN UPDATE SET amount = s.amount WHEN NOT MATCHED THEN INSERT (code, amount) VALUES (s.code, s.amount) RETURNING g.amount, g.hint, merge_action();
-- [nn] MERGE with rows that no source has
MERGE INTO goods g USING (VALUES ('x', 1)) AS s (code, amount) ON s.code = g.code WHEN NOT MATCHED BY SOURCE THEN DELETE WHEN MATCHED THEN UPDATE SET hint = NULL RETURNING s.code, g.hint;
-- [n-] MERGE with OLD and NEW
MERGE INTO goods g USING (VALUES ('x', 1), ('n', 2)) AS s (code, amount) ON s.code = g.code WHEN MATCHED THEN UPDATE SET amount = s.amount WHEN NOT MATCHED THEN INSERT (code, amount) VALUES (s.code, s.amount) RETURNING old.amount, new.amount;
