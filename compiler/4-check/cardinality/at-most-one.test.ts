import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compileQuery } from '../../compile-query.ts'
import { compileSchema } from '../../compile-schema.ts'
import { describeParts } from '../../describe-parts.ts'
import { mysql } from '../../dialects/mysql/dialect.ts'
import { postgresql } from '../../dialects/postgresql/dialect.ts'
import { withExtensions } from '../../dialects/with-extensions.ts'
import { sqlite } from '../../dialects/sqlite/dialect.ts'

const schemas = {
  postgresql: `
    CREATE TABLE a (id integer PRIMARY KEY, x integer NOT NULL, y integer, UNIQUE (x, y));
    CREATE TABLE b (id integer PRIMARY KEY, a_id integer NOT NULL, code text NOT NULL);
    CREATE UNIQUE INDEX b_code ON b (code);
    CREATE UNIQUE INDEX b_some ON b (a_id) WHERE a_id > 5;
    CREATE TABLE users (id int PRIMARY KEY, email text NOT NULL, name text, slug varchar(40), org int,
      gone timestamptz, active boolean NOT NULL, num numeric UNIQUE, big int8 UNIQUE, nick text UNIQUE, kind text);
    CREATE UNIQUE INDEX ON users (lower(email));
    CREATE UNIQUE INDEX ON users (slug) WHERE gone IS NULL;
    CREATE UNIQUE INDEX ON users (org) WHERE active;
    CREATE UNIQUE INDEX ON users (name) WHERE (kind)::text = 'admin'::text OR kind IN ('a', 'b');
    CREATE UNIQUE INDEX ON users (org, lower(name)) WHERE org > 5 AND gone IS NOT NULL;
    CREATE TABLE settings (only_one boolean PRIMARY KEY, v text);
    CREATE TABLE alike (a int, b int, UNIQUE NULLS NOT DISTINCT (a, b));
    CREATE TABLE deferred (a int UNIQUE DEFERRABLE INITIALLY DEFERRED, b int);
    CREATE TABLE parent (id int PRIMARY KEY);
    CREATE TABLE child (w int) INHERITS (parent);
    CREATE TABLE parts (id int PRIMARY KEY) PARTITION BY RANGE (id);
    CREATE TABLE parts1 PARTITION OF parts FOR VALUES FROM (0) TO (10);
    CREATE TABLE waiting (id int NOT NULL, u int, kind int) PARTITION BY RANGE (id);
    CREATE TABLE waiting1 PARTITION OF waiting FOR VALUES FROM (0) TO (10);
    CREATE UNIQUE INDEX ON ONLY waiting (id);
    CREATE UNIQUE INDEX ON ONLY waiting (id, abs(u));
    ALTER TABLE ONLY waiting ADD UNIQUE (id, kind);
    CREATE TABLE attached (id int NOT NULL) PARTITION BY RANGE (id);
    CREATE TABLE attached1 PARTITION OF attached (PRIMARY KEY (id)) FOR VALUES FROM (0) TO (10);
    ALTER TABLE ONLY attached ADD PRIMARY KEY (id);
    ALTER INDEX attached_pkey ATTACH PARTITION attached1_pkey;
    CREATE EXTENSION btree_gist;
    CREATE TABLE rooms (room int, during int4range, PRIMARY KEY (room, during WITHOUT OVERLAPS));
    CREATE VIEW active_users AS SELECT * FROM users WHERE gone IS NULL;
    CREATE VIEW swapped AS SELECT id AS a, org AS b FROM users;
    ALTER VIEW swapped RENAME COLUMN a TO c;
    ALTER VIEW swapped RENAME COLUMN b TO a;
    ALTER VIEW swapped RENAME COLUMN c TO b;
    CREATE VIEW counted (n) AS SELECT count(*) FROM users;
    CREATE VIEW loose AS SELECT * FROM deferred;
    CREATE COLLATION loose_case (provider = icu, locale = 'und', deterministic = false);
    CREATE TABLE cased (word text COLLATE loose_case, exact text COLLATE "C", n int);
    CREATE UNIQUE INDEX ON cased (exact);
    CREATE TABLE renamed_to_be (id int PRIMARY KEY);
    CREATE VIEW over_ruled AS SELECT * FROM renamed_to_be;
    ALTER TABLE renamed_to_be RENAME TO ruled;
    CREATE RULE several AS ON UPDATE TO ruled DO INSTEAD UPDATE a SET x = 1 RETURNING id;
    CREATE RULE more AS ON INSERT TO ruled DO INSTEAD INSERT INTO a (id, x) SELECT 1, 2 RETURNING id;
    CREATE RULE others AS ON DELETE TO active_users DO INSTEAD DELETE FROM users RETURNING users.*;
    CREATE TABLE prices (price numeric, label text, code varchar(9) UNIQUE);
    CREATE TABLE renamed (one text, two text);
    CREATE UNIQUE INDEX ON renamed (lower(one));
    ALTER TABLE renamed RENAME one TO three;
    CREATE FUNCTION moody() RETURNS int LANGUAGE sql AS 'SELECT 1';
    CREATE FUNCTION tenant() RETURNS int STABLE LANGUAGE sql AS 'SELECT 1';
    CREATE FUNCTION moodier(int) RETURNS int LANGUAGE sql AS 'SELECT 1';
    CREATE FUNCTION steady(int) RETURNS int IMMUTABLE LANGUAGE sql AS 'SELECT 1';
    CREATE OPERATOR ?! (RIGHTARG = int, FUNCTION = moodier);
    CREATE OPERATOR !! (RIGHTARG = int, FUNCTION = steady);
    CREATE TYPE pair AS (x int, y int);
    CREATE FUNCTION of_pair(pair) RETURNS int LANGUAGE sql AS 'SELECT 1';
    CREATE CAST (pair AS int) WITH FUNCTION of_pair(pair) AS IMPLICIT;
    CREATE FUNCTION big_of_pair(pair) RETURNS int8 STABLE LANGUAGE sql AS 'SELECT 1';
    CREATE CAST (pair AS int8) WITH FUNCTION public.big_of_pair;
    CREATE TYPE spot AS (x int, y int);
    CREATE TABLE spots (at spot, n int, m int);
    CREATE UNIQUE INDEX ON spots (at) WHERE at IS NOT NULL;
    CREATE UNIQUE INDEX ON spots (m) WHERE n IS NOT NULL;
  `,
  mysql: `
    CREATE TABLE t (id INT PRIMARY KEY, name VARCHAR(50) NOT NULL UNIQUE, big BIGINT UNIQUE, flag TINYINT(1) UNIQUE);
    CREATE TABLE p (id INT PRIMARY KEY, title VARCHAR(200), email VARCHAR(100), UNIQUE KEY (title(10)),
      UNIQUE KEY ((lower(email))));
    CREATE TABLE o (id INT PRIMARY KEY, t_id INT NOT NULL, num INT, name VARCHAR(50), dbl DOUBLE);
    CREATE VIEW totals AS SELECT t_id, count(*) AS n FROM o GROUP BY t_id;
    CREATE VIEW listed AS VALUES ROW(1), ROW(2) LIMIT 1;
    CREATE VIEW newest AS SELECT id FROM o LIMIT 1;
  `,
  sqlite: `
    CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT COLLATE NOCASE UNIQUE, code TEXT UNIQUE, n NUMERIC, flag, gone);
    CREATE UNIQUE INDEX t_gone ON t (lower(gone));
    CREATE UNIQUE INDEX t_n ON t (n) WHERE gone IS NULL AND flag = 1;
    CREATE TABLE u (id INTEGER PRIMARY KEY, name TEXT COLLATE NOCASE, num INTEGER);
    CREATE UNIQUE INDEX u_name ON u (name COLLATE BINARY);
    CREATE TABLE k (k TEXT PRIMARY KEY);
    CREATE VIEW first AS SELECT * FROM t ORDER BY name LIMIT 1;
  `,
}

