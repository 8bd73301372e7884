import type { JsonValue } from '../../../../api/cell.ts'
import type { Filter } from '../../../../api/pages.ts'
import type { Column } from '../../../../api/tables.ts'
import { groupedNumber } from '../../numbers.ts'
import { formOf } from './condition-draft.ts'
import { operatorLabel } from './filter-operators.ts'
import { type FilterTest, isTest } from './filter-tree.ts'
import { valueText } from './value-text.ts'

/** A condition as a chip says it; `value` is empty where the operator says all. */
export interface TestWords {
  readonly column: string
  readonly op: string
  readonly value: string
}

type KnownColumns = readonly Pick<Column, 'name' | 'kind'>[]

const LONGEST = 32
const LISTED = 2

export function testWords(test: FilterTest, columns: KnownColumns): TestWords {
  const kind = columns.find(({ name }) => name === test.column)?.kind
  const written = (value: JsonValue | undefined) => quoted(valueText(value, kind ?? 'text'))
  const { column, op, value } = test
  const said = operatorLabel(op, kind)
  const words = { column, op: said }
  const form = formOf(op)
  if (form === 'none') return { ...words, value: '' }
  if (form === 'document') return { ...words, value: short(JSON.stringify(value) ?? '') }
  if (form === 'list' || form === 'pair') {
    const values = Array.isArray(value) ? value.map(written) : [written(value)]
    return { ...words, value: form === 'pair' ? values.join(' and ') : listWords(values) }
  }
  return { ...words, value: written(value) }
}

/** `paid, packed +3`. */
function listWords(values: readonly string[]): string {
  if (values.length === 0) return 'nothing'
  const rest = values.length - LISTED
  const shown = values.slice(0, LISTED).join(', ')
  return rest > 0 ? `${shown} +${groupedNumber(rest)}` : shown
}

/** An empty text, and blanks at an end, would not be seen. */
function quoted(text: string): string {
  return text === '' || text !== text.trim() ? `'${short(text)}'` : short(text)
}

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  const signs = [...line]
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST - 1).join('')}…` : line
}

/** A whole filter in words: `total ≥ 5 or not (gift is true)`. */
export function filterWords(filter: Filter, columns: KnownColumns): string {
  if (isTest(filter)) {
    const { column, op, value } = testWords(filter, columns)
    return [column, op, value].filter((word) => word !== '').join(' ')
  }
  if ('not' in filter) return `not (${filterWords(filter.not, columns)})`
  const isAnd = 'and' in filter
  const parts = isAnd ? filter.and : filter.or
  if (parts.length === 0) return isAnd ? 'every row' : 'no row'
  const words = parts.map((part) => {
    const isGroup = !isTest(part) && !('not' in part) && parts.length > 1
    return isGroup ? `(${filterWords(part, columns)})` : filterWords(part, columns)
  })
  return words.join(isAnd ? ' and ' : ' or ')
}
