import type { Kind } from '../../../../api/cell.ts'
import type { Operator } from '../../../../api/pages.ts'
import type { Column } from '../../../../api/tables.ts'

/** What an operator is given: `list` any number of values, `text` a pattern or a part, `document` JSON. */
export type ValueForm = 'none' | 'one' | 'list' | 'pair' | 'text' | 'document'

export interface FilterOperator {
  readonly op: Operator
  readonly value: ValueForm
  /** How a chip says it. */
  readonly label: string
  /** Kinds of columns that say it otherwise. */
  readonly labels?: Partial<Readonly<Record<Kind, string>>>
  /** The kinds of columns that it fits; undefined: all. */
  readonly kinds?: readonly Kind[]
}

const ORDERED = [
  ...(['text', 'integer', 'number', 'decimal', 'date', 'time', 'timestamp'] as const),
  ...(['interval', 'uuid', 'other'] as const),
]
const EQUAL = [...ORDERED, 'boolean', 'enum', 'binary', 'array'] as const
const TEXTS = ['text', 'enum', 'uuid', 'json', 'other'] as const

function ofNumbers(label: string) {
  return { integer: label, number: label, decimal: label }
}

function ofTimes(date: string, timestamp = date) {
  return { date, time: timestamp, timestamp }
}

/** Every operator of a filter, each in one row, as the database is asked for it. */
export const filterOperators: readonly FilterOperator[] = [
  {
    op: 'eq',
    value: 'one',
    label: 'is',
    labels: { ...ofNumbers('='), ...ofTimes('on', 'at') },
    kinds: EQUAL,
  },
  {
    op: 'neq',
    value: 'one',
    label: 'is not',
    labels: { ...ofNumbers('≠'), ...ofTimes('not on', 'not at') },
    kinds: EQUAL,
  },
  { op: 'lt', value: 'one', label: '<', labels: ofTimes('before'), kinds: ORDERED },
  {
    op: 'lte',
    value: 'one',
    label: '≤',
    labels: ofTimes('on or before', 'at or before'),
    kinds: ORDERED,
  },
  { op: 'gt', value: 'one', label: '>', labels: ofTimes('after'), kinds: ORDERED },
  {
    op: 'gte',
    value: 'one',
    label: '≥',
    labels: ofTimes('on or after', 'at or after'),
    kinds: ORDERED,
  },
  { op: 'between', value: 'pair', label: 'between', kinds: ORDERED },
  { op: 'in', value: 'list', label: 'is any of', kinds: EQUAL },
  { op: 'nin', value: 'list', label: 'is none of', kinds: EQUAL },
  { op: 'contains', value: 'text', label: 'contains', kinds: TEXTS },
  { op: 'starts', value: 'text', label: 'starts with', kinds: TEXTS },
  { op: 'ends', value: 'text', label: 'ends with', kinds: TEXTS },
  { op: 'like', value: 'text', label: 'is like', kinds: TEXTS },
  { op: 'ilike', value: 'text', label: 'is like, any case', kinds: TEXTS },
  { op: 'regex', value: 'text', label: 'matches regex', kinds: TEXTS },
  { op: 'json', value: 'document', label: 'contains JSON', kinds: ['json'] },
  { op: 'isnull', value: 'none', label: 'is NULL' },
  { op: 'notnull', value: 'none', label: 'is not NULL' },
]

export type FilteredColumn = Pick<Column, 'name' | 'kind' | 'nullable' | 'ordered'>

/** What the database can do; it is said by the server. */
export interface FilterAbilities {
  readonly regex: boolean
}

/** The operators that a column takes. */
export function operatorsFor(
  column: FilteredColumn,
  { regex }: FilterAbilities,
): readonly FilterOperator[] {
  return filterOperators.filter(({ op, value, kinds }) => {
    if (kinds !== undefined && !kinds.includes(column.kind)) return false
    if (op === 'regex') return regex
    const compares = value === 'one' || value === 'list' || value === 'pair'
    return !compares || column.ordered
  })
}

/** Undefined for a name that is none of an operator. */
export function findOperator(op: string): FilterOperator | undefined {
  return filterOperators.find((row) => row.op === op)
}

/** The operator in a sentence about a column; a column that is not known has no kind. */
export function operatorLabel(op: string, kind: Kind | undefined): string {
  const found = findOperator(op)
  if (found === undefined) return op
  return (kind === undefined ? undefined : found.labels?.[kind]) ?? found.label
}
