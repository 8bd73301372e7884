import type { Target } from '../../compiler/compile.ts'
import {
  type CheckedQuery,
  type Embedded,
  type ResultColumn,
  resultItems,
} from '../../compiler/ir/checked.ts'
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
  /** `Query.column`, where the value is another one each time: a sequence's, the clock's; `Query`, where the rows are. */
  readonly varies: ReadonlySet<string>
}

/** What is wrong with a call, a line each: not the engine's rows, or not what is declared. */
export function judgeCall(judged: Judged): readonly string[] {
  const { query, generated, byHand } = judged
  if (generated.kind === 'failed') {
    const isMissing = query.kind === 'one!' && byHand.kind === 'done' && byHand.value.length === 0
    return byHand.kind === 'failed' || isMissing
      ? []
      : [`generated code failed: ${generated.message}`]
  }
  if (byHand.kind === 'failed') return [`only the statement by hand failed: ${byHand.message}`]
  if (query.kind === 'exec') {
    return generated.value === undefined ? [] : [`:exec gave ${show(generated.value)}`]
  }
  if (query.kind === 'execrows' || query.kind === 'copyfrom') {
    const isCount = typeof generated.value === 'number'
    return isCount ? [] : [`:${query.kind} gave ${show(generated.value)}`]
  }
  const rows = rowsOf(query, generated.value)
  if (rows === undefined) return [`:${query.kind} gave ${show(generated.value)}`]
  if (rows.length === 0 && query.givesRow) return ['no row, though one was proven']
  const expected = query.kind === 'many' ? byHand.value : byHand.value.slice(0, 1)
  if (rows.length !== expected.length && !judged.varies.has(query.name))
    return [`${rows.length} rows, ${expected.length} by hand`]
  return rows.flatMap((row, index) => judgeRow(row, expected[index] ?? [], judged))
}

function rowsOf(query: CheckedQuery, value: unknown): readonly unknown[] | undefined {
  if (query.kind === 'many') return Array.isArray(value) ? value : undefined
  if (value === null) return []
  return typeof value === 'object' && !Array.isArray(value) ? [value] : undefined
}

function judgeRow(row: unknown, raw: readonly unknown[], judged: Judged): string[] {
  const { query, target } = judged
  const items = resultItems(query)
  const names = items.map((item) =>
    item.kind === 'column' ? propertyOf(item.column, target) : item.embedded.name,
  )
  const wrong = wrongKeys(row, names)
  if (wrong !== undefined || typeof row !== 'object' || row === null) return [wrong ?? show(row)]
  return items.flatMap((item, i) => {
    const value: unknown = Reflect.get(row, names[i] ?? '')
    return item.kind === 'column'
      ? judgeValue(value, raw[item.index], item.column, judged)
      : judgeObject(value, raw, item.embedded, judged)
  })
}

function wrongKeys(row: unknown, names: readonly string[]): string | undefined {
  if (typeof row !== 'object' || row === null) return `a row is ${show(row)}`
  const keys = Object.keys(row)
  if (keys.toSorted().join('\0') === names.toSorted().join('\0')) return undefined
  return `a row has ${keys.join(', ')}, not ${names.join(', ')}`
}

/** What stands in the place of several columns: null where all of them are. */
function judgeObject(
  value: unknown,
  raw: readonly unknown[],
  { name, first, columns, nullable }: Embedded,
  judged: Judged,
): string[] {
  const own = raw.slice(first, first + columns.length)
  if (value === null) {
    return nullable && own.every((each) => each === null) ? [] : [`${name} is null, by hand not`]
  }
  const names = columns.map((column) => propertyOf(column, judged.target))
  const wrong = wrongKeys(value, names)
  if (wrong !== undefined || typeof value !== 'object') return [wrong ?? show(value)]
  return columns.flatMap((column, i) => {
    const inner: unknown = Reflect.get(value, names[i] ?? '')
    return judgeValue(inner, own[i], column, judged)
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
  const isOther = varies.has(query.name) || varies.has(`${query.name}.${name}`)
  if (!isOther && !isSameValue(value, raw, type)) {
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
