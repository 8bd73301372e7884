import type { CheckedQuery, QueryKind } from '../ir/checked.ts'
import type { EmitContext } from './context.ts'
import { concat, delimited, type Layout } from './layout.ts'
import type { ModuleScope } from './module-scope.ts'
import { freeName } from './names.ts'
import { isConverted, mappedArgument, sent } from './query-parts.ts'
import type { Statement } from './statement.ts'

/** `each: "one"`, the method of the session that runs the statement for each item. */
export function batchProperties({ kind }: CheckedQuery): readonly string[] {
  const run = runs.get(kind)
  return run === undefined ? [] : [`each: "${run}"`]
}

const runs: ReadonlyMap<QueryKind, string> = new Map([
  ['batchexec', 'count'],
  ['batchmany', 'many'],
  ['batchone', 'one'],
])

interface BatchQuery {
  readonly query: CheckedQuery
  readonly constant: string
  readonly statement: Statement
  /** `return this.$.batch` */
  readonly start: string
}

/** The body of a method that takes a list of parameters: `this.$.batch(getBook, items.map((item) => [item]))`. */
export function batchCall(
  { query: { parameters }, constant, statement, start }: BatchQuery,
  context: EmitContext,
  scope: ModuleScope,
): { readonly argument: string; readonly call: Layout } {
  const argument = freeName('items', scope.taken)
  const values = statement.values.flatMap(({ parameter }) => {
    const declared = parameters[parameter]
    if (!declared) return []
    const reference = parameters.length === 1 ? 'item' : `item.${declared.name}`
    return [sent({ declared, reference, list: false }, context, scope)]
  })
  const isMade = parameters.some((each) => isConverted(each, context))
  const list = concat(`${argument}.map((item) => `, delimited('[', values, ']'), ')')
  return { argument, call: mappedArgument(start, constant, { list, isMade }) }
}
