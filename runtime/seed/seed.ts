import type { EmptiedTable } from './choose-tables.ts'
import { insertDoubtful } from './insert-doubtful.ts'
import type { TablePlan } from './plan/table-plan.ts'
import { rowOf } from './plan/table-plan.ts'
import type { SeedSession } from './seed-session.ts'
import { refuseSeed, SeedRefused } from './seed-faults.ts'
import type { SeedRow } from './seed-value.ts'

/** Told what is being done. */
export interface SeedObserver {
  /** Rows of this table follow. */
  readonly begin: (table: string, total: number) => void
  readonly count: (rows: number) => void
  /** All rows are there, and are about to be committed. */
  readonly commit?: () => void
}

/** Rows that are made, and sent, at once. */
const BATCH = 1000

/** Adds all rows in one transaction: all of them, or none. Throws SeedRefused, and what the driver throws. */
export async function seed(
  plans: readonly TablePlan[],
  emptied: readonly EmptiedTable[],
  { session, observer }: { readonly session: SeedSession; readonly observer: SeedObserver },
): Promise<void> {
  await toldWhole(session, async () => {
    await session.begin()
    await session.empty(emptied.map(({ relation }) => relation))
  })
  for (const plan of plans) {
    observer.begin(plan.name, plan.count)
    await told(plan, session, () => insertRows(plan, session, observer))
  }
  for (const plan of plans) await told(plan, session, () => fillLater(plan, session))
  await toldWhole(session, async () => {
    await session.finish(plans)
    // What waits for the end of the transaction is refused here, such as a deferred reference.
    observer.commit?.()
    await session.commit()
  })
}

async function insertRows(
  plan: TablePlan,
  session: SeedSession,
  observer: SeedObserver,
): Promise<void> {
  if (plan.isDoubtful) await insertDoubtful(plan, session, observer.count)
  else await session.insert(plan, batchesOf(plan, observer))
}

function* batchesOf(plan: TablePlan, observer: SeedObserver): Generator<readonly SeedRow[]> {
  for (let start = 0; start < plan.count; start += BATCH) {
    const size = Math.min(BATCH, plan.count - start)
    yield Array.from({ length: size }, (_, i) => rowOf(plan, start + i, 0))
    observer.count(size)
  }
}

/** References of a circle lead to rows that are there now. */
async function fillLater(plan: TablePlan, session: SeedSession): Promise<void> {
  const { relation } = plan
  const keyNames = relation.primaryKey?.columns ?? []
  const key = keyNames.flatMap((name) => plan.columns.find((column) => column.name === name) ?? [])
  for (const { columns, cells } of plan.later) {
    const keyCells = key.flatMap((column) => plan.cells.get(column) ?? [])
    const batches = laterBatches(plan, [...keyCells, ...cells])
    await session.fill({ relation, key, columns }, batches)
  }
}

function* laterBatches(
  { count, offset }: TablePlan,
  cells: readonly TablePlan['later'][number]['cells'][number][],
): Generator<readonly SeedRow[]> {
  for (let start = 0; start < count; start += BATCH) {
    const size = Math.min(BATCH, count - start)
    const rows = Array.from({ length: size }, (_, i) =>
      cells.map((cell) => cell(offset + start + i, 0)),
    )
    yield rows.filter((row) => !row.includes(null))
  }
}

function told({ name }: TablePlan, session: SeedSession, work: () => Promise<void>): Promise<void> {
  return refusing(session, work, (reason) => refuseSeed('refused-rows', { table: name, reason }))
}

function toldWhole(session: SeedSession, work: () => Promise<void>): Promise<void> {
  return refusing(session, work, (reason) => refuseSeed('refused-seed', { reason }))
}

async function refusing(
  session: SeedSession,
  work: () => Promise<void>,
  refuse: (reason: string) => never,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof SeedRefused) throw error
    const reason = session.reasonOf(error)
    if (reason === undefined) throw error
    refuse(reason)
  }
}
