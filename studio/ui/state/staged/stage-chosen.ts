import type { Page } from '../../../api/pages.ts'
import type { Column } from '../../../api/tables.ts'
import { type ChosenRows, MOST_NAMED, rowsText } from '../bulk/chosen-rows.ts'
import type { Draft } from '../edit/draft.ts'
import { targetOf } from '../grid/grid-commands.ts'
import { type GridRow, gridRows } from '../grid/grid-row.ts'
import type { GridView } from '../grid/grid-view.ts'
import { viewBody } from '../grid/page-body.ts'
import type { TableState } from '../grid/table-state.ts'
import type { Studio } from '../studio.ts'
import { tableApiPath } from '../table-address.ts'
import { stagedCount } from './staged-changes.ts'

/** The server gives so many rows at once. */
const PAGE = 1000

/** What stages changes of many rows: the page that shows them, and the studio that reads the rest. */
interface Stage {
  readonly state: TableState
  readonly studio: Studio
}

/** Lets the chosen rows wait to be deleted; rows that wait already stay instead. Throws where they are too many. */
export async function stageDelete(stage: Stage, chosen: ChosenRows): Promise<void> {
  const staged = stage.state.staged()
  const rows = await chosenRows(stage, chosen)
  const isTwice = rows.length > 0 && rows.every(({ id }) => staged.deleted().has(id))
  if (isTwice) staged.unmarkDeleted(rows)
  else staged.markDeleted(rows)
}

/** Lets one value for a column of all chosen rows wait. Throws where they are too many. */
export async function stageEdit(
  stage: Stage,
  chosen: ChosenRows,
  { column, draft }: { readonly column: Column; readonly draft: Draft },
): Promise<void> {
  const rows = await chosenRows(stage, chosen)
  const targets = rows.map((row) => {
    const isCut = row.notes[column.name]?.truncated === true
    return { ...targetOf(row, column), ...(isCut ? { isUnseen: true } : {}) }
  })
  stage.state.queue().commitAll(targets.map((target) => [target, draft] as const))
}

/** Rows that are named, or all that match; as many as one request saves. */
async function chosenRows(stage: Stage, chosen: ChosenRows): Promise<readonly GridRow[]> {
  const count = chosen.kind === 'named' ? chosen.rows.length : chosen.count
  if (count + stagedCount(stage.state) > MOST_NAMED) throw new Error(TOO_MANY)
  if (chosen.kind === 'named') return chosen.rows
  const rows = await readMatching(stage, chosen.view)
  if (rows.length === chosen.count) return rows
  throw new Error(`${rowsText(rows.length)} match now. Choose them again.`)
}

const TOO_MANY = `At most ${rowsText(MOST_NAMED)} wait at a time. Choose fewer rows, or save at once.`

async function readMatching({ state, studio }: Stage, view: GridView): Promise<readonly GridRow[]> {
  const path = tableApiPath(state.table(), '/query')
  const asked = { ...viewBody(state.table(), view), limit: PAGE, count: 'none' as const }
  const rows: GridRow[] = []
  for (let cursor: string | null | undefined; cursor !== null && rows.length <= MOST_NAMED;) {
    const body = cursor === undefined ? asked : { ...asked, cursor }
    const page: Page = await studio.api.read(path, { body })
    rows.push(...gridRows(page))
    cursor = page.page.next
  }
  return rows
}
