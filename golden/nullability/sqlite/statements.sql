-- [n-n--] frames that exclude rows
SELECT max(score) OVER (ORDER BY id ROWS UNBOUNDED PRECEDING EXCLUDE CURRENT ROW), count(*) OVER (ORDER BY id ROWS UNBOUNDED PRECEDING EXCLUDE CURRENT ROW), max(score) OVER (ORDER BY id ROWS UNBOUNDED PRECEDING EXCLUDE GROUP), max(score) OVER (ORDER BY id ROWS UNBOUNDED PRECEDING EXCLUDE TIES), max(score) OVER (ORDER BY id ROWS UNBOUNDED PRECEDING EXCLUDE NO OTHERS) FROM person;
-- [-nn] a FULL JOIN by USING, then a LEFT JOIN
SELECT id, c.h, c.d FROM numbered a FULL JOIN plainly b USING (id) LEFT JOIN kid c USING (id);
-- [---] json that is aggregated
SELECT json_group_array(nick), json_group_object(name, nick), json_group_array(nick) FILTER (WHERE nick IS NOT NULL) FROM person GROUP BY team_id;
-- [-?] json paths that WHERE proves
SELECT j ->> '$.a', j -> '$.a' FROM num WHERE j ->> '$.a' IS NOT NULL;
-- [-?] json paths compared
SELECT j ->> 'a', json_extract(j, '$.a') FROM num WHERE j ->> 'a' = 1;
-- [-] json_type in WHERE proves its document
SELECT x FROM num WHERE json_valid(x) AND json_type(x) = 'object';
-- [-nn-nn??] json_each of a column that may be NULL
SELECT n.id, e.key, e.value, e.type, e.atom, e.parent, e.json, e.root FROM num n, json_each(n.j) e;
-- [--] json_each by a left join with WHERE
SELECT n.id, e.type FROM num n LEFT JOIN json_each(n.j) e WHERE e.key = 'a';
-- [-] json_each values that WHERE proves
SELECT e.value FROM num n, json_each(n.j) e WHERE e.value IS NOT NULL;
-- [??] json_each of rows that are no NULL by type
SELECT e.value, e.atom FROM num n, json_each(n.j) e WHERE e.type <> 'null';
-- [-n--n] json_tree ids
SELECT t.id, t.parent, t.path, t.fullkey, t.key FROM num n, json_tree(n.j) t;
-- [n--] an aggregate over json_each
SELECT (SELECT group_concat(value) FROM json_each(n.j)), (SELECT count(*) FROM json_each(n.j)), (SELECT json_group_array(value) FROM json_each(n.j)) FROM num n;
-- [-?] an upsert that returns excluded or the old
INSERT INTO numbered (id, v) VALUES (1, 'new') ON CONFLICT (id) DO UPDATE SET v = coalesce(excluded.v, v) RETURNING id, v;
-- [n] an upsert that returns what it sets
INSERT INTO numbered (id, v) VALUES (1, NULL) ON CONFLICT (id) DO UPDATE SET v = 'x' RETURNING v;
-- [--] an upsert that sets what is inserted too
INSERT INTO numbered (id, v) VALUES (1, 'y') ON CONFLICT (id) DO UPDATE SET v = 'x' RETURNING v, v IS NULL;
-- [--] DO NOTHING returns what is inserted
INSERT INTO numbered (id, v) VALUES (77, 'y') ON CONFLICT DO NOTHING RETURNING id, v;
-- [-n] INSERT of several rows
INSERT INTO numbered (v) VALUES ('a'), (NULL) RETURNING id, v;
-- [-] INSERT of a query with a CTE
WITH s (x) AS (SELECT name FROM person) INSERT INTO numbered (v) SELECT x FROM s RETURNING v;
-- [-??-] UPDATE by a row of its own
UPDATE kid SET c = d RETURNING c, e, f, g;
-- [n-] UPDATE FROM a LEFT JOIN
UPDATE numbered SET v = t.name FROM person p LEFT JOIN team t ON t.id = p.team_id WHERE p.id = numbered.id RETURNING v, id;
-- [--] UPDATE FROM with columns of another
UPDATE numbered SET v = 'q' FROM person p WHERE p.id = numbered.id AND p.nick = 'a' RETURNING v, id;
-- [-n-] DELETE RETURNING under a condition
DELETE FROM person WHERE nick IS NOT NULL RETURNING nick, age, name;
-- [-] DELETE with IN
DELETE FROM person WHERE age IN (SELECT score FROM person WHERE 0) OR age > 1 RETURNING age;
-- [n-] UPDATE of what WHERE proves
UPDATE person SET nick = NULL WHERE nick IS NOT NULL RETURNING nick, name;
-- [?n] UPDATE that keeps what WHERE proves
UPDATE person SET score = 1 WHERE nick IS NOT NULL RETURNING nick, age;
-- [n-] a WITHOUT ROWID key by an outer join
SELECT r.code, p.id FROM person p LEFT JOIN rowless r ON r.code = p.nick;
-- [?--??---] keys of all kinds
SELECT t.code, r.code, s.code, d.id, i.id, a.id, u.id, k.id FROM texty t, rowless r, stricty s, downward d, inty i, pka a, pkauto u, pkd k;
-- [-n] a key that takes NULL, by rowid
SELECT rowid, code FROM texty WHERE rowid > 0;
-- [--] a key of NULLs joined
SELECT a.code, b.code FROM texty a JOIN texty b USING (code);
-- [nn-] a key of NULLs grouped
SELECT code, max(other), count(code) FROM texty GROUP BY code;
-- [n-] a UNIQUE column
SELECT u, v FROM uq;
-- [-nnn] STRICT ANY
SELECT typeof(c), c, a + b, a || b FROM strong;
-- [nnn--] generated columns
SELECT c + 1, e, f, g, g + d FROM kid;
-- [?-?] generated columns under conditions
SELECT c, e, f FROM kid WHERE e > 0;
-- [-??] generated columns under the condition of their parent
SELECT c, e, f FROM kid WHERE c IS NOT NULL;
-- [-nn] a view joined outside
SELECT p.id, n.nick, n.id FROM person p LEFT JOIN nicked n ON n.id = p.id;
-- [--] a view whose WHERE proves
SELECT nick, age FROM nicked WHERE age > 1;
-- [-?] a view over an outer join that WHERE takes back
SELECT team_name, motto FROM person_team WHERE team_name = 'red';
-- [--n] two views
SELECT s.tid, t.m, t.g FROM scored s JOIN tallied t ON t.team_id = s.tid;
-- [-?] a compound of three
SELECT id, nick FROM person UNION SELECT id, name FROM person EXCEPT SELECT id, NULL FROM person;
-- [-] INTERSECT of a column that is never NULL
SELECT team_id FROM person INTERSECT SELECT id FROM team;
-- [-] INTERSECT the other way
SELECT id FROM team INTERSECT SELECT team_id FROM person;
-- [?] EXCEPT keeps the left
SELECT age FROM person EXCEPT SELECT NULL;
-- [-] EXCEPT of NULL under a condition
SELECT age FROM person WHERE age > 0 EXCEPT SELECT id FROM team;
-- [-n-] VALUES of several rows in a CTE
WITH v (a, b, c) AS (VALUES (1, NULL, 'x'), (2, 3, 'y')) SELECT a, b, c FROM v;
-- [-nn] VALUES joined outside
SELECT p.name, v.column1, v.column2 FROM person p LEFT JOIN (VALUES (1, 'a'), (2, 'b')) v ON v.column1 = p.id;
-- [-n] VALUES in a compound
VALUES (1, 'a') UNION ALL SELECT id, nick FROM person;
-- [-] ORDER BY and LIMIT in arms
SELECT * FROM (SELECT age FROM person WHERE age IS NOT NULL ORDER BY age LIMIT 1) UNION ALL SELECT 0;
-- [-nn-nn] totals of nothing
SELECT total(age), sum(age), avg(age), count(age), max(age), group_concat(age) FROM person WHERE 0;
-- [-nn] sums and averages of what is proven
SELECT total(age), sum(age), avg(age) FROM person WHERE age IS NOT NULL;
-- [----n?] sums of a constant, counts of DISTINCT
SELECT sum(1), count(DISTINCT nick), avg(1), max('x'), sum(NULL), total(NULL) FROM person GROUP BY id;
-- [---] division by what WHERE keeps from zero
SELECT 10 / score, 10 % score, 10.0 / score FROM person WHERE score <> 0;
-- [-?] division by a positive
SELECT 10 / score, score / (score + 1) FROM person WHERE score > 0;
-- [n---?] division by nullif and coalesce
SELECT 10 / nullif(score, 0), coalesce(10 / nullif(score, 0), 0), score / 2.5, score % 3, score / -1 FROM person;
-- [-n-] division by a count
SELECT sum(score) / count(*), sum(score) * 1.0 / count(age), total(score) / count(*) FROM person GROUP BY team_id;
-- [---] division in CASE
SELECT CASE WHEN score > 0 THEN 10 / score ELSE 0 END, CASE WHEN score = 0 THEN 0 ELSE 10 / score END, iif(score > 0, 10 / score, 0) FROM person;
-- [n-n--] casts
SELECT CAST(nick AS INTEGER), CAST(name AS INTEGER), CAST(age AS TEXT), CAST(score AS REAL), CAST('x' AS NUMERIC) FROM person;
-- [n-n--n] concatenation
SELECT name || nick, name || score, nick || '', concat(nick, age), concat_ws('-', nick, age), concat_ws(nick, 'a', 'b') FROM person;
-- [n-nn---n] COLLATE and unary signs
SELECT nick COLLATE NOCASE, name COLLATE NOCASE, -age, +age, -score, ~score, NOT score, NOT age FROM person;
-- [n-n] BETWEEN with NULL bounds
SELECT score BETWEEN age AND 9, score NOT BETWEEN 1 AND 2, age BETWEEN 1 AND 2 FROM person;
-- [--] BETWEEN proves all of its parts
SELECT age, team_id FROM person WHERE score BETWEEN age AND team_id;
-- [n?] NOT BETWEEN proves less
SELECT age, team_id FROM person WHERE score NOT BETWEEN age AND team_id;
-- [-n] OR proves what both arms do
SELECT age, nick FROM person WHERE (age > 1 AND nick > 'a') OR (age < 50 AND nick IS NULL);
-- [--] NOT of OR
SELECT age, nick FROM person WHERE NOT (age > 50 OR nick IS NULL);
-- [nn] NOT of AND
SELECT age, nick FROM person WHERE NOT (age IS NULL AND nick IS NULL);
-- [?n] NOT of AND, one part of which is strict
SELECT age, nick FROM person WHERE NOT (age > 50 AND nick > 'b');
-- [--] equality handed on
SELECT a.age, b.age FROM person a JOIN person b ON a.age = b.age;
-- [-n] equality with what is never NULL
SELECT p.team_id, p.boss_id FROM person p WHERE p.team_id = p.id OR p.team_id = p.score;
-- [--] functions that are strict in WHERE
SELECT nick, age FROM person WHERE length(nick) > 0 AND abs(age) > 1;
-- [?n] functions that are not strict in WHERE
SELECT nick, age FROM person WHERE typeof(nick) = 'text' AND quote(age) <> 'x';
-- [-nn-nnnn] substr and its kin
SELECT substr(name, 1), substr(nick, 1), substr(name, age), trim(name), replace(name, 'a', nick), instr(name, nick), upper(nick), ltrim(name, nick) FROM person;
-- [-nn-] min and max of several
SELECT max(score, id), max(score, age), min(1, NULL), max(coalesce(age, 0), 1) FROM person;
-- [-nn-?--] dates
SELECT date('now'), date(name), datetime('now', nick), strftime('%Y', 'now'), date('2024-01-01', '+1 month'), CURRENT_TIMESTAMP, CURRENT_DATE FROM person;
-- [-n------] printf and char
SELECT printf('%s', nick), printf(nick), char(age), char(), hex(nick), zeroblob(score), random(), typeof(nick) FROM person;
-- [----n-n] changes and versions
SELECT changes(), total_changes(), last_insert_rowid(), sqlite_version(), likely(nick), unlikely(name), likelihood(age, 0.5) FROM person;
-- [-nn] a derived table by an outer join with constants
SELECT p.id, d.one, d.nick FROM person p LEFT JOIN (SELECT 1 AS one, nick, id FROM person) d ON d.id = p.boss_id;
-- [--] a derived table with constants as a marker in WHERE
SELECT p.id, d.id FROM person p LEFT JOIN (SELECT 1 AS one, id FROM person) d ON d.id = p.boss_id WHERE d.one = 1;
-- [-n] a CTE used twice
WITH c AS (SELECT id, nick FROM person WHERE nick IS NOT NULL) SELECT a.nick, b.nick FROM c a LEFT JOIN c b ON b.id = a.id + 1;
-- [--] MATERIALIZED CTEs
WITH c AS MATERIALIZED (SELECT id, max(nick) AS m FROM person GROUP BY id) SELECT id, m FROM c WHERE m > 'a';
-- [--] DISTINCT and ORDER BY
SELECT DISTINCT nick, name FROM person WHERE nick > '' ORDER BY name;
-- [--] GROUP BY an expression that HAVING proves
SELECT coalesce(nick, 'x'), lower(nick) FROM person GROUP BY 1, 2 HAVING lower(nick) IS NOT NULL;
-- [nnn] bare columns beside min
SELECT min(id), nick, name FROM person;
-- [--] bare columns of a group with WHERE
SELECT nick, max(id) FROM person WHERE nick IS NOT NULL GROUP BY team_id;
-- [??] full text
SELECT title, rank FROM ft WHERE ft MATCH 'x' AND title MATCH 'x';
-- [-nn] full text by an outer join
SELECT p.id, f.rowid, f.title FROM person p LEFT JOIN ft f ON f.rowid = p.id;
-- [-?-] an rtree with bounds
SELECT id, minx, maxx FROM box WHERE id = 1 AND maxx < 5;
-- [--n-] pragmas
SELECT t.name, t.type, t.dflt_value, t.pk FROM pragma_table_info('kid') t;
-- [-?--] pragmas joined
SELECT m.name, m.sql, i.name, i.cid FROM sqlite_schema m JOIN pragma_table_info(m.name) i;
-- [---?n] the schema table
SELECT type, name, tbl_name, rootpage, sql FROM sqlite_schema;
-- [n-] a NULL that is grouped
SELECT NULL AS n, count(*) FROM person GROUP BY n;
-- [-n-] nested coalesce and nullif
SELECT coalesce(nullif(nick, ''), nullif(name, ''), 'x'), ifnull(nullif(name, 'Ann'), nick), coalesce(NULL, NULL, 1) FROM person;
-- [?n] a subquery in FROM of a subquery
SELECT (SELECT max(x) FROM (SELECT p.id AS x)), (SELECT x FROM (SELECT p.nick AS x)) FROM person p;
-- [---] IN () of nothing
SELECT age IN (), age NOT IN (), 1 IN () FROM person;
-- [-] a subquery that EXISTS proves
SELECT p.team_id FROM person p WHERE EXISTS (SELECT 1 FROM team t WHERE t.id = p.team_id);
-- [n] NOT EXISTS proves nothing
SELECT p.team_id FROM person p WHERE NOT EXISTS (SELECT 1 FROM team t WHERE t.id = p.team_id);
-- [-] a scalar subquery in WHERE
SELECT p.team_id FROM person p WHERE (SELECT t.id FROM team t WHERE t.id = p.team_id) > 0;
-- [?n] a correlated subquery joined by its key
SELECT (SELECT b.name FROM person b WHERE b.id = p.id), (SELECT b.name FROM person b WHERE b.id = p.boss_id) FROM person p;
-- [-n] windows in a subquery
SELECT s.n, s.f FROM (SELECT count(*) OVER (PARTITION BY team_id) AS n, first_value(nick) OVER (ORDER BY id) AS f FROM person) s;
-- [---] string_agg and group_concat with NULL separators
SELECT group_concat(name, NULL), string_agg(name, nick), group_concat(name ORDER BY id) FROM person GROUP BY team_id;
-- [-n] ROWID by a join
SELECT p.rowid, t.oid FROM person p LEFT JOIN team t ON t.id = p.team_id;
-- [nn-] a RIGHT JOIN by a view
SELECT n.id, n.nick, q.id FROM nicked n RIGHT JOIN pet q ON q.owner_id = n.id;
-- [nn] FULL JOIN ON a constant
SELECT a.id, b.id FROM person a FULL JOIN team b ON 0;
-- [-n-] CROSS JOIN after LEFT JOIN
SELECT p.id, t.id, k.id FROM person p LEFT JOIN team t ON t.id = p.team_id CROSS JOIN pet k;
-- [-n] comma, then ON over both
SELECT p.id, t.id FROM person p, team q LEFT JOIN team t ON t.id = p.team_id AND q.id = t.id;
-- [n?] LEFT JOIN whose ON has OR and IS NULL
SELECT p.team_id, t.id FROM person p LEFT JOIN team t ON t.id = p.team_id OR p.team_id IS NULL;
-- [-n] an anti-join
SELECT p.id, t.id FROM person p LEFT JOIN team t ON t.id = p.team_id WHERE t.id IS NULL;
-- [-nn] an anti-join or a condition
SELECT p.id, t.id, t.motto FROM person p LEFT JOIN team t ON t.id = p.team_id WHERE t.id IS NULL OR t.motto = 'go';
-- [nnn] conditions on a LEFT JOIN in ON alone
SELECT p.team_id, t.id, t.motto FROM person p LEFT JOIN team t ON t.id = p.team_id AND t.motto IS NOT NULL;
-- [-] what is compared with itself
SELECT age FROM person WHERE age = age;
-- [nn] nested aggregates of a subquery by group
SELECT team_id, (SELECT max(score) FROM person b WHERE b.team_id = a.team_id) FROM person a GROUP BY team_id;
