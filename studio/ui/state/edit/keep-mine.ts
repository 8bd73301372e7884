import type { CellAnswer } from '../../../api/rows.ts'
import { failureLine } from '../api/api-failure.ts'
import type { Studio } from '../studio.ts'
import { tableApiPath } from '../table-address.ts'
import { editId } from './cell-edit.ts'
import type { Need } from './edit-registry.ts'

/** Longer values arrive cut. */
const CUT = 256

/** Of a conflict: what the person typed stays, in the place of what the database holds now. */
export async function keepMine(studio: Studio, { table, queue, edit }: Need): Promise<void> {
  const { key, column, seenHash, theirs } = edit
  const id = editId(edit.row, column)
  const isLong = seenHash !== undefined || (typeof theirs === 'string' && theirs.length >= CUT)
  if (!isLong) return queue.keepMine(id)
  const body = { schema: table.schema, key, column, json: 'text' }
  try {
    const now = await studio.api.read<CellAnswer>(tableApiPath(table, '/cell'), { body })
    queue.keepMine(id, now.hash)
  } catch (error) {
    studio.toasts.show({ tone: 'danger', text: `Not saved. ${failureLine(error)}` })
  }
}
