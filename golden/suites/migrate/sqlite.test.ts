import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Pair } from './round-trips.ts'
import { roundTrip } from './sqlite/round-trip.ts'

/** `up` and `down`: the statements of the plan, where they matter. */
interface Case extends Pair {
  readonly up?: readonly string[]
  readonly down?: readonly string[]
}

function check(behaviour: string, { up, down, ...pair }: Case): void {
  test(behaviour, async () => {
    const plans = await roundTrip(pair)
    if (up !== undefined)
      assert.equal(
        plans.up.map(({ sql }) => sql),
        up,
      )
    if (down !== undefined)
      assert.equal(
        plans.down.map(({ sql }) => sql),
        down,
      )
  })
}

check('spelling is no difference', {
  from: `CREATE TABLE "t" (a INT not null, "B c" TEXT default 'x' collate nocase,
      g INTEGER GENERATED ALWAYS AS (a + 1), PRIMARY KEY (a ASC) ON CONFLICT ABORT, CHECK ("a" > 0));
    CREATE INDEX i ON t ("a") WHERE a > 0;
    CREATE VIEW v AS SELECT a FROM t WHERE a = 1;
    CREATE TRIGGER r AFTER INSERT ON t BEGIN SELECT 1; END`,
  to: `create table if not exists T(A int NOT NULL PRIMARY KEY check(a>0), -- a comment
      [b C] text COLLATE "NOCASE" DEFAULT 'x', g integer as (a+1) virtual);
    create index I on T (a) where A>0;
    create view V as select [a] /* another */ from T where A=1;
    create trigger R after insert on T begin select 1; end`,
})

check('tables, views, triggers and indexes come and go in their order', {
  from: '',
  to: `CREATE TABLE child (id INTEGER PRIMARY KEY, parent INT REFERENCES parent);
    CREATE TABLE parent (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT);
    CREATE VIEW w AS SELECT * FROM v;
    CREATE VIEW v AS SELECT name FROM parent;
    CREATE TRIGGER t INSTEAD OF INSERT ON v BEGIN INSERT INTO parent (name) VALUES (NEW.name); END;
    CREATE UNIQUE INDEX i ON parent (lower(name) DESC) WHERE name IS NOT NULL`,
  up: [
    'CREATE TABLE parent (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT)',
    'CREATE TABLE child (id INTEGER PRIMARY KEY, parent INT REFERENCES parent)',
    'CREATE VIEW v AS SELECT name FROM parent',
    'CREATE VIEW w AS SELECT * FROM v',
    'CREATE TRIGGER t INSTEAD OF INSERT ON v BEGIN INSERT INTO parent (name) VALUES (NEW.name); END',
    'CREATE UNIQUE INDEX i ON parent (lower(name) DESC) WHERE name IS NOT NULL',
  ],
  down: ['DROP VIEW w', 'DROP VIEW v', 'DROP TABLE child', 'DROP TABLE parent'],
})

check('plain columns are added, and keep their comments and constraints', {
  from: 'CREATE TABLE t (a INT); CREATE TABLE p (id INTEGER PRIMARY KEY)',
  to: `CREATE TABLE t (
      a INT,
      b TEXT NOT NULL DEFAULT 'x' COLLATE NOCASE, -- after the comma
      c INT REFERENCES p (id) ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED,
      d INT CHECK (d > 0 -- inside
      ),
      e INT AS (a + 1)
    );
    CREATE TABLE p (id INTEGER PRIMARY KEY)`,
  rows: 'INSERT INTO t VALUES (1), (2)',
  survives: ['SELECT rowid, a FROM t'],
  up: [
    "ALTER TABLE t ADD COLUMN b TEXT NOT NULL DEFAULT 'x' COLLATE NOCASE",
    'ALTER TABLE t ADD COLUMN c INT REFERENCES p (id) ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED',
    'ALTER TABLE t ADD COLUMN d INT CHECK (d > 0 -- inside\n      )',
    'ALTER TABLE t ADD COLUMN e INT AS (a + 1)',
  ],
  down: ['-- quarry:rebuild t\nCREATE TABLE t (a INT)'],
})