const extended = await withExtensions(postgresql, [{ text: schemas.postgresql }])
const dialects = { postgresql: extended, mysql, sqlite }

type Engine = keyof typeof dialects

const catalogOf = (engine: Engine) =>
  compileSchema([{ path: 's.sql', text: schemas[engine] }], dialects[engine], describeParts).catalog

const catalogs = {
  postgresql: catalogOf('postgresql'),
  mysql: catalogOf('mysql'),
  sqlite: catalogOf('sqlite'),
}

function check(engine: Engine, expected: boolean, queries: readonly string[]): void {
  for (const text of queries) {
    const named = { name: 'Query', kind: 'many', doc: [], text } as const
    const { query, diagnostics } = compileQuery(named, catalogs[engine], dialects[engine])
    assert.is(query?.atMostOneRow, expected, `${text} ${diagnostics.map((d) => d.message)}`)
  }
}

test('one row at most, by a key', () => {
  check('postgresql', true, [
    'SELECT * FROM a WHERE id = $1',
    'SELECT * FROM a WHERE x = 1 AND y = $1',
    'SELECT * FROM a AS q (x, id) WHERE q.x = 1',
    'SELECT * FROM b WHERE code = $1 AND a_id > 1',
    'SELECT * FROM a WHERE (id, x) = ($1, $2)',
    'SELECT * FROM a WHERE (x, id) IN (($1, $2))',
    'SELECT * FROM a WHERE id IN ($1)',
    'SELECT * FROM a WHERE id = ANY (ARRAY[$1::int])',
    'SELECT * FROM a WHERE id = (SELECT max(a_id) FROM b)',
    'SELECT * FROM a WHERE id IN (SELECT a_id FROM b LIMIT 1)',
    'SELECT * FROM a WHERE id = coalesce($1, abs($2::int))',
    `SELECT * FROM a WHERE id = current_setting('app.user')::int`,
    'SELECT * FROM a WHERE id = tenant()',
    'SELECT * FROM a WHERE id = !! 1',
    'SELECT * FROM a WHERE id = (1, 2)::pair::int8',
    'SELECT * FROM a WHERE id IS NOT DISTINCT FROM $1',
    'SELECT * FROM users WHERE nick = $1',
    'SELECT * FROM users WHERE num = $1',
    'SELECT * FROM users WHERE big = $1::numeric',
    'SELECT * FROM settings WHERE only_one',
    'SELECT * FROM settings WHERE NOT only_one',
    'SELECT * FROM settings WHERE only_one IS TRUE',
    'SELECT * FROM alike WHERE a = 1 AND b IS NULL',
    'SELECT * FROM alike WHERE a IS NOT DISTINCT FROM $1 AND b IS NOT DISTINCT FROM $2',
    'SELECT * FROM ONLY parent WHERE id = $1',
    'SELECT * FROM cased WHERE exact = $1',
    'SELECT c.* FROM cased c JOIN users u ON c.exact = u.slug WHERE u.id = 1',
    'UPDATE ONLY parent SET id = 2 WHERE id = 1 RETURNING id',
    'SELECT * FROM parts WHERE id = $1',
    'SELECT * FROM attached WHERE id = $1',
    'SELECT * FROM rooms WHERE room = $1 AND during = $2',
    'SELECT * FROM rooms WHERE room = $1 AND during @> $2::int',
  ])
  check('sqlite', true, [
    'SELECT * FROM t WHERE rowid = ?',
    'SELECT * FROM t WHERE id IS ?',
    'SELECT * FROM t WHERE name = ?',
    'SELECT * FROM t WHERE code = 5',
    'SELECT * FROM u JOIN t ON u.num = t.id WHERE u.id = 1',
    'SELECT * FROM t WHERE id = last_insert_rowid()',
  ])
  check('mysql', true, [
    'SELECT * FROM newest',
    'SELECT * FROM t WHERE id <=> ?',
    'SELECT * FROM t WHERE id = LAST_INSERT_ID()',
    'SELECT * FROM t WHERE flag = true',
    'SELECT * FROM p WHERE title = ?',
    'SELECT * FROM o JOIN t ON t.name = o.name WHERE o.id = 1',
    'SELECT * FROM o JOIN t ON t.big = o.num WHERE o.id = 1',
  ])
})

