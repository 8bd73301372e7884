import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadDialect } from '../../../compiler/dialects/registry.ts'
import type { RenameHint } from '../../../compiler/rename-hints.ts'
import { postgresqlMigrations } from '../../../runtime/engines/postgresql/migrate/migrations.ts'
import { planMigration } from '../../../runtime/migrate/plan-migration.ts'
import { prove } from '../../../runtime/migrate/proof/prove.ts'
import { withDatabases } from './postgresql/databases.ts'
import { type Release, releases } from './postgresql/releases.ts'

const partedBy = (column: string) => `
  CREATE TABLE p (${column} int NOT NULL) PARTITION BY LIST (${column});
  CREATE TABLE p_1 (${column} int NOT NULL);
  ALTER TABLE p ATTACH PARTITION p_1 FOR VALUES IN (1);
  CREATE TABLE p_2 PARTITION OF p FOR VALUES IN (2)`

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

for (const release of releases) {
  test(`${release}: a column that is inherited is renamed with that of the parent, whichever is named first`, () =>
    isRenamed(release, schemaWith, [renamed('a'), renamed('stamped')]))

  test(`${release}: a key of partitions is renamed, one of which has its own name for NOT NULL`, () =>
    isRenamed(release, partedBy, [renamed('p')]))
}

async function isRenamed(
  release: Release,
  schema: (column: string) => string,
  hints: readonly RenameHint[],
): Promise<void> {
  const scripts = [schema('created_at'), schema('made_at')]
  await withDatabases(release, scripts, async (database, wanted) => {
    if (database === undefined || wanted === undefined) return
    const engine = postgresqlMigrations
    const migrating = { engine, dialect: await loadDialect('postgresql') }
    const define = async ({ connection: scratch }: typeof database) => ({
      scratch,
      definitions: await engine.define(scratch),
    })
    const [current, desired] = [await define(database), await define(wanted)]
    const pair = await planMigration({ current, desired, hints }, migrating)
    const sides = { before: current.definitions, desired: desired.definitions }
    const proven = { scratch: database.connection, ...sides }
    assert.is(await prove(pair, proven, migrating), undefined)
    const statements = pair.up.map(({ sql }) => sql)
    assert.equal(
      statements.filter((sql) => /DROP (?!NOT NULL)/.test(sql)),
      [],
    )
  })
}

test.run()