for (const [what, column] of [
  ['the current time as default', 'b TEXT DEFAULT CURRENT_TIMESTAMP'],
  ['an expression as default', 'b INT DEFAULT (1 + 1)'],
  ['a unique key', 'b INT UNIQUE'],
  ['a reference and a default', 'b INT DEFAULT 1 REFERENCES p'],
  ['the name of the row number', 'rowid INT'],
  ['a stored expression', 'b INT AS (a + 1) STORED'],
] as const)
  check(`ADD COLUMN refuses ${what}: the table is rebuilt`, {
    from: 'CREATE TABLE p (id INTEGER PRIMARY KEY); CREATE TABLE t (a INT)',
    to: `CREATE TABLE p (id INTEGER PRIMARY KEY); CREATE TABLE t (a INT, ${column})`,
    rows: `INSERT INTO p VALUES (1); INSERT INTO t VALUES (${what === 'a unique key' ? 'NULL' : '1'})`,
    survives: ['SELECT _rowid_ AS number, a FROM t'],
    up: [`-- quarry:rebuild t\nCREATE TABLE t (a INT, ${column})`],
  })

check('a rebuilt table keeps rows, row numbers, indexes, triggers and views', {
  from: `CREATE TABLE t (a TEXT, b INT, g INT AS (b * 2) STORED);
    CREATE INDEX i ON t (a COLLATE NOCASE DESC) WHERE b > 0;
    CREATE TABLE log (a);
    CREATE TRIGGER r AFTER INSERT ON t BEGIN INSERT INTO log VALUES (NEW.a); END;
    CREATE TRIGGER other AFTER INSERT ON log BEGIN UPDATE t SET b = b WHERE a = NEW.a; END;
    CREATE VIEW v AS SELECT a, g FROM t;
    CREATE VIEW w AS SELECT * FROM v`,
  to: `CREATE TABLE t (a TEXT, b INT CHECK (t.b < 100), g INT AS (b * 2) STORED, CHECK (a <> '' AND "t".a <> 'x')) STRICT;
    CREATE INDEX i ON t (a COLLATE NOCASE DESC) WHERE b > 0;
    CREATE TABLE log (a);
    CREATE TRIGGER r AFTER INSERT ON t BEGIN INSERT INTO log VALUES (NEW.a); END;
    CREATE TRIGGER other AFTER INSERT ON log BEGIN UPDATE t SET b = b WHERE a = NEW.a; END;
    CREATE VIEW v AS SELECT a, g FROM t;
    CREATE VIEW w AS SELECT * FROM v`,
  rows: `INSERT INTO t VALUES ('a', 1), ('b', 2), ('c', 3); DELETE FROM t WHERE a = 'b'`,
  survives: ['SELECT rowid, a, b, g FROM t', 'SELECT * FROM w', 'SELECT * FROM log'],
})

check('clauses that no pragma tells are differences, and kept', {
  from: `CREATE TABLE p (a INT UNIQUE);
    CREATE TABLE t (a INT NOT NULL, b TEXT, c INT REFERENCES p (a))`,
  to: `CREATE TABLE p (a INT UNIQUE ON CONFLICT IGNORE);
    CREATE TABLE t (a INT NOT NULL ON CONFLICT REPLACE DEFAULT 3, b TEXT COLLATE RTRIM,
      c INT REFERENCES p (a) ON UPDATE CASCADE NOT NULL DEFERRABLE INITIALLY DEFERRED)`,
  rows: `INSERT INTO p VALUES (1); INSERT INTO t VALUES (1, 'x', 1)`,
  survives: ['SELECT rowid, * FROM t'],
})