test('one row at most, by an index that computes or holds for some rows', () => {
  check('postgresql', true, [
    'SELECT * FROM users WHERE lower(email) = lower($1)',
    'SELECT * FROM users u WHERE LOWER(u.email) = $1',
    'SELECT * FROM users WHERE slug = $1 AND gone IS NULL',
    'SELECT * FROM users WHERE org = $1 AND active',
    'SELECT * FROM users WHERE org = $1 AND active = true',
    'SELECT * FROM users WHERE org = $1 AND active IS TRUE',
    `SELECT * FROM users WHERE name = $1 AND kind = 'admin'`,
    `SELECT * FROM users WHERE name = $1 AND 'a' = kind`,
    'SELECT * FROM users WHERE org = $1 AND lower(name) = $2 AND org > 5 AND gone > now()',
    'SELECT * FROM spots WHERE at = ROW(1, 2)::spot AND at IS NOT NULL',
    'SELECT * FROM spots s WHERE m = $1 AND s IS NOT NULL',
    'SELECT * FROM a LEFT JOIN users u ON lower(u.email) = a.y::text WHERE a.id = $1',
    'SELECT * FROM renamed WHERE lower(three) = $1',
  ])
  check('postgresql', false, [
    'SELECT * FROM a LEFT JOIN b ON a.id = 1 AND b.id = 1',
    'SELECT * FROM b RIGHT JOIN a ON a.id = 1 AND b.id = 1',
    'SELECT * FROM users LEFT JOIN b ON users.gone IS NULL AND b.id = 1 WHERE users.slug = $1',
    'SELECT * FROM users WHERE upper(email) = $1',
    'SELECT * FROM users WHERE slug = $1',
    'SELECT * FROM users WHERE org = $1 AND NOT active',
    `SELECT * FROM users WHERE name = $1 AND kind = 'c'`,
    'SELECT * FROM users WHERE org = $1 AND lower(name) = $2 AND org > 5',
    // `ROW(NULL, 1) IS NOT NULL` is false.
    'SELECT * FROM spots WHERE at = ROW(NULL, 1)::spot',
    'SELECT * FROM renamed WHERE lower(two) = $1',
    'SELECT * FROM a LEFT JOIN users u ON u.slug = $1 AND u.gone IS NULL',
  ])
  check('sqlite', true, [
    'SELECT * FROM t WHERE lower(gone) = lower(?)',
    'SELECT * FROM t WHERE n = ? AND gone IS NULL AND flag = 1',
  ])
  check('sqlite', false, ['SELECT * FROM t WHERE n = ? AND gone IS NULL'])
  check('mysql', true, ['SELECT * FROM p WHERE lower(email) = lower(?)'])
})

