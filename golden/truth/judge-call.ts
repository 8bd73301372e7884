import type { Target } from '../../compiler/compile.ts'
import type { CheckedQuery, ResultColumn } from '../../compiler/ir/checked.ts'
import { isOfType } from './is-of-type.ts'
import { isSameValue } from './same-value.ts'
import type { Rows } from './test-database.ts'

export type Outcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'failed'; readonly message: string }

export async function outcomeOf<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  return work().then(
    (value) => ({ kind: 'done', value }),
    (error: Error) => ({ kind: 'failed', message: error.message }),
  )
}

export interface Judged {
  readonly query: CheckedQuery
  readonly generated: Outcome<unknown>
  readonly byHand: Outcome<Rows>
  readonly target: Target
  /** `Query.column`, where the value is another one each time: a sequence's, the clock's. */
  readonly varies: ReadonlySet<string>
}

/** What is wrong with a call, a line each: not the engine's rows, or not what is declared. */
export function judgeCall(judged: Judged): readonly string[] {
  const { query, generated, byHand } = judged
  if (generated.kind === 'failed') {
    return byHand.kind === 'failed' ? [] : [`generated code failed: ${generated.message}`]
  }
  if (byHand.kind === 'failed') return [`only the statement by hand failed: ${byHand.message}`]
  if (query.kind === 'exec') {
    return generated.value === undefined ? [] : [`:exec gave ${show(generated.value)}`]
  }
  const rows = rowsOf(query, generated.value)
  if (rows === undefined) return [`:${query.kind} gave ${show(generated.value)}`]
  const expected = query.kind === 'one' ? byHand.value.slice(0, 1) : byHand.value
  if (rows.length !== expected.length) return [`${rows.length} rows, ${expected.length} by hand`]
  return rows.flatMap((row, index) => judgeRow(row, expected[index] ?? [], judged))
}

function rowsOf(query: CheckedQuery, value: unknown): readonly unknown[] | undefined {
  if (query.kind === 'many') return Array.isArray(value) ? value : undefined
  if (value === null) return []
  return typeof value === 'object' && !Array.isArray(value) ? [value] : undefined
}

function judgeRow(row: unknown, raw: readonly unknown[], judged: Judged): string[] {
  const { query, target } = judged
  const columns = query.columns.map((column) => ({
    ...column,
    property: propertyOf(column, target),
  }))
  if (typeof row !== 'object' || row === null) return [`a row is ${show(row)}`]
  const keys = Object.keys(row)
  const names = columns.map(({ property }) => property)
  if (keys.toSorted().join('\0') !== names.toSorted().join('\0')) {
    return [`a row has ${keys.join(', ')}, not ${names.join(', ')}`]
  }
  return columns.flatMap((column, index) => {
    const value: unknown = Reflect.get(row, column.property)
    return judgeValue(value, raw[index], column, judged)
  })
}

/** A column that keeps its name is called what `[gen.js.rename]` calls it. */
function propertyOf({ name, source }: ResultColumn, { options }: Target): string {
  if (source === undefined || source.column !== name) return name
  return options.rename.get(`${source.relation}.${name}`) ?? name
}

function judgeValue(
  value: unknown,
  raw: unknown,
  { name, type, nullable }: ResultColumn,
  { query, target, varies }: Judged,
): string[] {
  const { read } = target.driver.value(type, target.options)
  if (!varies.has(`${query.name}.${name}`) && !isSameValue(value, raw, type)) {
    return [`${name} is ${show(value)}, by hand ${show(raw)}`]
  }
  if (value === null && nullable) return []
  const declared = target.dialect.types.render(type)
  return isOfType(value, read.type) ? [] : [`${name} (${declared}) is ${show(value)}`]
}

function show(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`
  if (value instanceof Uint8Array) return `bytes ${Buffer.from(value).toString('hex')}`
  return value === undefined ? 'undefined' : `${typeof value} ${JSON.stringify(value)}`
}
