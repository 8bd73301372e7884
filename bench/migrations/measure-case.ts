import type { Dialect } from '../../compiler/dialects/dialect.ts'
import { freshDatabase } from '../../golden/engines/fresh-database.ts'
import type { Connection, Engine } from '../../runtime/engine.ts'
import type { MigrationEngine } from '../../runtime/migrate/migration-engine.ts'
import type { Definitions } from '../../runtime/migrate/schema-object.ts'
import { planSteps } from '../../runtime/migrate/plan/plan-steps.ts'
import { runSteps } from '../../runtime/migrate/run-steps.ts'
import type { CorpusCase } from './corpus-case.ts'
import type { Measured } from './engines.ts'
import { findLoss, rowsToKeep } from './kept-rows.ts'

export interface Bench {
  readonly measured: Measured
  readonly migrations: MigrationEngine
  readonly engine: Engine
  readonly dialect: Dialect
}

/** `skipped`: a state does not load on this engine, which says nothing of migrations. */
export interface CaseResult {
  readonly id: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
  readonly reason: string
}

/** Leads a database from one state to the other and back, and asks after each step whether it is where it should be. */
export async function measureCase(asked: CorpusCase, bench: Bench): Promise<CaseResult> {
  const { id } = asked
  const current = await openFresh(bench)
  const desired = await openFresh(bench)
  try {
    const unloadable = await load(asked, current.connection, desired.connection)
    if (unloadable !== undefined) return { id, outcome: 'skipped', reason: unloadable }
    const fault = await findFault(current.connection, desired.connection, bench)
    return { id, outcome: fault === undefined ? 'passed' : 'failed', reason: fault ?? '' }
  } finally {
    for (const each of [current, desired]) await each.drop()
  }
}

export async function openFresh({ measured, engine }: Bench) {
  const database = await freshDatabase(measured.database)
  if (database.kind === 'unavailable') throw new Error(database.reason)
  const connection = await engine.connect(database.url)
  const drop = async () => {
    await measured.leave?.(connection)
    await connection.close()
    await database.drop()
  }
  return { connection, drop }
}

async function load(
  { current, desired, seed = '' }: CorpusCase,
  ofCurrent: Connection,
  ofDesired: Connection,
): Promise<string | undefined> {
  try {
    for (const script of [current, seed]) if (script.trim() !== '') await ofCurrent.execute(script)
    if (desired.trim() !== '') await ofDesired.execute(desired)
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}

/** Gives what went wrong first; undefined says that nothing did. */
async function findFault(
  current: Connection,
  desired: Connection,
  bench: Bench,
): Promise<string | undefined> {
  const { migrations, engine, dialect } = bench
  const migrating = { engine: migrations, dialect }
  const databases = { current, desired }
  const read = (name: keyof typeof databases) => ({ connection: databases[name], engine, dialect })
  let doing = 'define'
  try {
    const sides = { from: await migrations.define(current), to: await migrations.define(desired) }
    const rows = await rowsToKeep(read('current'), read('desired'))
    doing = 'up'
    await runSteps(current, planSteps(sides, migrations), migrating)
    const risen = await migrations.define(current)
    const left = findDifference({ from: risen, to: sides.to }, migrations)
    if (left !== undefined) return `up leaves a difference: ${left}`
    const loss = await findLoss(rows, current)
    if (loss !== undefined) return `up loses rows: ${loss}`
    doing = 'down'
    await runSteps(current, planSteps({ from: risen, to: sides.from }, migrations), migrating)
    const fallen = await migrations.define(current)
    const difference = findDifference({ from: fallen, to: sides.from }, migrations)
    return difference === undefined ? undefined : `down leaves a difference: ${difference}`
  } catch (error) {
    return `${doing}: ${messageOf(error)}`
  }
}

export function findDifference(
  sides: { readonly from: Definitions; readonly to: Definitions },
  migrations: MigrationEngine,
): string | undefined {
  const [first] = planSteps(sides, migrations)
  return first?.sql ?? findUnlike(sides)
}

/** An object that is not the same on both sides although no step leads from one to the other. */
function findUnlike({
  from,
  to,
}: {
  readonly from: Definitions
  readonly to: Definitions
}): string | undefined {
  const textsOf = ({ objects }: Definitions) =>
    new Map([...objects].map(([id, { attributes }]) => [id, JSON.stringify(sorted(attributes))]))
  const [before, after] = [textsOf(from), textsOf(to)]
  const ids = new Set([...before.keys(), ...after.keys()])
  const id = [...ids].find((each) => before.get(each) !== after.get(each))
  return id && `${id}: ${before.get(id)}, wanted ${after.get(id)}`
}

function sorted(attributes: Readonly<Record<string, unknown>>) {
  return Object.entries(attributes).toSorted(([one], [other]) => (one < other ? -1 : 1))
}

export function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ')
}
