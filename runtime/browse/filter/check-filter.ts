import type { Column, Relation } from '../../../compiler/ir/catalog.ts'
import { scalar } from '../../../compiler/ir/type.ts'
import type { RawValue } from '../../raw-value.ts'
import type { OpenDatabase } from '../../open-database.ts'
import type { Json } from '../../values/cell-value.ts'
import { findColumn } from '../columns.ts'
import type { Fault } from '../fault.ts'
import { type OperatorRule, operators } from './operators.ts'
import type { Filter, Operator } from '../page/page-request.ts'

export type Parameter = RawValue | boolean

/** A filter whose columns exist and whose values fit them. */
export type Condition =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Condition[] }
  | { readonly kind: 'not'; readonly part: Condition }
  | Test

export interface Test {
  readonly kind: 'test'
  readonly column: Column
  readonly op: Operator
  readonly values: readonly Parameter[]
  /** Of the operator `json`. */
  readonly document: Json
}

export interface Checking {
  readonly open: Pick<OpenDatabase, 'values' | 'sqlText'>
  readonly relation: Relation
  readonly faults: Fault[]
}

const DEEPEST = 8
const MOST_NODES = 100
const MOST_VALUES = 1000

/** The condition without what is wrong in it, which goes to the list of faults. */
export function checkFilter(filter: Filter, checking: Checking): Condition {
  if (depthOf(filter) > DEEPEST || nodesOf(filter) > MOST_NODES) {
    const message = `A filter has at most ${MOST_NODES} nodes on ${DEEPEST} levels.`
    checking.faults.push({ path: 'filter', message, kind: 'shape' })
    return { kind: 'and', parts: [] }
  }
  return checkNode(filter, 'filter', checking)
}

function partsOf(filter: Filter): readonly Filter[] {
  if ('and' in filter) return filter.and
  if ('or' in filter) return filter.or
  return 'not' in filter ? [filter.not] : []
}

function depthOf(filter: Filter): number {
  return 1 + Math.max(0, ...partsOf(filter).map(depthOf))
}

function nodesOf(filter: Filter): number {
  return partsOf(filter).reduce((sum, part) => sum + nodesOf(part), 1)
}

function checkNode(filter: Filter, path: string, checking: Checking): Condition {
  const list = (parts: readonly Filter[], name: string) =>
    parts.map((part, index) => checkNode(part, `${path}.${name}.${index}`, checking))
  if ('and' in filter) return { kind: 'and', parts: list(filter.and, 'and') }
  if ('or' in filter) return { kind: 'or', parts: list(filter.or, 'or') }
  if ('not' in filter) {
    return { kind: 'not', part: checkNode(filter.not, `${path}.not`, checking) }
  }
  return checkTest(filter, path, checking) ?? { kind: 'and', parts: [] }
}

type TestRequest = Extract<Filter, { readonly op: Operator }>

function checkTest(request: TestRequest, path: string, checking: Checking): Test | undefined {
  const { faults } = checking
  const column = findColumn(checking.relation, request.column, { path: `${path}.column`, faults })
  const rule = Object.hasOwn(operators, request.op) ? operators[request.op] : undefined
  if (rule === undefined || (column && !fits(request.op, rule, { column, checking }))) {
    const message = rule
      ? 'The operator does not fit the column.'
      : 'There is no operator of this name.'
    faults.push({ path: `${path}.op`, message, kind: 'operator' })
    return undefined
  }
  if (column === undefined) return undefined
  const { op, value } = request
  if (isPattern(op) && typeof value === 'string' && endsInEscape(value)) {
    faults.push({ path: `${path}.value`, message: 'The pattern ends in an escape.', kind: 'value' })
    return undefined
  }
  const values = checkValues(value, rule, { column, path: `${path}.value`, checking })
  return values && { kind: 'test', column, op, values, document: value ?? null }
}

function isPattern(op: Operator): boolean {
  return op === 'like' || op === 'ilike' || op === 'regex'
}

/** A backslash at the end of a pattern escapes nothing: some engines fail, others find no row. */
function endsInEscape(pattern: string): boolean {
  return /(?<!\\)(?:\\\\)*\\$/.test(pattern)
}

interface Place {
  readonly column: Column
  readonly checking: Checking
}

function fits(
  op: Operator,
  { value, kinds }: OperatorRule,
  { column, checking: { open } }: Place,
): boolean {
  if (kinds && !kinds.has(open.values.kindOf(column.type))) return false
  if (op === 'regex' && open.sqlText.patterns.regex === undefined) return false
  // Types without an order, like xml, have no equality either.
  const compares = value === 'one' || value === 'list' || value === 'pair'
  return !compares || open.sqlText.order(column) !== undefined
}

interface ValuePlace extends Place {
  readonly path: string
}

function checkValues(
  value: Json | undefined,
  rule: OperatorRule,
  place: ValuePlace,
): readonly Parameter[] | undefined {
  const checkers = {
    none: () => (value === undefined ? [] : refuse('The operator takes no value.', place)),
    one: () => checkEach([value], place),
    list: () => checkList(value, place),
    pair: () => checkPair(value, place),
    text: () => checkText(value, place),
    document: () => checkDocument(value, place),
  } as const satisfies Record<OperatorRule['value'], () => readonly Parameter[] | undefined>
  return checkers[rule.value]()
}

function refuse(message: string, { path, checking }: ValuePlace): undefined {
  checking.faults.push({ path, message, kind: 'value' })
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

function checkList(value: Json | undefined, place: ValuePlace) {
  if (!isList(value)) return refuse('The operator takes a list of values.', place)
  if (value.length > MOST_VALUES) return refuse(`A list has at most ${MOST_VALUES} values.`, place)
  const paths = value.map((_, index) => ({ ...place, path: `${place.path}.${index}` }))
  const found = value.map((each, index) => checkOne(each, paths[index] ?? place))
  return found.every((each) => each !== undefined) ? found : undefined
}

function checkPair(value: Json | undefined, place: ValuePlace) {
  if (isList(value) && value.length === 2) return checkList(value, place)
  return refuse('The operator takes two values, the lower one first.', place)
}

function checkEach(values: readonly (Json | undefined)[], place: ValuePlace) {
  const found = values.map((value) => checkOne(value, place))
  return found.every((each) => each !== undefined) ? found : undefined
}

function checkOne(value: Json | undefined, place: ValuePlace): Parameter | undefined {
  if (value === undefined) return refuse('The operator takes a value.', place)
  if (value === null) return refuse('NULL is found by the operators isnull and notnull.', place)
  const written = place.checking.open.values.write(value, place.column.type, 'text')
  return written.kind === 'value' ? written.parameter : refuse(written.reason, place)
}

/** What is searched for in texts may be longer than what the column holds. */
function checkText(value: Json | undefined, place: ValuePlace): readonly Parameter[] | undefined {
  if (typeof value !== 'string') return refuse('The operator takes a text.', place)
  const written = place.checking.open.values.write(value, TEXT, 'text')
  return written.kind === 'value' ? [written.parameter] : refuse(written.reason, place)
}

export const TEXT = scalar('text')

function checkDocument(value: Json | undefined, place: ValuePlace) {
  if (value === undefined) return refuse('The operator takes a document.', place)
  const written = place.checking.open.values.write(value, place.column.type, 'parsed')
  return written.kind === 'value' ? [] : refuse(written.reason, place)
}
