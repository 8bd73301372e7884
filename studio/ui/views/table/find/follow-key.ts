import { failureLine } from '../../../state/api/api-failure.ts'
import { followReference } from '../../../state/grid/follow-reference.ts'
import { readReferences, referredRows } from '../../../state/grid/find/referring-rows.ts'
import type { TableState } from '../../../state/grid/table-state.ts'
import type { Studio } from '../../../state/studio.ts'

/** Goes to the row that the active cell refers to, alone or with other columns of its key. */
export async function followKey(
  state: TableState,
  studio: Studio,
  goTo: (path: string) => void,
): Promise<void> {
  const own = followReference(state)
  const row = state.activeRow()
  const column = state.activeColumn()
  if (own !== undefined) return goTo(own)
  if (row === undefined || column === undefined) return
  const tell = (text: string) => studio.toasts.show({ tone: 'info', text })
  try {
    const { foreignKeys } = await readReferences(
      studio.api,
      state.table(),
      new AbortController().signal,
    )
    const [first] = referredRows(row, column.name, foreignKeys)
    if (first === undefined) tell(`This value of ${column.name} refers to no other row.`)
    else goTo(first.path)
  } catch (error) {
    tell(`Not followed: ${failureLine(error)}`)
  }
}
