import type { JsonValue } from '../../../../api/cell.ts'
import type { Filter } from '../../../../api/pages.ts'
import type {
  Dependency,
  DependencyList,
  ForeignKey,
  ForeignKeyList,
} from '../../../../api/tables.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { tableApiPath, tablePath, type TableAddress } from '../../table-address.ts'
import { PLAIN_VIEW, writeGridView } from '../grid-view.ts'
import type { GridRow } from '../grid-row.ts'

/** How rows of a table and of others refer to each other. */
export interface References {
  readonly foreignKeys: readonly ForeignKey[]
  readonly dependencies: readonly Dependency[]
}

export interface RowLink {
  readonly label: string
  readonly path: string
}

export async function readReferences(
  api: ApiClient,
  table: TableAddress,
  signal: AbortSignal,
): Promise<References> {
  const options = { query: { schema: table.schema }, signal }
  const [{ foreignKeys }, { dependencies }] = await Promise.all([
    api.get<ForeignKeyList>(tableApiPath(table, '/foreign-keys'), options),
    api.get<DependencyList>(tableApiPath(table, '/dependencies'), options),
  ])
  return { foreignKeys, dependencies }
}

/** The rows that the row refers to by keys that hold the column; keys of several columns too. */
export function referredRows(
  row: GridRow,
  column: string,
  foreignKeys: readonly ForeignKey[],
): readonly RowLink[] {
  return foreignKeys
    .filter(({ columns }) => columns.includes(column))
    .flatMap(({ columns, references }) => {
      const filter = matching(row, columns, references.columns)
      const target = { schema: references.schema, name: references.table }
      if (filter === undefined) return []
      return [{ label: references.table, path: pathOf(target, filter) }]
    })
}

/** The rows of other tables that refer to the row. */
export function referringRows(
  row: GridRow,
  dependencies: readonly Dependency[],
): readonly RowLink[] {
  return dependencies.flatMap(({ schema, name, via }) => {
    const filter = via === null ? undefined : matching(row, via.references, via.columns)
    if (via === null || filter === undefined) return []
    return [
      { label: `${name} (${via.columns.join(', ')})`, path: pathOf({ schema, name }, filter) },
    ]
  })
}

function pathOf(table: TableAddress, filter: Filter): string {
  return tablePath(table) + writeGridView({ ...PLAIN_VIEW, filter })
}

/** Undefined where a value is NULL or not whole, so that nothing can refer by it. */
function matching(
  row: GridRow,
  own: readonly string[],
  theirs: readonly string[],
): Filter | undefined {
  if (own.length === 0 || own.length !== theirs.length) return undefined
  const values = own.map((name) => wholeValue(row, name))
  if (values.some((value) => value === undefined)) return undefined
  const tests = theirs.map((column, index) => ({
    ...{ column, op: 'eq' as const, value: values[index] ?? null },
  }))
  return { and: tests }
}

function wholeValue({ values, notes }: GridRow, name: string): JsonValue | undefined {
  const value = values[name]
  const note = notes[name]
  const isWhole = note?.truncated !== true && note?.encoding === undefined
  return value === null || !isWhole ? undefined : value
}
