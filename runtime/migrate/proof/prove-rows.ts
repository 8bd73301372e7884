import type { Column, Relation } from '../../../compiler/ir/catalog.ts'
import type { RenameHint } from '../../../compiler/rename-hints.ts'
import type { Connection } from '../../engine.ts'
import type { SeedEngine } from '../../seed/seed-engine.ts'
import type { SeedSource } from '../../seed/seed-source.ts'
import type { PlannedMigration } from '../plan-migration.ts'
import { RefusedReplay } from '../replay.ts'
import { MigrationRefused } from '../run/migration-refused.ts'
import { type Migrating, runSteps } from '../run-steps.ts'
import type { Definitions } from '../schema-object.ts'
import type { Step } from '../step.ts'
import { findLoss, type KeptTable } from './find-loss.ts'
import { keptTables } from './kept-tables.ts'
import { sampleRows } from './sample-rows.ts'
import { readTableRows, type TableRows } from './table-rows.ts'

/** What tables with rows say to a pair that leads where it should on empty ones. */
export interface RowsProof {
  /** Made-up rows are not what they were. */
  readonly loss: RowsLoss | undefined
  /** They are such that the pair is refused; other rows may be taken. */
  readonly refusal: RowsRefusal | undefined
  /** Why some tables have got none. */
  readonly unmade: readonly string[]
}

interface RowsLoss {
  readonly way: 'up' | 'down'
  readonly table: string
  readonly reason: string
  /** Neither a trigger nor an UPDATE of the plan can be what has changed them. */
  readonly isCertain: boolean
}

export interface RowsRefusal {
  readonly way: 'up' | 'down'
  readonly reason: string
  /** The statement that the engine refuses; undefined: a check in front of all of them says so. */
  readonly sql: string | undefined
}

interface Proving {
  /** It has the current schema. */
  readonly scratch: Connection
  readonly before: Definitions
  readonly hints: readonly RenameHint[]
  readonly seeds: SeedEngine
}

/** Runs a pair there and back over made-up rows; the scratch database is of no use behind it. Throws what the driver throws. */
export async function proveRows(
  planned: PlannedMigration,
  { scratch, before: definitions, hints, seeds }: Proving,
  migrating: Migrating,
): Promise<RowsProof> {
  const { up, down } = planned
  const connection = await seeds.onConnection(scratch)
  const { source } = connection
  const { relations, unmade } = await sampleRows(connection, seeds)
  const proven = { loss: undefined, refusal: undefined, unmade }
  if (relations.length === 0) return proven
  const before = await readAll(relations, source)
  const run = (way: RowsRefusal['way'], steps: readonly Step[]) =>
    refusalOf(way, runSteps(scratch, steps, migrating))
  const refusedUp = await run('up', up)
  if (refusedUp !== undefined) return { ...proven, refusal: refusedUp }
  const after = await source.database.catalog()
  const kept = keptTables({ relations, after, hints, steps: [...up, ...down] }, source.dialect)
  const isCertain = (table: string) => !mayChange(table, planned, definitions)
  const compared = { before, source, isCertain }
  const lostUp = await firstLoss('up', kept, compared)
  if (lostUp !== undefined) return { ...proven, loss: lostUp }
  const refusal = await run('down', down)
  if (refusal !== undefined) return { ...proven, refusal }
  return { ...proven, loss: await firstLoss('down', kept, compared) }
}

type AllRows = ReadonlyMap<Relation, TableRows>

async function readAll(relations: readonly Relation[], source: SeedSource): Promise<AllRows> {
  const all = new Map<Relation, TableRows>()
  for (const relation of relations) {
    const columns = new Map(relation.columns.map((column) => [column.name, column]))
    all.set(relation, await readTableRows(relation, columns, source))
  }
  return all
}

/** Columns are asked for by the names that they had before. */
async function firstLoss(
  way: RowsLoss['way'],
  kept: readonly KeptTable[],
  {
    before,
    source,
    isCertain,
  }: {
    readonly before: AllRows
    readonly source: SeedSource
    readonly isCertain: (table: string) => boolean
  },
): Promise<RowsLoss | undefined> {
  for (const table of kept) {
    const [relation, side] =
      way === 'up' ? ([table.after, 'after'] as const) : ([table.before, 'before'] as const)
    const columns = new Map<string, Column>(
      table.columns.map((column) => [column.before.name, column[side]]),
    )
    const now = await readTableRows(relation, columns, source)
    const rows = { before: before.get(table.before) ?? new Map(), now }
    const reason = findLoss(table, rows)
    const { name } = table.before
    if (reason !== undefined) return { way, table: name, reason, isCertain: isCertain(name) }
  }
  return undefined
}

function mayChange(
  table: string,
  { up, down }: PlannedMigration,
  { objects }: Definitions,
): boolean {
  const updates = [...up, ...down].some(
    ({ sql }) => /^\s*UPDATE\b/i.test(sql) && sql.includes(table),
  )
  const isOn = (parent: string | undefined) =>
    parent !== undefined && objects.get(parent)?.name === table
  return updates || [...objects.values()].some(({ kind, parent }) => CODE.has(kind) && isOn(parent))
}

/** The kinds of objects that change other rows when one is changed. */
const CODE: ReadonlySet<string> = new Set(['trigger', 'rule'])

async function refusalOf(
  way: RowsRefusal['way'],
  work: Promise<void>,
): Promise<RowsRefusal | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    if (error instanceof MigrationRefused) return { way, reason: error.message, sql: undefined }
    if (!(error instanceof RefusedReplay)) throw error
    return { way, reason: error.message, sql: error.statement.text }
  }
}
