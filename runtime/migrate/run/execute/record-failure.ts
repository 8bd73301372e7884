import { readHistory, writeRow } from '../history/history.ts'
import type { HistoryRow } from '../history/history-row.ts'
import type { RunnerConnection, RunnerEngine } from '../runner-engine.ts'
import { firstRow, isOfThisRun, type Journaled } from './journal.ts'

type Failed = Omit<Journaled, 'writer' | 'before'>

/**
 * Keeps why a run has ended early, on a connection of its own, and finds out at once whether its last statement has
 * left something, while it is known which one that was.
 */
export async function recordFailure(
  reason: string,
  failed: Failed,
  { engine, connection }: { engine: RunnerEngine; connection: RunnerConnection },
): Promise<void> {
  const { place, rows } = await readHistory(connection, engine.history)
  const known = rows.get(failed.migration.id)
  const isKept = isOfThisRun(known, failed.direction)
  // What could not be taken back is applied as before.
  if (!isKept && failed.direction === 'down') return
  const writer = { connection, text: engine.history, place }
  const begun = isKept && known !== undefined ? known : undefined
  const row = begun ?? firstRow({ ...failed, before: undefined }, Date.now())
  const settled = await settle(row, failed, { engine, connection })
  await engine.transaction(connection, () => writeRow(writer, { ...settled, error: reason }), {
    isDirected: false,
  })
}

async function settle(
  row: HistoryRow,
  { script }: Failed,
  { engine, connection }: { engine: RunnerEngine; connection: RunnerConnection },
): Promise<HistoryRow> {
  const { running, remembered } = row
  const statement = running === undefined ? undefined : script.statements[running - 1]
  if (running === undefined || statement === undefined) return row
  const settled = await engine.settle(connection, statement.text, remembered)
  if (settled === 'unknown') return row
  return {
    ...row,
    done: settled === 'done' ? running : row.done,
    running: undefined,
    remembered: '',
  }
}
