import type { JsonValue } from '../../../../api/cell.ts'
import type { Filter } from '../../../../api/pages.ts'
import type { Column } from '../../../../api/tables.ts'
import type { GridRow } from '../grid-row.ts'
import { type FilterAbilities, operatorsFor } from './filter-operators.ts'
import { readDocument } from './value-text.ts'

/** The filters that a cell gives; undefined where its value cannot be compared, or is not whole. */
export interface CellFilters {
  readonly same: Filter
  readonly other: Filter
}

/** The rows that have the value of the cell, and those that do not; NULL is one of the others. */
export function cellFilters(
  row: GridRow,
  column: Column,
  abilities: FilterAbilities,
): CellFilters | undefined {
  const value = row.values[column.name]
  const note = row.notes[column.name]
  const { name } = column
  if (!column.addressable || value === undefined) return undefined
  if (value === null) {
    return { same: { column: name, op: 'isnull' }, other: { column: name, op: 'notnull' } }
  }
  if (note?.truncated === true || note?.encoding !== undefined) return undefined
  const same = sameValue(value, column, abilities)
  return same && { same, other: others(same, column) }
}

function sameValue(
  value: JsonValue,
  column: Column,
  abilities: FilterAbilities,
): Filter | undefined {
  const taken = new Set(operatorsFor(column, abilities).map(({ op }) => op))
  if (taken.has('eq')) return { column: column.name, op: 'eq', value }
  if (!taken.has('json') || typeof value !== 'string') return undefined
  const read = readDocument(value)
  return read.kind === 'value' ? { column: column.name, op: 'json', value: read.value } : undefined
}

function others(same: Filter, { name, nullable }: Column): Filter {
  const isEqual = 'op' in same && same.op === 'eq'
  const differs: Filter = isEqual ? { ...same, op: 'neq' } : { not: same }
  return nullable ? { or: [differs, { column: name, op: 'isnull' }] } : differs
}
