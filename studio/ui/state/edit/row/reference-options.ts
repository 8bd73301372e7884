import type { Row } from '../../../../api/cell.ts'
import type { Filter, Page, PageQuery } from '../../../../api/pages.ts'
import type { Column } from '../../../../api/tables.ts'
import { editText } from '../draft.ts'

/** A row of the referenced table: the value that refers to it, and what a person knows it by. */
export interface ReferenceOption {
  readonly value: string
  readonly label: string
}

const SHOWN = 20
const MOST_TEXTS = 2
const NAMED = new Set<Column['kind']>(['text', 'enum', 'uuid', 'other'])

/** The columns that tell a person which row it is: the first texts of the table. */
export function namingColumns(columns: readonly Column[], key: string): readonly string[] {
  return columns
    .filter(({ name, kind, addressable }) => name !== key && addressable && NAMED.has(kind))
    .slice(0, MOST_TEXTS)
    .map(({ name }) => name)
}

export interface ReferenceSearch {
  readonly schema: string
  readonly key: Column
  readonly names: readonly string[]
  readonly typed: string
  readonly cursor?: string | undefined
}

/** The request for the rows that match what is typed: by their key, or by what a person knows them by. */
export function referenceQuery({ schema, key, names, typed, cursor }: ReferenceSearch): PageQuery {
  const search = typed.trim()
  const byName = names.map((column): Filter => ({ column, op: 'contains', value: search }))
  const byKey = keyFilter(key, search)
  return {
    schema,
    select: [...new Set([key.name, ...names])],
    sort: [{ column: key.name, direction: 'asc' }],
    limit: SHOWN,
    count: 'none',
    json: 'text',
    ...(search === '' ? {} : { filter: { or: [...byKey, ...byName] } }),
    ...(cursor === undefined ? {} : { cursor }),
  }
}

/** A number is looked for as a whole, a text by its beginning; a text is no number to look for. */
function keyFilter(key: Column, search: string): readonly Filter[] {
  if (NAMED.has(key.kind) && key.kind !== 'uuid')
    return [{ column: key.name, op: 'starts', value: search }]
  const isNumber = /^-?\d{1,18}$/.test(search)
  if (key.kind === 'integer' || key.kind === 'decimal')
    return isNumber ? [{ column: key.name, op: 'eq', value: search }] : []
  if (key.kind !== 'uuid') return []
  return /^[0-9a-f-]{36}$/i.test(search) ? [{ column: key.name, op: 'eq', value: search }] : []
}

export function referenceOptions(
  page: Page,
  key: string,
  names: readonly string[],
): readonly ReferenceOption[] {
  return page.rows.map((row) => ({ value: editText(row[key]), label: labelOf(row, names) }))
}

function labelOf(row: Row, names: readonly string[]): string {
  return names.flatMap((name) => editText(row[name]) || []).join(', ')
}
