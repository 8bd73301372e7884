import type { Relation } from '../../../compiler/ir/catalog.ts'
import type { Queryable } from '../../database.ts'
import type { RowInsert } from '../change.ts'
import { type Assignment, type Checked, checkOverwriting } from '../check-change.ts'
import { Dependents } from '../delete/dependent-rows.ts'
import { type EditedTable, editedTable, readOnlyReason } from '../edited-table.ts'
import { type Editing, isKept } from '../editing.ts'
import { checkCount, Miscounted } from '../miscounted.ts'
import { Stopped, type Unwritten } from '../outcome.ts'
import { recordLosing } from '../delete/record-losing.ts'
import { type Record, recorded } from '../recorded.ts'
import { rowChunks } from '../rows/row-chunks.ts'
import type { FoundRow } from '../rows/read-rows.ts'
import { inParts } from '../rows/rows-are.ts'
import { haveSureKeys } from '../rows/sure-keys.ts'
import type { Condition } from '../statement-writer.ts'
import { updateEach, updateTogether } from './update-together.ts'

export interface MatchingUpdate extends RowInsert {
  readonly relation: Relation
  readonly condition: Condition
  /** As many rows as a person was told that there are. */
  readonly expectCount: number
}

export type UpdatedMatching =
  | { readonly kind: 'done'; readonly updated: number; readonly undoId: string | undefined }
  | { readonly kind: 'stopped'; readonly outcome: Unwritten }
  /** There are other rows than were counted; nothing was written. */
  | { readonly kind: 'miscounted'; readonly atLeast: number }

/** Gives the same values to all rows of a condition, or to none. Throws DatabaseFailure, JournalFull. */
export async function updateMatching(
  editing: Editing,
  update: MatchingUpdate,
): Promise<UpdatedMatching> {
  const { relation, expectCount } = update
  const table = editedTable(editing.open, relation)
  const checked = judge(editing, table, update)
  if (checked.kind === 'refused') return { kind: 'stopped', outcome: checked }
  const subject = { kind: 'update', schema: relation.schema, relation: relation.name } as const
  try {
    const assignments = checked.value
    const { undoId } = await recorded(editing, subject, (session, record) =>
      updateAll(session, table, { ...update, ...editing, assignments, record }),
    )
    return { kind: 'done', updated: expectCount, undoId }
  } catch (error) {
    if (error instanceof Miscounted) return { kind: 'miscounted', atLeast: error.atLeast }
    if (error instanceof Stopped) return { kind: 'stopped', outcome: error.outcome }
    throw error
  }
}

interface Update extends Pick<Editing, 'catalog' | 'journal'> {
  readonly condition: Condition
  readonly expectCount: number
  readonly assignments: readonly Assignment[]
  readonly record: Record
}

/** The next part is found by the key of the last row, so that rows which no longer match are not missed. */
async function updateAll(session: Queryable, table: EditedTable, update: Update): Promise<void> {
  const changed = update.assignments.map(({ column }) => column)
  const isWhole = changed.some((column) => table.key.includes(column))
  let count = 0
  for await (const rows of rowChunks(session, table, update.condition, { isWhole })) {
    count += rows.length
    if (count > update.expectCount) throw new Miscounted(count)
    for (const { part, write } of writesOf(table, rows, isWhole)) {
      const dependents = new Dependents(table.open, update.catalog)
      if (isKept(update)) await dependents.ofChanged(session, { table, rows: part, changed })
      await write(session, table, { ...update, rows: part })
      await recordLosing(session, dependents, update.record)
    }
  }
  checkCount(count, update.expectCount)
}

/** Rows whose keys are sure and stay what they are, a few hundred by one statement; the others row by row. */
function writesOf(table: EditedTable, rows: readonly FoundRow[], isWhole: boolean) {
  const isSure = (row: FoundRow) => !isWhole && haveSureKeys(table, [row])
  return [
    ...inParts(rows.filter(isSure)).map((part) => ({ part, write: updateTogether })),
    ...inParts(rows.filter((row) => !isSure(row))).map((part) => ({ part, write: updateEach })),
  ]
}

function judge(
  { open, form }: Editing,
  table: EditedTable,
  update: MatchingUpdate,
): Checked<readonly Assignment[]> {
  const reason = readOnlyReason(table.relation)
  if (reason !== undefined) return { kind: 'refused', refusals: [{ path: 'table', reason }] }
  const checking = { relation: table.relation, values: open.values, form }
  const checked = checkOverwriting(update, checking)
  if (checked.kind === 'refused' || checked.value.length > 0) return checked
  return { kind: 'refused', refusals: [{ path: 'set', reason: 'No column is given a value.' }] }
}
