import type { Kind } from '../../values/cell-value.ts'
import type { Operator } from '../page/page-request.ts'

export interface OperatorRule {
  readonly value: 'none' | 'one' | 'list' | 'pair' | 'text' | 'document'
  /** The kinds of columns that it fits; undefined: all. */
  readonly kinds: ReadonlySet<Kind> | undefined
}

const ORDERED: readonly Kind[] = [
  'text',
  'integer',
  'number',
  'decimal',
  'date',
  'time',
  'timestamp',
  'interval',
  'uuid',
  'other',
]

const equal = new Set<Kind>([...ORDERED, 'boolean', 'enum', 'binary', 'array'])
const ordered = new Set<Kind>(ORDERED)
const text = new Set<Kind>(['text', 'enum', 'uuid', 'json', 'other'])

/**
 * `contains`, `starts`, `ends` and `ilike` take capital and small letters for the same. `like` is the
 * engine's own. `json` holds where the document in the column contains the given one: every member of
 * an object, every element of an array, at any place of it.
 */
export const operators: Readonly<Record<Operator, OperatorRule>> = {
  eq: { value: 'one', kinds: equal },
  neq: { value: 'one', kinds: equal },
  lt: { value: 'one', kinds: ordered },
  lte: { value: 'one', kinds: ordered },
  gt: { value: 'one', kinds: ordered },
  gte: { value: 'one', kinds: ordered },
  in: { value: 'list', kinds: equal },
  nin: { value: 'list', kinds: equal },
  between: { value: 'pair', kinds: ordered },
  like: { value: 'text', kinds: text },
  ilike: { value: 'text', kinds: text },
  contains: { value: 'text', kinds: text },
  starts: { value: 'text', kinds: text },
  ends: { value: 'text', kinds: text },
  regex: { value: 'text', kinds: text },
  json: { value: 'document', kinds: new Set<Kind>(['json']) },
  isnull: { value: 'none', kinds: undefined },
  notnull: { value: 'none', kinds: undefined },
}