check('AUTOINCREMENT goes on behind the largest number that was ever given', {
  from: 'CREATE TABLE t (id INTEGER PRIMARY KEY AUTOINCREMENT, a INT, b INT)',
  to: 'CREATE TABLE t (id INTEGER PRIMARY KEY AUTOINCREMENT, a INT)',
  rows: 'INSERT INTO t VALUES (7, 1, 1), (9, 2, 2); DELETE FROM t WHERE id = 9',
  survives: ['SELECT name, seq FROM sqlite_sequence', 'SELECT id, a FROM t'],
})

check('WITHOUT ROWID comes and goes', {
  from: 'CREATE TABLE t (a TEXT PRIMARY KEY, b INT)',
  to: 'CREATE TABLE t (a TEXT PRIMARY KEY, b INT) WITHOUT ROWID',
  rows: `INSERT INTO t VALUES ('a', 1), ('b', 2)`,
  survives: ['SELECT a, b FROM t ORDER BY a'],
})

check('the case of a name is changed', {
  from: 'CREATE TABLE Users (id INT, Name TEXT); CREATE VIEW v AS SELECT name FROM users',
  to: 'CREATE TABLE USERS (id INT, name TEXT); CREATE VIEW v AS SELECT name FROM users',
  rows: `INSERT INTO users VALUES (1, 'a')`,
  survives: ['SELECT id AS a, name AS b FROM users'],
})

check('a view takes the place of a table, a table that of an index', {
  from: 'CREATE TABLE a (x); CREATE TABLE t (x); CREATE INDEX b ON t (x)',
  to: 'CREATE TABLE t (x); CREATE VIEW a AS SELECT x FROM t; CREATE TABLE b (x)',
})

check('virtual tables come, go, and are rebuilt with what they hold', {
  from: `CREATE TABLE t (a TEXT); CREATE VIRTUAL TABLE f USING fts5(a, c);
    CREATE VIRTUAL TABLE g USING rtree(id, low, high, +note text)`,
  to: `CREATE TABLE t (a TEXT); CREATE VIRTUAL TABLE f USING fts5(a, b, tokenize = 'porter ascii');
    CREATE VIRTUAL TABLE g USING rtree(id, low, high)`,
  rows: `INSERT INTO f (rowid, a) VALUES (7, 'running'); INSERT INTO g VALUES (3, 1, 2, 'x')`,
  survives: [
    'SELECT rowid, a FROM f',
    'SELECT id, low, high FROM g',
    "SELECT a FROM f ('running')",
  ],
  up: [
    "-- quarry:rebuild f\nCREATE VIRTUAL TABLE f USING fts5(a, b, tokenize = 'porter ascii')",
    '-- quarry:rebuild g\nCREATE VIRTUAL TABLE g USING rtree(id, low, high)',
  ],
})

check('an index over another table reads the rows that are there', {
  from: 'CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT)',
  to: `CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT);
    CREATE VIRTUAL TABLE f USING fts5(a, content='t', content_rowid='id')`,
  rows: "INSERT INTO t VALUES (4, 'one two')",
  up: [
    "CREATE VIRTUAL TABLE f USING fts5(a, content='t', content_rowid='id')",
    "INSERT INTO f (f) VALUES ('rebuild')",
  ],
  down: ['DROP TABLE f'],
})

check('names of all kinds', {
  from: `CREATE TABLE "a ""b"" [c].d" ("select" INT, [from x] TEXT, "é" INT, "É" INT, "😀" INT);
    CREATE INDEX "in.dex" ON "a ""b"" [c].d" ("select")`,
  to: `CREATE TABLE "a ""b"" [c].d" ("select" INT NOT NULL DEFAULT 1, [from x] TEXT, "é" INT, "😀" INT UNIQUE, "-- x" INT);
    CREATE INDEX "in.dex" ON "a ""b"" [c].d" ("select", "😀")`,
  rows: `INSERT INTO "a ""b"" [c].d" VALUES (1, 'x', 2, 3, 4)`,
  survives: ['SELECT "select", [from x], "é", "😀" FROM "a ""b"" [c].d"'],
})

test.run()