test('one row at most, by the shape of the query', () => {
  check('postgresql', true, [
    'SELECT count(*) FROM a',
    'SELECT (SELECT count(a.id) FROM b) FROM a',
    'SELECT (SELECT (SELECT count(a.id) FROM b AS c LIMIT 1) FROM b LIMIT 1) FROM a',
    'SELECT 1',
    'SELECT max(id) AS id FROM a HAVING count(*) > 3',
    'SELECT count(*) FROM a GROUP BY ()',
    'SELECT x, count(*) FROM a WHERE x = $1 GROUP BY x',
    'SELECT a.*, count(b.id) FROM a LEFT JOIN b ON b.a_id = a.id WHERE a.id = $1 GROUP BY a.id',
    'SELECT a.x, a.y, count(b.id) FROM a JOIN b ON b.a_id = a.id WHERE a.id = $1 GROUP BY a.x, a.y',
    'SELECT DISTINCT x FROM a WHERE x = $1',
    'SELECT DISTINCT ON (x) * FROM a WHERE x = $1 ORDER BY x, y',
    'SELECT * FROM a LIMIT 1',
    'SELECT * FROM a LIMIT 1::bigint',
    'SELECT * FROM a FETCH FIRST ROW ONLY',
    'VALUES (1, 2)',
    'SELECT id FROM a INTERSECT SELECT id FROM b WHERE id = 1',
    'SELECT id FROM a WHERE id = 1 EXCEPT SELECT id FROM b',
    'SELECT * FROM abs(-1)',
    'INSERT INTO a (id, x) VALUES (1, 2) RETURNING *',
    'INSERT INTO a (id, x) SELECT id + 1, x FROM a WHERE id = $1 RETURNING *',
    'UPDATE a SET x = 1 WHERE id = $1 RETURNING *',
    'UPDATE a SET x = 1 FROM b WHERE a.id = $1 AND b.a_id = a.id RETURNING a.id',
    'DELETE FROM a WHERE id IN (SELECT a_id FROM b LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING *',
    `MERGE INTO a USING (VALUES (1, 2)) v (id, x) ON a.id = v.id WHEN MATCHED THEN UPDATE SET x = v.x
       WHEN NOT MATCHED THEN INSERT (id, x) VALUES (v.id, v.x) RETURNING a.id`,
  ])
  check('sqlite', true, ['SELECT max(id), name FROM t', 'SELECT * FROM t LIMIT 5, 1'])
})

