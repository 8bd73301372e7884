import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Dialect } from './dialects/dialect.ts'
import { mysql } from './dialects/mysql/dialect.ts'
import { postgresql } from './dialects/postgresql/dialect.ts'
import { sqlite } from './dialects/sqlite/dialect.ts'
import { relationsOf } from './relations-of.ts'

/** `a s.b > c`: reads a and s.b, writes c; a `?` at the end: not all of it could be read. */
function check(dialect: Dialect, text: string, expected: string): void {
  test(`${dialect.label}: ${text}`, () => {
    const { reads, writes, complete } = relationsOf(text, dialect)
    const parts = [reads, writes].map((names) => names.map((each) => each.join('.')).join(' '))
    const found = [...parts.join(' > ').trim().split(/ +/), ...(complete ? [] : ['?'])]
    assert.is(found.join(' '), expected)
  })
}

const every = [postgresql, mysql, sqlite]

for (const dialect of every) {
  check(
    dialect,
    'SELECT * FROM a JOIN s.b ON a.x = b.x, (SELECT 1 FROM c) d WHERE EXISTS (SELECT 1 FROM e)',
    'a s.b c e >',
  )
  check(
    dialect,
    'WITH a AS (SELECT 1 FROM b), c AS (SELECT * FROM a) SELECT * FROM c, s.c',
    'b s.c >',
  )
  check(
    dialect,
    'WITH RECURSIVE a AS (SELECT 1 AS x UNION SELECT x FROM a, b) SELECT * FROM a',
    'b >',
  )
  check(dialect, 'SELECT (WITH a AS (SELECT 1) SELECT * FROM a) FROM a', 'a >')
  check(dialect, 'INSERT INTO a (x) SELECT x FROM b WHERE x IN (SELECT y FROM a)', 'b a > a')
  check(dialect, 'UPDATE a SET x = (SELECT y FROM b)', 'b > a')
  check(dialect, 'DELETE FROM s.a WHERE x = 1; SELECT 1', '> s.a')
  check(dialect, 'CREATE VIEW v AS SELECT * FROM a', 'a >')
  check(dialect, 'CREATE TABLE a (x int REFERENCES b (y)); INSERT INTO a SELECT x FROM c', 'b c >')
  check(dialect, 'x > 0 AND y <> lower(z)', '>')
  check(dialect, 'CHECK ((x > 0))', '>')
  check(dialect, 'FOREIGN KEY (x) REFERENCES a (y) ON DELETE CASCADE', 'a >')
  check(dialect, 'ALTER TABLE a ADD COLUMN x int REFERENCES b (y)', 'b > a')
  check(dialect, '', '>')
  check(dialect, 'SELECT FROM WHERE )', '> ?')
  check(dialect, "SELECT 'abc", '> ?')
}

test('where a CTE is bound to what came before it', () => {
  const text = 'WITH a AS (SELECT * FROM a) SELECT * FROM a'
  assert.equal(relationsOf(text, postgresql).reads, [['a']])
})

check(postgresql, "nextval('s.q'::regclass)", 's.q >')
check(postgresql, 'ALTER TABLE a ATTACH PARTITION s.b DEFAULT', 's.b > a')
check(postgresql, 'ALTER TABLE a INHERIT b, NO INHERIT c', 'b c > a')
check(postgresql, 'CREATE FUNCTION f(a b.c%TYPE) RETURNS int RETURN (SELECT 1 FROM d)', 'd >')
check(postgresql, 'CREATE INDEX ON a (b) INCLUDE (c) WHERE d IN (SELECT 1 FROM e)', 'a e >')
check(postgresql, 'CREATE TABLE p PARTITION OF a FOR VALUES IN (1) PARTITION BY LIST (b)', 'a >')
check(postgresql, `nextval('s."A.b"')`, 's.A.b >')
check(postgresql, 'WITH x AS (DELETE FROM a RETURNING *) INSERT INTO b SELECT * FROM x', '> a b')
check(postgresql, 'UPDATE a SET x = b.x FROM b', 'b > a')
check(
  postgresql,
  "CREATE FUNCTION f() RETURNS int LANGUAGE sql AS 'SELECT 1 FROM a; SELECT 2 FROM b'",
  'a b >',
)
check(postgresql, "CREATE FUNCTION f() RETURNS int LANGUAGE c AS 'x', 'y'", '>')
check(postgresql, "CREATE FUNCTION f() RETURNS int LANGUAGE plperl AS 'my $x'", '> ?')
check(
  postgresql,
  'CREATE FUNCTION f() RETURNS int BEGIN ATOMIC SELECT 1 FROM a; DELETE FROM b; END',
  'a > b',
)
check(postgresql, 'CREATE FUNCTION f() RETURNS int RETURN (SELECT 1 FROM a)', 'a >')
check(
  sqlite,
  'CREATE TRIGGER t AFTER INSERT ON b BEGIN INSERT INTO a SELECT 1 FROM b; DELETE FROM c; END',
  'b > a c',
)
check(mysql, 'DELETE b FROM a JOIN s.c AS b ON a.x = b.x', 'a s.c > s.c')

