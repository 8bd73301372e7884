import { baseType } from '../../../compiler/ir/type.ts'
import type { NullTest } from '../../null-test.ts'
import type { BindText, PatternText, SqlText } from '../../sql-text.ts'
import { type Condition, type Parameter, type Test, TEXT } from './check-filter.ts'
import type { Operator } from '../page/page-request.ts'
import type { Parameters } from '../parameters.ts'

export interface Writing {
  readonly sqlText: SqlText
  readonly parameters: Parameters
}

/** The condition as an expression in parentheses. */
export function filterText(condition: Condition, writing: Writing): string {
  if (condition.kind === 'not') return `(not ${filterText(condition.part, writing)})`
  if (condition.kind === 'test') return `(${tests[condition.op](condition, writing)})`
  const parts = condition.parts.map((part) => filterText(part, writing))
  if (parts.length === 0) return condition.kind === 'and' ? '(1 = 1)' : '(1 = 0)'
  return `(${parts.join(` ${condition.kind} `)})`
}

type WriteTest = (test: Test, writing: Writing) => string

const tests: Readonly<Record<Operator, WriteTest>> = {
  eq: compared('='),
  neq: compared('<>'),
  lt: compared('<'),
  lte: compared('<='),
  gt: compared('>'),
  gte: compared('>='),
  in: (test, writing) => listed('in', '1 = 0', { test, writing }),
  nin: (test, writing) => listed('not in', '1 = 1', { test, writing }),
  between: (test, writing) => {
    const [low, high] = places(test, writing)
    return `${name(test, writing)} between ${low} and ${high}`
  },
  isnull: (test, writing) => `${name(test, writing)} ${nullTest(test, writing).is}`,
  notnull: (test, writing) => `${name(test, writing)} ${nullTest(test, writing).isNot}`,
  like: matched('like'),
  ilike: matched('ilike'),
  regex: matched('regex'),
  contains: searched('contains'),
  starts: searched('starts'),
  ends: searched('ends'),
  json: ({ column, document }, { sqlText, parameters }) =>
    sqlText.containsJson(column, document, (value, type) => parameters.place(value, type)),
}

function name({ column }: Test, { sqlText }: Writing): string {
  return sqlText.quote(column.name)
}

function nullTest({ column }: Test, { sqlText }: Writing): NullTest {
  return sqlText.nullTest(column.type)
}

function places({ column, values }: Test, { parameters }: Writing): readonly string[] {
  const type = baseType(column.type)
  return values.map((value) => parameters.placeBeside(value, type))
}

function compared(sign: string): WriteTest {
  return (test, writing) => `${name(test, writing)} ${sign} ${places(test, writing).join(', ')}`
}

function listed(
  word: string,
  empty: string,
  { test, writing }: { readonly test: Test; readonly writing: Writing },
): string {
  const list = places(test, writing)
  return list.length === 0 ? empty : `${name(test, writing)} ${word} (${list.join(', ')})`
}

function matched(by: 'like' | 'ilike' | 'regex'): WriteTest {
  return ({ column, values }, { sqlText, parameters }) => {
    const write = sqlText.patterns[by] ?? sqlText.patterns.like
    return values.map((value) => write(column, parameters.place(value, TEXT))).join(' and ')
  }
}

function searched(by: keyof Pick<PatternText, 'contains' | 'starts' | 'ends'>): WriteTest {
  return ({ column, values }, writing) =>
    values
      .map((value) => writing.sqlText.patterns[by](column, bindText(value, writing)))
      .join(' and ')
}

/** Gives a text to a comparison in the form that it asks for. */
export function bindText(value: Parameter, { parameters }: Writing): BindText {
  return (form) => parameters.place(form(String(value)), TEXT)
}
