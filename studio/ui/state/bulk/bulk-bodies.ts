import type { Row } from '../../../api/cell.ts'
import type { DeleteFilter, DeleteKeys, PatchFilter, PatchRows } from '../../../api/rows.ts'
import type { Column } from '../../../api/tables.ts'
import type { Draft } from '../edit/draft.ts'
import type { GridRow } from '../grid/grid-row.ts'
import type { GridView } from '../grid/grid-view.ts'
import type { TableAddress } from '../table-address.ts'
import type { ChosenRows } from './chosen-rows.ts'

export interface SameEdit {
  readonly table: TableAddress
  /** Of the table, to know by what its rows are found. */
  readonly columns: readonly Column[]
  readonly column: string
  readonly draft: Draft
  /** The rows are changed whatever they hold now. */
  readonly isForced: boolean
}

/** One value for a column of all chosen rows. */
export function patchBody(chosen: ChosenRows, edit: SameEdit): PatchRows | PatchFilter {
  const { table, column, draft } = edit
  const set: Row = draft.kind === 'value' ? { [column]: draft.value } : {}
  const defaults = draft.kind === 'default' ? [column] : []
  if (chosen.kind === 'matching') {
    return { ...matchingBody(table, chosen.view), set, defaults, expectCount: chosen.count }
  }
  const changes = chosen.rows.map((row) => ({
    key: row.key,
    set,
    defaults,
    expect: expectation(row, edit),
  }))
  return { schema: table.schema, json: 'text', atomic: true, changes }
}

export function deleteBody(
  chosen: ChosenRows,
  { table, columns, undo }: Pick<SameEdit, 'table' | 'columns'> & { readonly undo: boolean },
): DeleteKeys | DeleteFilter {
  if (chosen.kind === 'matching') {
    return { ...matchingBody(table, chosen.view), expectCount: chosen.count, undo }
  }
  const expect = chosen.rows.map((row) => (hasKey(columns) ? {} : seenOf(row, columns)))
  const keys = chosen.rows.map(({ key }) => key)
  return { schema: table.schema, json: 'text', keys, expect, undo }
}

function matchingBody(table: TableAddress, { filter, where, search }: GridView) {
  return {
    schema: table.schema,
    json: 'text' as const,
    ...(filter === undefined ? {} : { filter }),
    ...(where === '' ? {} : { where }),
    ...(search === '' ? {} : { search }),
    ...(filter === undefined && where === '' && search === '' ? { all: true } : {}),
  }
}

/** What the person saw of the column, as far as it was shown whole. */
function expectation(row: GridRow, { columns, column, isForced }: SameEdit): Row {
  if (!hasKey(columns)) return seenOf(row, columns)
  const isWhole = row.notes[column]?.truncated !== true
  return isForced || !isWhole ? {} : { [column]: row.values[column] ?? null }
}

function hasKey(columns: readonly Column[]): boolean {
  return columns.some(({ primaryKey }) => primaryKey)
}

/** A row without a primary key may have to be found by all that is seen of it. */
function seenOf(row: GridRow, columns: readonly Column[]): Row {
  const whole = columns.filter(
    ({ name, generated }) => !generated && row.notes[name]?.truncated !== true,
  )
  return Object.fromEntries(whole.map(({ name }) => [name, row.values[name] ?? null]))
}