test('one row at most, by what is joined', () => {
  check('postgresql', true, [
    'SELECT * FROM a JOIN b ON b.a_id = a.id WHERE b.id = $1',
    'SELECT * FROM b LEFT JOIN a ON a.id = b.a_id WHERE b.id = $1',
    'SELECT * FROM b LEFT JOIN a ON a.id = 1 WHERE b.id = $1',
    'SELECT * FROM a NATURAL JOIN (SELECT 1 AS id) one',
    'SELECT * FROM a LEFT JOIN LATERAL (SELECT * FROM b WHERE b.a_id = a.id LIMIT 1) s ON true WHERE a.id = $1',
    'SELECT * FROM a JOIN (VALUES (1)) v (x) ON a.id = v.x',
    'SELECT * FROM (SELECT id, x FROM a) s WHERE id = $1',
    'SELECT * FROM (SELECT DISTINCT x FROM a) s WHERE x = $1',
    'SELECT * FROM (SELECT DISTINCT ON (x) * FROM a ORDER BY x, y) s WHERE x = $1',
    'SELECT * FROM (SELECT x FROM a UNION SELECT a_id FROM b) s WHERE x = $1',
    'SELECT a.x, s.n FROM a LEFT JOIN (SELECT a_id, count(*) AS n FROM b GROUP BY a_id) s ON s.a_id = a.id WHERE a.id = $1',
    'SELECT * FROM (SELECT b.id, a.x FROM b JOIN a ON a.id = b.a_id) s WHERE id = $1',
    'WITH s AS (INSERT INTO a (id, x) VALUES (1, 2) RETURNING id) SELECT * FROM s',
    'SELECT * FROM active_users WHERE id = $1',
    'SELECT * FROM swapped WHERE b = 1',
    'SELECT a.*, n FROM a, counted WHERE a.id = 1',
  ])
  check('mysql', true, ['SELECT * FROM totals WHERE t_id = ?'])
  check('sqlite', true, ['SELECT * FROM first'])
})

test('what is computed of values that are equal may differ', () => {
  check('postgresql', true, [
    'SELECT DISTINCT price FROM prices WHERE price = $1',
    'SELECT DISTINCT lower(label) FROM prices WHERE label = $1',
    'SELECT price::text FROM prices WHERE code = $1',
    'SELECT lower(p.label), count(*) FROM prices p WHERE p.label = $1 GROUP BY lower(p.label)',
    'SELECT u.id FROM (SELECT DISTINCT price FROM prices WHERE price = 1) p JOIN users u ON u.nick = p.price::text',
  ])
  check('postgresql', false, [
    'SELECT DISTINCT price::text FROM prices WHERE price = $1',
    'SELECT price::text, count(*) FROM prices WHERE price = $1 GROUP BY price::text',
    'SELECT DISTINCT upper(word) FROM cased WHERE word = $1',
    'SELECT * FROM prices WHERE code = $1::char(9)',
  ])
  check('mysql', true, ['SELECT DISTINCT num + 1 FROM o WHERE num = ?'])
  check('mysql', false, [
    'SELECT DISTINCT hex(name) FROM o WHERE name = ?',
    'SELECT DISTINCT concat(dbl) FROM o WHERE dbl = 0',
  ])
  check('sqlite', true, ['SELECT DISTINCT num + 1 FROM u WHERE num = ?'])
  check('sqlite', false, [
    'SELECT DISTINCT hex(name) FROM u WHERE name = ?',
    'SELECT DISTINCT typeof(flag) FROM t WHERE flag = 1',
  ])
})

