import { test } from 'uvu'
import { sqlite } from '../../compiler/dialects/sqlite/dialect.ts'
import { catalogCheck } from './catalog/check-catalog.ts'

const check = catalogCheck(sqlite, 'sqlite')

check('primary keys', {
  ddl: `
    CREATE TABLE row_id (id integer PRIMARY KEY AUTOINCREMENT);
    CREATE TABLE row_id_2 (id INTEGER, PRIMARY KEY (id DESC));
    CREATE TABLE other (id INT PRIMARY KEY);
    CREATE TABLE sized (id INTEGER(4) PRIMARY KEY);
    CREATE TABLE texts (id TEXT PRIMARY KEY);
    CREATE TABLE several (a INTEGER, b INTEGER, PRIMARY KEY (a, b));
    CREATE TABLE rowless (id TEXT PRIMARY KEY) WITHOUT ROWID;
    CREATE TABLE rowless_integer (id INTEGER PRIMARY KEY) WITHOUT ROWID;
    CREATE TABLE strict (a TEXT, b ANY, PRIMARY KEY (a, b)) STRICT;`,
  catalog: `
    table main.row_id
      id INTEGER not null identity auto-increment
      primary key - (id)
    table main.row_id_2
      id INTEGER not null identity auto-increment
      primary key - (id)
    table main.other
      id INT
      primary key - (id)
    table main.sized
      id INTEGER(4)
      primary key - (id)
    table main.texts
      id TEXT
      primary key - (id)
    table main.several
      a INTEGER
      b INTEGER
      primary key - (a, b)
    table main.rowless
      id TEXT not null
      primary key - (id)
    table main.rowless_integer
      id INTEGER not null
      primary key - (id)
    table main.strict
      a TEXT not null
      b ANY not null
      primary key - (a, b)`,
})

check('columns', {
  ddl: `CREATE TABLE "T" (
      a, b Varchar(10) NOT NULL COLLATE NOCASE, [c d] unsigned big int DEFAULT 3,
      e TEXT AS (b || 'x') STORED, f real GENERATED ALWAYS AS (a) VIRTUAL,
      g int REFERENCES later ON DELETE CASCADE,
      CONSTRAINT u UNIQUE (a, b), CHECK (a > 0)
    );
    CREATE INDEX IF NOT EXISTS i ON t (A, lower(b)) WHERE a IS NOT NULL;
    ALTER TABLE t ADD COLUMN h DECIMAL(10,2);
    ALTER TABLE t RENAME g TO k;
    ALTER TABLE t DROP COLUMN h;
    ALTER TABLE T RENAME TO u;`,
  catalog: `
    table main.u
      a 
      b Varchar(10) not null collate NOCASE
      c d unsigned big int default
      e TEXT not null generated stored
      f REAL generated virtual
      k INT
      unique u (a, b)
      foreign key - (k) -> main.later () on delete cascade on update no-action
      check -
      index i (a, <expression>) partial`,
})

check('views see what their relations have in the end', {
  ddl: `
    CREATE VIEW v AS SELECT * FROM t;
    CREATE TABLE t (a int NOT NULL);
    CREATE VIEW w (x) AS SELECT a FROM t;
    CREATE VIEW gone AS SELECT * FROM missing;
    DROP VIEW gone;
    ALTER TABLE t ADD COLUMN b text;`,
  catalog: `
    view main.v
      a INT not null
      b TEXT
    table main.t
      a INT not null
      b TEXT
    view main.w
      x INT not null`,
})

check('a view that never makes sense', {
  ddl: 'CREATE VIEW v AS SELECT a FROM missing;',
  catalog: `
    view main.v
      a unknown`,
  diagnostics: ['unknown-relation "missing"'],
})

check('views follow what is renamed', {
  ddl: `
    CREATE TABLE t (a int NOT NULL, b text);
    CREATE VIEW plain AS SELECT a, b AS c, t.a + 1 AS d FROM t;
    CREATE VIEW all_of_it AS SELECT * FROM plain;
    ALTER TABLE t RENAME TO u;
    ALTER TABLE u RENAME COLUMN b TO z;
    CREATE TABLE t (other int);
    ALTER TABLE u ADD COLUMN y real;`,
  catalog: `
    view main.plain
      a INT not null
      c TEXT
      d integer not null
    view main.all_of_it
      a INT not null
      c TEXT
      d integer not null
    table main.u
      a INT not null
      z TEXT
      y REAL
    table main.t
      other INT`,
})

check('a view that a change would break', {
  ddl: `
    CREATE TABLE t (a int, b int);
    CREATE VIEW v AS SELECT a FROM t;
    ALTER TABLE t DROP COLUMN a;
    DROP TABLE t;
    CREATE TABLE w AS SELECT * FROM v;`,
  catalog: `
    view main.v
      a unknown
    table main.w
      a `,
  diagnostics: [
    'unknown-relation "t"',
    'invalid-view "DROP COLUMN a"',
    'invalid-view "SELECT * FROM v"',
  ],
})

check('a table from a query', {
  ddl: `
    CREATE TABLE t (a varchar(3) NOT NULL, b int, c real, d, e datetime);
    CREATE TABLE c AS SELECT *, a || 'x' AS f FROM t;`,
  catalog: `
    table main.t
      a varchar(3) not null
      b INT
      c REAL
      d 
      e datetime
    table main.c
      a TEXT
      b INT
      c REAL
      d 
      e NUM
      f 
 `,
})

check('other databases', {
  ddl: `
    ATTACH 'other.db' AS other;
    CREATE TABLE other.t (a int);
    CREATE TABLE main.u (a int);
    PRAGMA foreign_keys = ON;`,
  catalog: `
    table main.u
      a INT`,
  diagnostics: [
    `schema-leaves-database "ATTACH 'other.db' AS other"`,
    'schema-leaves-database "other.t"',
  ],
})

check('what shows a stored column has its affinity in a table, what is computed has none', {
  ddl: `
    CREATE TABLE n (low integer, exact numeric(10, 2));
    CREATE VIEW v AS SELECT n.*, coalesce(low, 0) AS whole FROM n;
    CREATE VIEW w AS SELECT * FROM v;
    CREATE TABLE viewed AS SELECT * FROM w;
    CREATE TABLE derived AS SELECT q.low, q.most, (SELECT exact) AS one
      FROM (SELECT low, exact, max(low) AS most FROM n) q;
    DROP VIEW w;
    DROP VIEW v;
    DROP TABLE n;`,
  catalog: `
    table main.viewed
      low INT
      exact NUM
      whole 
    table main.derived
      low INT
      most 
      one NUM`,
})

test.run()
