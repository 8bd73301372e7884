import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadDialect } from '../../../compiler/dialects/registry.ts'
import type { RenameHint } from '../../../compiler/rename-hints.ts'
import { postgresqlMigrations } from '../../../runtime/engines/postgresql/migrate/migrations.ts'
import { planMigration } from '../../../runtime/migrate/plan-migration.ts'
import { prove } from '../../../runtime/migrate/proof/prove.ts'
import { withDatabases } from './postgresql/databases.ts'
import { releases } from './postgresql/releases.ts'

const schemaWith = (column: string) => `
  CREATE TABLE stamped (${column} timestamp DEFAULT now());
  CREATE TABLE a (id int, CHECK (${column} > '2000-01-01')) INHERITS (stamped);
  CREATE VIEW latest AS SELECT max(${column}) AS latest FROM a`

const renamed = (table: string): RenameHint => ({
  schema: 'public',
  table,
  column: 'made_at',
  from: 'created_at',
})

for (const release of releases)
  test(`${release}: a column that is inherited is renamed with that of the parent, whichever is named first`, () =>
    withDatabases(
      release,
      [schemaWith('created_at'), schemaWith('made_at')],
      async (database, wanted) => {
        if (database === undefined || wanted === undefined) return
        const engine = postgresqlMigrations
        const migrating = { engine, dialect: await loadDialect('postgresql') }
        const define = async ({ connection: scratch }: typeof database) => ({
          scratch,
          definitions: await engine.define(scratch),
        })
        const [current, desired] = [await define(database), await define(wanted)]
        const hints = [renamed('a'), renamed('stamped')]
        const pair = await planMigration({ current, desired, hints }, migrating)
        const sides = { before: current.definitions, desired: desired.definitions }
        const proven = { scratch: database.connection, ...sides }
        assert.is(await prove(pair, proven, migrating), undefined)
        assert.equal(
          pair.up.map(({ sql }) => sql).filter((sql) => sql.includes('DROP')),
          [],
        )
      },
    ))

test.run()