test('perhaps many rows', () => {
  check('postgresql', false, [
    'SELECT * FROM a',
    'SELECT * FROM a WHERE x = 1',
    'SELECT * FROM a AS q (x, id) WHERE q.id = 1',
    'SELECT * FROM b WHERE a_id = 1',
    'SELECT * FROM a WHERE id = 1 OR x = 2',
    'SELECT * FROM a WHERE id > $1',
    'SELECT * FROM a WHERE id = x',
    'SELECT * FROM a WHERE id IN ($1, $2)',
    'SELECT * FROM a WHERE id IN (sqlc.slice(ids))',
    'SELECT * FROM a WHERE id = ANY ($1)',
    'SELECT * FROM a WHERE id = (SELECT a.x)',
    'SELECT * FROM a WHERE id = (random() * 10)::int',
    'SELECT * FROM a WHERE id = (SELECT a_id FROM b ORDER BY random() LIMIT 1)',
    'SELECT * FROM a WHERE id = moody()',
    'SELECT * FROM a WHERE id = ?! 1',
    'SELECT * FROM a WHERE id = (1, 2)::pair::int',
    'SELECT * FROM a WHERE id = abs((1, 2)::pair)',
    'SELECT * FROM users WHERE nick IS NOT DISTINCT FROM $1',
    'SELECT * FROM users WHERE num = $1::float8',
    'SELECT * FROM deferred WHERE a = $1',
    'SELECT c.* FROM cased c JOIN a ON a.id = 1 JOIN cased o ON c.exact = o.word WHERE o.n = 1',
    "SELECT * FROM cased WHERE exact = 'x' COLLATE loose_case",
    "SELECT * FROM cased WHERE exact COLLATE loose_case = 'x'",
    'SELECT * FROM loose WHERE a = $1',
    'SELECT * FROM parent WHERE id = $1',
    'SELECT * FROM waiting WHERE id = $1 AND abs(u) = 1 AND kind = 2',
    'DELETE FROM parent WHERE id = 1 RETURNING id',
    'SELECT * FROM child WHERE id = $1',
    'SELECT * FROM rooms WHERE room = $1 AND during @> $2::int4range AND during @> int4range(1, 2)',
  ])
  check('sqlite', false, [
    'SELECT * FROM u WHERE name = ?',
    'SELECT * FROM u JOIN t ON u.name = t.code WHERE u.id = 1',
    'SELECT * FROM u JOIN t ON u.num = t.code WHERE u.id = 1',
    'SELECT * FROM t WHERE code = CAST(? AS INTEGER)',
    'SELECT * FROM t WHERE code = ? COLLATE NOCASE',
    'SELECT * FROM t WHERE flag',
    'SELECT * FROM k WHERE k IS NULL',
    'SELECT * FROM t WHERE id = random()',
  ])
  check('mysql', false, [
    'SELECT * FROM listed',
    'SELECT * FROM t WHERE name = 5',
    'SELECT * FROM o JOIN t ON t.name = o.num WHERE o.id = 1',
    'SELECT * FROM o JOIN t ON t.big = o.dbl WHERE o.id = 1',
    'SELECT * FROM t WHERE flag',
    'SELECT * FROM t WHERE id = @x := 5',
    'SELECT * FROM totals',
  ])
})

