import type { Kind } from '../../../../api/cell.ts'
import type { Filter, Operator } from '../../../../api/pages.ts'
import { type FilterAbilities, type FilteredColumn, operatorsFor } from './filter-operators.ts'

/** A filter that is one choice away: done at once, or with a value that is still to be typed. */
export type QuickFilter =
  | { readonly label: string; readonly does: 'apply'; readonly filter: Filter }
  | { readonly label: string; readonly does: 'ask'; readonly op: Operator }

interface QuickRow {
  readonly label: string
  readonly kinds: readonly Kind[]
  /** Asks for the value of this operator. */
  readonly ask?: Operator
  readonly make?: (column: FilteredColumn, today: string) => Filter
}

const NUMBERS = ['integer', 'number', 'decimal'] as const
const TEXTS = ['text', 'other'] as const
const MOMENTS = ['date', 'timestamp'] as const
const TIMES = ['time', 'interval'] as const

/** The quick filters in the order of the menus, each in one row. */
const quickFilters: readonly QuickRow[] = [
  { label: 'Contains…', kinds: [...TEXTS, 'json'], ask: 'contains' },
  { label: 'Starts with…', kinds: TEXTS, ask: 'starts' },
  { label: 'Is…', kinds: [...TEXTS, 'uuid', 'binary', 'array'], ask: 'eq' },
  { label: 'Is empty', kinds: ['text'], make: ({ name }) => test(name, 'eq', '') },
  { label: 'Choose values…', kinds: ['enum'], ask: 'in' },
  { label: 'Is true', kinds: ['boolean'], make: ({ name }) => test(name, 'eq', true) },
  { label: 'Is false', kinds: ['boolean'], make: ({ name }) => test(name, 'eq', false) },
  { label: 'Contains JSON…', kinds: ['json'], ask: 'json' },
  { label: '=…', kinds: NUMBERS, ask: 'eq' },
  { label: '>…', kinds: NUMBERS, ask: 'gt' },
  { label: '<…', kinds: NUMBERS, ask: 'lt' },
  { label: 'On…', kinds: ['date'], ask: 'eq' },
  { label: 'Before…', kinds: [...MOMENTS, ...TIMES], ask: 'lt' },
  { label: 'After…', kinds: [...MOMENTS, ...TIMES], ask: 'gt' },
  { label: 'Between…', kinds: [...NUMBERS, ...MOMENTS, ...TIMES], ask: 'between' },
  { label: 'Today', kinds: MOMENTS, make: (column, today) => lastDays(column, 1, today) },
  { label: 'Last 7 days', kinds: MOMENTS, make: (column, today) => lastDays(column, 7, today) },
  { label: 'Last 30 days', kinds: MOMENTS, make: (column, today) => lastDays(column, 30, today) },
]

/** `today` is `2026-01-31`, as the person who looks has it. */
export function quickFiltersFor(
  column: FilteredColumn,
  abilities: FilterAbilities,
  today: string,
): readonly QuickFilter[] {
  const taken = new Set(operatorsFor(column, abilities).map(({ op }) => op))
  const ofKind = quickFilters.flatMap((row) => quickFilter(row, column, today) ?? [])
  const fitting = ofKind.filter((each) => each.does === 'apply' || taken.has(each.op))
  return [...fitting, ...nullFilters(column)]
}

function quickFilter(
  { label, kinds, ask, make }: QuickRow,
  column: FilteredColumn,
  today: string,
): QuickFilter | undefined {
  if (!kinds.includes(column.kind)) return undefined
  if (ask !== undefined) return { label, does: 'ask', op: ask }
  if (make === undefined || !column.ordered) return undefined
  return { label, does: 'apply', filter: make(column, today) }
}

function nullFilters({ name, nullable }: FilteredColumn): readonly QuickFilter[] {
  if (!nullable) return []
  return [
    { label: 'Is NULL', does: 'apply', filter: { column: name, op: 'isnull' } },
    { label: 'Is not NULL', does: 'apply', filter: { column: name, op: 'notnull' } },
  ]
}

function test(column: string, op: Operator, value: string | boolean): Filter {
  return { column, op, value }
}

/** The last so many days with today as the last of them. A moment of today is before tomorrow. */
export function lastDays({ name, kind }: FilteredColumn, days: number, today: string): Filter {
  const first = dayAfter(today, 1 - days)
  if (kind !== 'date') return daysFilter(name, first, dayAfter(today, 1))
  return days === 1
    ? test(name, 'eq', today)
    : { column: name, op: 'between', value: [first, today] }
}

/** The moments of a whole day. */
export function onDay({ name, kind }: FilteredColumn, day: string): Filter {
  return kind === 'date' ? test(name, 'eq', day) : daysFilter(name, day, dayAfter(day, 1))
}

function daysFilter(name: string, first: string, end: string): Filter {
  return { and: [test(name, 'gte', first), test(name, 'lt', end)] }
}

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The calendar day of the one who looks. */
export function todayOf(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
