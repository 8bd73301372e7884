import type { Queryable } from '../../database.ts'
import type { OpenDatabase } from '../../open-database.ts'
import type { ChangedRelation } from './changed-with.ts'
import type { EditedTable } from '../edited-table.ts'
import { refused } from '../outcome.ts'

/** Throws Stopped where undo would lose what goes with rows of the table: columns or rows that the user does not see. */
export async function checkWhole(
  session: Queryable,
  { open: { editText }, relation }: EditedTable,
): Promise<void> {
  const isUnread = relation.columns.some(({ isUnreadable }) => isUnreadable === true)
  const isCut = isUnread || (await editText.hidesColumns?.(session, relation))
  if (isCut === true) throw refused('table', ofHidden(relation.name))
  await checkOutsiders(session, { editText }, { relation })
}

/** Throws Stopped where rows that the catalog does not have go with rows of the relation, or lose a reference. */
export async function checkOutsiders(
  session: Queryable,
  { editText }: Pick<OpenDatabase, 'editText'>,
  { relation, changed }: Pick<ChangedRelation, 'relation'> & Partial<ChangedRelation>,
): Promise<void> {
  const [outsider] = (await editText.unseen?.outsiders(session, relation, changed)) ?? []
  if (outsider !== undefined) throw refused('table', ofOutsider(outsider))
}

function ofHidden(name: string): string {
  return `You may not read all columns of "${name}", and a row could not come back with what they hold: delete it without undo.`
}

function ofOutsider(name: string): string {
  return `Rows of "${name}" may go or change as well, which is in another database, so that undo could not bring them back.`
}