test('perhaps many rows of joins, groups and changes', () => {
  check('postgresql', false, [
    'SELECT * FROM a JOIN b ON b.a_id = a.id WHERE a.id = $1',
    'SELECT * FROM a FULL JOIN b ON b.id = a.id WHERE a.id = $1',
    'SELECT * FROM (SELECT 1 AS x) s FULL JOIN (SELECT 2 AS y) t ON x = y',
    'SELECT * FROM a LEFT JOIN b ON a.id = 1 AND b.id = 1',
    'SELECT * FROM a RIGHT JOIN b ON a.id = 1 AND b.id = 1',
    'SELECT * FROM a LEFT JOIN b ON b.id = 1 AND a.x = 3 WHERE a.id = coalesce(b.a_id, 0)',
    'SELECT b.id FROM a LEFT JOIN b ON b.id = 1 GROUP BY b.id',
    'SELECT * FROM a, LATERAL (SELECT a.id AS x LIMIT 1) s WHERE a.id = s.x',
    'SELECT a.id FROM a LEFT JOIN (SELECT max(id) AS id FROM b) s ON s.id = a.id',
    `SELECT * FROM b WHERE code = 'a' COLLATE "und-x-icu"`,
    'SELECT (SELECT count(a.id) FROM b) FROM a GROUP BY x',
    'SELECT (SELECT count(b.id) FROM b) FROM a',
    'SELECT (SELECT (SELECT count(a.id + b.id) FROM b AS c LIMIT 1) FROM b LIMIT 1) FROM a',
    'SELECT x, count(*) FROM a GROUP BY x',
    'SELECT x, y FROM a WHERE x = $1 GROUP BY x, y',
    'SELECT x FROM a WHERE x = $1 GROUP BY GROUPING SETS (x, ())',
    'SELECT x FROM a WHERE x = y GROUP BY x',
    'SELECT DISTINCT x, count(*) FROM a WHERE x = $1 GROUP BY x, y',
    'SELECT a.x FROM a JOIN b ON b.id = a.id WHERE a.x = b.a_id GROUP BY a.x',
    'SELECT * FROM a WHERE (id, x) > ($1, $2)',
    'SELECT unnest(array_agg(id)) FROM a',
    'SELECT generate_series(1, 2)',
    'SELECT id FROM a WHERE id = 1 ORDER BY generate_series(1, 3)',
    'UPDATE ruled SET id = 2 WHERE id = 1 RETURNING id',
    'INSERT INTO ruled VALUES (1) RETURNING id',
    'UPDATE over_ruled SET id = 2 WHERE id = 1 RETURNING id',
    'DELETE FROM active_users WHERE id = 1 RETURNING id',
    'SELECT * FROM swapped WHERE a = 1',
    'SELECT * FROM generate_series(1, 2)',
    'SELECT a.id, t FROM a, unnest(ARRAY[1, 2]) AS t WHERE a.id = 1',
    'SELECT * FROM a LIMIT 2',
    'SELECT * FROM a LIMIT NULL',
    'SELECT * FROM a ORDER BY x FETCH FIRST 1 ROW WITH TIES',
    'INSERT INTO a (id, x) VALUES (1, 2), (3, 4) RETURNING *',
    'INSERT INTO a (id, x) VALUES (generate_series(1, 2), 3) RETURNING *',
    'SELECT id FROM a WHERE id = 1 UNION SELECT id FROM b WHERE id = 1',
    'SELECT * FROM (SELECT x FROM a UNION ALL SELECT a_id FROM b) s WHERE x = $1',
    'MERGE INTO a USING b ON a.id = b.a_id WHEN MATCHED THEN UPDATE SET x = 1 RETURNING a.id',
    `MERGE INTO a USING (SELECT 1 AS id) v ON a.id = v.id WHEN MATCHED THEN UPDATE SET x = 1
       WHEN NOT MATCHED BY SOURCE THEN DELETE RETURNING a.id`,
  ])
})

test('500 joins, each waiting for the next one: passes over all of them would not end', () => {
  const joins = Array.from({ length: 499 }, (_, i) => {
    const same = Array.from({ length: 20 }, () => `a${i}.y = a${i + 1}.y`).join(' AND ')
    return `JOIN a AS a${i + 1} ON a${i}.id = a${i + 1}.id AND ${same}`
  })
  const chain = `SELECT 1 AS one FROM a AS a0 ${joins.join(' ')}`
  check('postgresql', true, [`${chain} WHERE a499.id = 1`])
  check('postgresql', false, [`${chain.replaceAll(' JOIN', ' LEFT JOIN')} WHERE a0.x = 1`])
})

test.run()
