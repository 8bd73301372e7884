import { JournalFull } from '../../../runtime/journal/journal.ts'
import type { Unwritten } from '../../../runtime/edit/outcome.ts'
import type { OpenDatabase } from '../../../runtime/open-database.ts'
import type { JsonForm } from '../../api/cell.ts'
import { Refusal, refusal } from '../failure/refusal.ts'
import { answerRow } from './answer-rows.ts'

/** Why nothing was written, as the request is answered: 409 with the row as it is now, or 422. */
export function unwritten(
  outcome: Unwritten,
  { opened, form, prefix }: { opened: OpenDatabase; form: JsonForm; prefix: string },
): Refusal {
  if (outcome.kind === 'refused') {
    const details = outcome.refusals.map(({ path, reason }) => ({
      path: prefix + path,
      message: reason,
    }))
    return new Refusal('invalid_value', { details })
  }
  const { current, columns, reason } = outcome
  const change =
    current === undefined
      ? 'The row is not there any more.'
      : 'Somebody has changed the row since it was read.'
  const message = reason ?? change
  const paths =
    columns.length === 0 ? [`${prefix}key`] : columns.map((name) => `${prefix}set.${name}`)
  return new Refusal('conflict', {
    details: paths.map((path) => ({ path, message })),
    current: current === undefined ? null : answerRow(current, { opened, form }).row,
  })
}

/** There are other rows than the person was told. */
export function miscounted(atLeast: number): Refusal {
  const message = `The number of rows is another one: ${atLeast} or more.`
  return refusal('conflict', message, 'expectCount')
}

/** Runs a change; one that the journal cannot keep is refused with what can be done. */
export async function withinJournal<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } catch (error) {
    if (!(error instanceof JournalFull)) throw error
    const message = `The rows are more than the undo journal keeps (${error.limit} bytes), so nothing was changed. With "undo": false they are changed for good.`
    throw new Refusal('conflict', { details: [{ path: 'undo', message }], cause: error })
  }
}
