import type { TableExport } from '../../../api/export.ts'
import type { GridRow } from '../grid/grid-row.ts'
import { cellText } from '../grid/selection-text.ts'
import type { TableState } from '../grid/table-state.ts'
import { readCsv, writeTsv } from '../grid/tsv.ts'
import { groupedNumber } from '../numbers.ts'
import type { Studio } from '../studio.ts'
import { tableApiPath } from '../table-address.ts'
import { checkedRows, MOST_NAMED, rowsText } from './chosen-rows.ts'
import { exportBody } from './export-body.ts'

const MOST_COPIED = 10_000

/** Copies the chosen rows with the names of their columns, as spreadsheets paste them. */
export async function copyChosen(state: TableState, studio: Studio): Promise<void> {
  try {
    const rows = state.checked.isAllMatching() ? undefined : checkedRows(state)
    const text =
      rows?.every(isWhole) === true ? shownText(state, rows) : await wholeText(state, studio)
    await navigator.clipboard.writeText(writeTsv(text))
    studio.toasts.show({ tone: 'ok', text: `${rowsText(text.length - 1)} copied` })
  } catch (error) {
    studio.toasts.showFailure(error)
  }
}

function isWhole(row: GridRow): boolean {
  return Object.values(row.notes).every(({ truncated }) => truncated !== true)
}

function shownText(state: TableState, rows: readonly GridRow[]): readonly string[][] {
  const names = state.placed().map(({ column }) => column.name)
  const lines = rows.map(({ values }) => names.map((name) => cellText(values[name] ?? null)))
  return [names, ...lines]
}

/** Values that are shown cut, and rows that are not loaded, come from the database. */
async function wholeText(state: TableState, studio: Studio): Promise<readonly string[][]> {
  const scope = state.checked.isAllMatching() ? 'matching' : 'chosen'
  const count = state.pages.count()
  const isMany = scope === 'matching' && (count?.value ?? MOST_COPIED + 1) > MOST_COPIED
  if (isMany || state.checked.ids().size > MOST_NAMED)
    throw new Error(
      `Not copied: more than ${groupedNumber(MOST_COPIED)} rows. Export them instead.`,
    )
  const wish = { scope, columns: 'shown', format: 'csv', isGuarded: false } as const
  const body: TableExport = exportBody(state, wish)
  const file = await studio.api.download(tableApiPath(state.table(), '/export'), body)
  return readCsv(await file.text())
}
