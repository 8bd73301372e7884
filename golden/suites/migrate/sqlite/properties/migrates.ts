import fc from 'fast-check'
import * as assert from 'uvu/assert'
import type { Connection } from '../../../../../runtime/engine.ts'
import { openInMemory } from '../../../../../runtime/engines/sqlite/connect.ts'
import { sqliteMigrations } from '../../../../../runtime/engines/sqlite/migrate/migrations.ts'
import { planSteps } from '../../../../../runtime/migrate/plan/plan-steps.ts'
import type { Definitions } from '../../../../../runtime/migrate/schema-object.ts'
import type { Step } from '../../../../../runtime/migrate/step.ts'
import { applySteps, countRows } from '../apply-steps.ts'
import { schemaLines } from '../schema-lines.ts'
import { choices } from '../../properties/arbitraries.ts'
import { choosing } from '../../properties/mixed.ts'
import { mixModels } from './mix-models.ts'
import { printModel } from './print-model.ts'
import { schemaModel } from './schema-model.ts'
import { clear, contents, ownColumns, type RowValues, seedRows } from './seed-rows.ts'

const { define } = sqliteMigrations
const plan = (from: Definitions, to: Definitions) => planSteps({ from, to }, sqliteMigrations)

const values = fc.constantFrom(
  'NULL',
  '1',
  '-5',
  '2.5',
  "'x'",
  "'007'",
  "x'00'",
  '9007199254740993',
  '-9223372036854775808',
  '-0.0',
  '9e999',
  '4.9e-324',
  "''",
  "x''",
  "'😀'",
  'char(1, 9, 10, 13, 27, 127)',
  "printf('%.*c', 1000000, 'y')",
)
const rows = fc.array(fc.array(values, { minLength: 1, maxLength: 4 }), { maxLength: 3 })
/** A schema, another one that has parts of it, and rows. */
export const change = fc
  .record({ one: schemaModel, other: schemaModel, choices, rows })
  .map(({ one, other, choices, rows }) => {
    const desired = mixModels(one, other, choosing(choices))
    return {
      from: printModel(one, 'usual'),
      to: printModel(desired, 'other'),
      again: printModel(desired, 'usual'),
      rows,
    }
  })

export interface Change {
  readonly from: string
  readonly to: string
  /** The same as `to`, written in another way. */
  readonly again: string
  readonly rows: readonly RowValues[]
}

/** Throws where a law of migrations does not hold for the change. */
export async function migrates({ from, to, again, rows }: Change): Promise<void> {
  const [subject, wanted, copy, twin] = [
    await open(from),
    await open(to),
    await open(to),
    await open(again),
  ]
  try {
    const [old, desired] = [await define(subject), await define(wanted)]
    assert.equal(sqlOf(plan(desired, await define(twin))), [], 'spelling is no difference')
    const first = await schemaLines(subject)
    const shared = await seedRows(subject, copy, rows)
    const before = await contents(subject, shared)
    const own = await ownColumns(subject)
    const all = await contents(subject, own)
    const up = plan(old, desired)
    assert.equal(sqlOf(up), sqlOf(plan(old, desired)), 'the same plan again')
    // A default and the number of a row may take the place of a NULL, which is no loss, and cannot be taken back.
    const isKept = !JSON.stringify(all).includes('nullNULL') && !(await losesData(subject, up))
    await applySteps(subject, up)
    assert.equal(sqlOf(plan(await define(subject), desired)), [], 'nothing is left to do')
    assert.equal(await schemaLines(subject), await schemaLines(wanted), 'up leads to the schema')
    assert.equal(await contents(subject, shared), before, 'rows survive')
    if (!isKept) await clear(subject, tablesOf(desired))
    await applySteps(subject, plan(desired, old))
    assert.equal(sqlOf(plan(await define(subject), old)), [], 'nothing is left to take back')
    assert.equal(await schemaLines(subject), first, 'down leads back')
    if (isKept) assert.equal(await contents(subject, own), all, 'a loss was told')
  } finally {
    for (const connection of [subject, wanted, copy, twin]) await connection.close()
  }
}

async function open(script: string): Promise<Connection> {
  const connection = await openInMemory()
  await connection.execute(script)
  return connection
}

async function losesData(connection: Connection, steps: readonly Step[]): Promise<boolean> {
  const hazards = steps.flatMap(({ hazards }) => hazards)
  for (const { kind, count = '' } of hazards)
    if (kind === 'data-loss' && (await countRows(connection, count)) > 0n) return true
  return false
}

function sqlOf(steps: readonly Step[]): readonly string[] {
  return steps.map(({ sql }) => sql)
}

function tablesOf({ objects }: Definitions): readonly string[] {
  return [...objects.values()].filter(({ kind }) => kind === 'table').map(({ name }) => name)
}
