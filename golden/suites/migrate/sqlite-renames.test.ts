import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadDialect } from '../../../compiler/dialects/registry.ts'
import { sqliteMigrations } from '../../../runtime/engines/sqlite/migrate/migrations.ts'
import { planMigration } from '../../../runtime/migrate/plan-migration.ts'
import { prove } from '../../../runtime/migrate/proof/prove.ts'
import { withDatabases } from './sqlite/databases.ts'
import { schemaLines } from './sqlite/schema-lines.ts'

/** Views that name the column by way of another one, and triggers on them and beside them. */
const schemaWith = (column: string) => `
  CREATE TABLE items (id INTEGER PRIMARY KEY, ${column} INTEGER);
  CREATE VIEW counts AS SELECT id, ${column} FROM items;
  CREATE VIEW totals AS SELECT sum(c.${column}) AS total FROM counts c;
  CREATE VIEW doubled AS SELECT total * 2 AS twice FROM totals;
  CREATE TABLE log (total INTEGER);
  CREATE TRIGGER counted INSTEAD OF INSERT ON counts BEGIN INSERT INTO items (${column}) VALUES (new.${column}); END;
  CREATE TRIGGER logged AFTER INSERT ON items BEGIN INSERT INTO log SELECT max(${column}) FROM counts; END;
  CREATE TRIGGER cleared AFTER DELETE ON log BEGIN DELETE FROM log; END`

test('a column is renamed that views name by way of another view', () =>
  withDatabases([schemaWith('amount'), schemaWith('quantity')], async (database, wanted) => {
    if (database === undefined || wanted === undefined) return
    const migrating = { engine: sqliteMigrations, dialect: await loadDialect('sqlite') }
    const define = async (scratch: typeof database) => ({
      scratch,
      definitions: await sqliteMigrations.define(scratch),
    })
    const [current, desired] = [await define(database), await define(wanted)]
    const lines = await schemaLines(database)
    const hint = { schema: 'main', table: 'items', column: 'quantity', from: 'amount' }
    const pair = await planMigration({ current, desired, hints: [hint] }, migrating)
    assert.equal(await schemaLines(database), lines, 'the scratch database has its schema again')
    const sides = { before: current.definitions, desired: desired.definitions }
    assert.is(await prove(pair, { scratch: database, ...sides }, migrating), undefined)
    const all = [...pair.up, ...pair.down]
    assert.equal(
      all.filter(({ sql }) => /DROP TABLE|cleared/.test(sql)),
      [],
    )
  }))

test.run()
