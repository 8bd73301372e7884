import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadDialect } from '../../../compiler/dialects/registry.ts'
import { proveRows, type RowsProof } from '../../../runtime/migrate/proof/prove-rows.ts'
import { type Step, step } from '../../../runtime/migrate/step.ts'
import { migrationEngineOf, seedEngineOf } from '../../../runtime/registry.ts'
import { type MigratedEngine, newestEngines, providers, withProject } from './harness.ts'

const SCHEMA = `CREATE TABLE people (id integer PRIMARY KEY, name varchar(20) NOT NULL, age integer)`

interface Case {
  readonly up: string
  readonly down?: string
  readonly lost: Pick<NonNullable<RowsProof['loss']>, 'way' | 'isCertain'> | undefined
}

const GROW = 'ALTER TABLE people ADD COLUMN note varchar(20)'
const SHRINK = 'ALTER TABLE people DROP COLUMN note'

/** Plans that lead to the right schemas. */
const cases: Readonly<Record<string, Case>> = {
  'all rows are kept': { up: GROW, down: SHRINK, lost: undefined },
  'rows are gone': {
    up: `DELETE FROM people WHERE age IS NULL`,
    lost: { way: 'up', isCertain: true },
  },
  'rows are gone on the way back': {
    up: GROW,
    down: `${SHRINK}; DELETE FROM people`,
    lost: { way: 'down', isCertain: true },
  },
  'a column is made anew': {
    up: 'ALTER TABLE people DROP COLUMN age; ALTER TABLE people ADD COLUMN age integer',
    lost: { way: 'up', isCertain: true },
  },
  'an update has changed them': {
    up: `UPDATE people SET name = 'nobody'`,
    lost: { way: 'up', isCertain: false },
  },
}

for (const engine of newestEngines)
  for (const [name, each] of Object.entries(cases))
    test(`${engine}: ${name}`, async () => {
      const proof = await proofOf(each, engine)
      if (proof === undefined) return
      assert.is(proof.refusal, undefined)
      assert.equal(proof.unmade, [])
      const { loss } = proof
      assert.equal(loss && { way: loss.way, isCertain: loss.isCertain }, each.lost)
    })

/** Undefined where the engine is not there. */
async function proofOf(
  { up, down = '' }: Case,
  name: MigratedEngine,
): Promise<RowsProof | undefined> {
  let proof: RowsProof | undefined
  await withProject(name, {}, async ({ connect, url }) => {
    const scratch = await connect()
    try {
      await scratch.execute(SCHEMA)
      const [engine, seeds] = [await migrationEngineOf(url), await seedEngineOf(url)]
      const before = await engine.define(scratch)
      proof = await proveRows(
        { up: stepsOf(up), down: stepsOf(down) },
        { scratch, before, hints: [], seeds },
        { engine, dialect: await loadDialect(providers[name]) },
      )
    } finally {
      await scratch.close()
    }
  })
  return proof
}

function stepsOf(text: string): readonly Step[] {
  return text === '' ? [] : text.split('; ').map((sql) => step(sql))
}

test.run()
