import type { Queryable } from '../../database.ts'
import type { EditedTable } from '../edited-table.ts'
import { refused } from '../outcome.ts'

/** Throws Stopped where the user does not see all columns of the table, so that undo would lose what they hold. */
export async function checkWhole(
  session: Queryable,
  { open, relation }: EditedTable,
): Promise<void> {
  const isUnread = relation.columns.some(({ isUnreadable }) => isUnreadable === true)
  const isCut = isUnread || (await open.editText.hidesColumns?.(session, relation))
  if (isCut === true) throw refused('table', ofHidden(relation.name))
}

function ofHidden(name: string): string {
  return `You may not read all columns of "${name}", and undo would bring rows back without them: delete without undo.`
}
