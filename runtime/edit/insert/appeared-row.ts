import type { Queryable } from '../../database.ts'
import type { EditedTable } from '../edited-table.ts'
import { type FoundRow, findRows, type RowSearch } from '../rows/read-rows.ts'

/** More rows than this are not compared to find the one that a change has made. */
const MOST_COMPARED = 5000

/**
 * Finds the row that a change makes appear among those of a search, for engines that do not return what they have
 * written: it is the only row that is there once more afterwards than before, the row that is replaced aside.
 */
export async function appearedRow(
  session: Queryable,
  table: EditedTable,
  change: {
    readonly where: RowSearch['where']
    readonly replaced: FoundRow | undefined
    readonly write: () => Promise<unknown>
  },
): Promise<FoundRow | undefined> {
  const search = { where: change.where, isLocked: false, maxRows: MOST_COMPARED }
  const before = await findRows(session, table, search)
  await change.write()
  const after = await findRows(session, table, search)
  if (before.isCut || after.isCut) return undefined
  const left = [...after.rows]
  const texts = left.map(textOf)
  const gone = change.replaced === undefined ? undefined : textOf(change.replaced)
  for (const text of without(before.rows.map(textOf), gone)) {
    const index = texts.indexOf(text)
    if (index < 0) return undefined
    texts.splice(index, 1)
    left.splice(index, 1)
  }
  return left.length === 1 ? left[0] : undefined
}

function without(texts: readonly string[], text: string | undefined): readonly string[] {
  const index = text === undefined ? -1 : texts.indexOf(text)
  return index < 0 ? texts : texts.toSpliced(index, 1)
}

function textOf({ fingerprints }: FoundRow): string {
  return JSON.stringify(fingerprints)
}