check(
  mysql,
  'CREATE TRIGGER t BEFORE INSERT ON a FOR EACH ROW SET NEW.x = (SELECT max(y) FROM b)',
  'a b >',
)
check(
  mysql,
  `CREATE EVENT e ON SCHEDULE EVERY 1 DAY DO done:BEGIN
    DECLARE c CURSOR FOR SELECT * FROM a;
    DECLARE EXIT HANDLER FOR SQLEXCEPTION DELETE FROM b;
    IF EXISTS (SELECT 1 FROM d) THEN LEAVE done; END IF;
    w: WHILE (SELECT 1 FROM e) DO INSERT INTO f VALUES (1); END WHILE w;
    CASE WHEN (SELECT 1 FROM g) THEN UPDATE h SET x = 1; END CASE;
  END`,
  'a d e g > b f h',
)
check(mysql, 'ALTER EVENT e ENABLE', '>')
check(mysql, 'BEGIN DELETE FROM a; PREPARE s FROM @text; EXECUTE s; END', '> a ?')

const body = `
<<outer>>
DECLARE
  n integer := (SELECT count(*) FROM declared);
  r s.typed%ROWTYPE;
  t other.title%TYPE;
  c CURSOR (k int) FOR SELECT * FROM cursed WHERE id = k;
BEGIN
  IF EXISTS (SELECT 1 FROM asked) THEN
    RAISE NOTICE 'x % y', (SELECT max(x) FROM raised) USING HINT = 'z';
  ELSIF n > CASE WHEN true THEN 1 END THEN
    NULL;
  ELSE
    SELECT a, b INTO STRICT r.a, n FROM chosen WHERE id = NEW.id;
  END IF;
  FOR r IN SELECT * FROM looped LOOP
    INSERT INTO filled (x) VALUES (r.x) RETURNING id INTO n;
  END LOOP;
  FOR i IN REVERSE 10..1 BY 2 LOOP
    PERFORM f(x) FROM performed;
  END LOOP;
  WHILE (SELECT true FROM whiled) LOOP
    EXIT WHEN n = 1;
  END LOOP;
  CASE n WHEN 1 THEN UPDATE changed SET x = n; ELSE DELETE FROM emptied; END CASE;
  n := (SELECT 1 FROM assigned);
  r.a[1] = 2;
  OPEN c (1);
  FETCH c INTO r;
  CREATE TEMP TABLE own AS SELECT * FROM source;
  BEGIN
    NULL;
  EXCEPTION WHEN unique_violation OR SQLSTATE '22012' THEN
    RETURN;
  END;
  RETURN QUERY SELECT * FROM returned JOIN own USING (id);
END`

check(
  postgresql,
  `CREATE FUNCTION f() RETURNS trigger AS $$${body}$$ LANGUAGE plpgsql`,
  's.typed other declared cursed asked raised chosen looped performed whiled assigned source returned > filled changed emptied',
)
check(postgresql, `DO $$ BEGIN DELETE FROM a; END $$`, '> a')
check(postgresql, 'BEGIN EXECUTE format(x); DELETE FROM a; END', '> a ?')
check(postgresql, 'BEGIN FOR r IN EXECUTE x LOOP NULL; END LOOP; END', '> ?')

test.run()
