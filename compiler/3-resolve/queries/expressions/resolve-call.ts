import type * as Ast from '../../../2-parse/ast.ts'
import { suggest } from '../../../diagnostics/suggest.ts'
import type * as Ir from '../../../ir/query.ts'
import { type Context, optional } from '../context.ts'
import { resolveOrder, resolveWindow } from './resolve-window.ts'
import { insertedScope, type Scope } from '../scope.ts'

/** The call, its window written out; `sqlc.arg(x)` and its like are parameters. */
export function resolveCall(call: Ast.Call, around: Scope, context: Context): Ir.Expression {
  const [name, schema] = call.name.parts.toReversed()
  if (!name) return { kind: 'fault', at: call.at }
  if (schema?.text.toLowerCase() === 'sqlc') return resolveMacro(name, call, context)
  const isAggregate = context.dialect.semantics.aggregateNames.has(name.text.toLowerCase())
  const inserted = /^values?$/i.test(name.text) ? insertedScope(around) : undefined
  const scope = inserted ?? (isAggregate ? { ...around, preferred: undefined } : around)
  const named = call.arguments.findIndex((argument) => argument.name)
  const nameless = named < 0 ? undefined : call.arguments.slice(named).find((each) => !each.name)
  if (nameless) {
    const reason = 'it follows one that has a name'
    context.report.add('misplaced-clause', nameless.at, { clause: 'a plain argument', reason })
  }
  return {
    kind: 'call',
    schema: schema?.text,
    name: name.text,
    nameAt: call.name.at,
    arguments: call.arguments.map((argument) => ({
      name: argument.name?.text,
      value: context.expression(argument.value, scope),
    })),
    star: call.star,
    distinct: call.distinct,
    variadic: call.variadic,
    orderBy: resolveOrder(call.orderBy, scope, context),
    separator: optional(call.separator, scope, context),
    withinGroup: resolveOrder(call.withinGroup, scope, context),
    filter: optional(call.filter, scope, context),
    over: call.over && resolveWindow(call.over, scope, context),
    ...(call.characterSet && { characterSet: call.characterSet.text }),
    at: call.at,
  }
}

const macros: Readonly<Record<string, { readonly slice: boolean; readonly nullable: boolean }>> = {
  arg: { slice: false, nullable: false },
  narg: { slice: false, nullable: true },
  slice: { slice: true, nullable: false },
}

/** `sqlc.arg(name)`, `sqlc.arg('name')`: the form that sqlc has made common. */
function resolveMacro(macro: Ast.Name, call: Ast.Call, context: Context): Ir.Expression {
  const form = macros[macro.text.toLowerCase()]
  if (!form) {
    reportMacro(macro, call, context)
    return { kind: 'fault', at: call.at }
  }
  const name = nameOf(call.arguments)
  if (name === undefined) {
    const where = `the argument of sqlc.${macro.text}`
    const found = foundInstead(call.arguments)
    context.report.add('type-mismatch', call.at, { where, found, expected: 'a name' })
    return { kind: 'fault', at: call.at }
  }
  if (!usable.test(name)) {
    context.report.add('invalid-parameter-name', call.at, { name })
    return { kind: 'fault', at: call.at }
  }
  const [argument] = call.arguments
  const written = argument?.value.kind === 'literal' ? `'${name}'` : name
  const spelling = `sqlc.${macro.text}(${written})`
  // = ANY(sqlc.slice(ids)::uuid[]): an array is sent as it is.
  const isWritten = context.listed.has(call) || !context.dialect.grammar.chapters.has('arrays')
  const list = form.slice && isWritten
  const mention = { number: undefined, name, spelling, list, at: call.at }
  return context.parameters.mention({ ...mention, ...form })
}

/** `sqlc.slise(ids)`; of `sqlc.embed(t)`, which stands in the list of a result alone. */
function reportMacro(macro: Ast.Name, call: Ast.Call, { report }: Context): void {
  const name = `sqlc.${macro.text}`
  if (macro.text.toLowerCase() === 'embed') {
    report.add('not-supported', call.name.at, { what: name })
    return
  }
  const suggestion = suggest(
    name,
    [...Object.keys(macros), 'embed'].map((each) => `sqlc.${each}`),
  )
  report.add('unknown-function', call.name.at, { what: 'function', name, suggestion })
}

function foundInstead(found: readonly Ast.Argument[]): string {
  if (found.length === 0) return 'nothing'
  return found.length > 1 ? `a list of ${found.length}` : 'an expression'
}

/** As a parameter of a method is called. */
const usable = /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u

function nameOf([only, ...others]: readonly Ast.Argument[]): string | undefined {
  if (!only || others.length > 0) return undefined
  if (only.value.kind === 'literal' && only.value.type === 'string') return only.value.value
  if (only.value.kind === 'column' && only.value.parts.length === 1)
    return only.value.parts[0]?.text
  return undefined
}
