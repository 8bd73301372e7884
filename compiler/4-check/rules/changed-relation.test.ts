import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkSql } from '../../../golden/check-sql.ts'
import { postgresql } from '../../dialects/postgresql/dialect.ts'

const schema = `
  CREATE TABLE t (id int PRIMARY KEY, a text, g int GENERATED ALWAYS AS (id + 1) STORED);
  CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN new; END $$;
  CREATE VIEW plain AS SELECT id, a, g, upper(a) AS big FROM t;
  CREATE VIEW over AS SELECT big, a FROM plain WHERE id > 1;
  CREATE VIEW few AS SELECT a FROM t LIMIT 3;
  CREATE VIEW made AS SELECT a, count(*) AS n FROM t GROUP BY a;
  CREATE VIEW over_made AS SELECT n FROM made;
  CREATE TRIGGER f INSTEAD OF UPDATE OR INSERT ON made FOR EACH ROW EXECUTE FUNCTION f();
  CREATE MATERIALIZED VIEW kept AS SELECT a FROM t;
  CREATE RULE r AS ON DELETE TO t DO INSTEAD NOTHING;
`

function check(query: string, expected: readonly string[]): void {
  const faults = checkSql(postgresql, schema, query).filter((fact) => fact.includes(': '))
  assert.equal(faults, expected, query)
}

test('a view is changed through its plain columns', () => {
  check("UPDATE plain SET a = 'x' WHERE big = 'X'", [])
  check("UPDATE plain SET big = 'x'", ['read-only-view: big'])
  check("INSERT INTO over (big) VALUES ('x')", ['read-only-view: big'])
  check('INSERT INTO plain (id) VALUES (1) ON CONFLICT (id) DO UPDATE SET big = NULL', [
    'read-only-view: big',
  ])
  check('UPDATE plain SET g = 1', ['generated-column: g'])
  check('DELETE FROM over', [])
})

test('not one that chooses, or makes rows of its own; nor one over such', () => {
  check('DELETE FROM few', ['read-only-view: few'])
  check('DELETE FROM over_made', ['read-only-view: over_made'])
  check('WITH d AS (DELETE FROM few RETURNING a) SELECT a FROM d', ['read-only-view: few'])
})

test('triggers and rules stand instead of the change, each for its own', () => {
  check('UPDATE made SET n = 1', [])
  check('UPDATE over_made SET n = 1', [])
  check('DELETE FROM made', ['read-only-view: made'])
  check('DELETE FROM t', [])
  check('DELETE FROM t RETURNING a', ['read-only-view: t'])
  check('MERGE INTO t USING made m ON m.a = t.a WHEN MATCHED THEN DELETE', ['read-only-view: t'])
  check('MERGE INTO kept USING made m ON m.a = kept.a WHEN MATCHED THEN DELETE', [
    'read-only-view: kept',
  ])
})

test.run()
