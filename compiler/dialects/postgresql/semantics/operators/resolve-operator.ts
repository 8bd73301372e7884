import type { Catalog } from '../../../../ir/catalog.ts'
import type { CallSite, Operand, Resolution } from '../../../dialect.ts'
import { chooseOperator, chooseQualified } from './choose-operator.ts'
import { resolveCall } from '../routines/resolve-call.ts'

/** What the engine makes of an operator, words included: manual 9.7, 9.9.4 and 10.2. */
export function resolveOperator(
  name: string,
  operands: readonly Operand[],
  catalog: Catalog,
  schema?: string,
): Resolution {
  const routine = routines[name]
  if (routine !== undefined) return asCall(routine, operands, catalog)
  const symbol = symbols[name] ?? name
  const [left, pattern, escape] = operands
  if (left && pattern && escape) return withEscape(symbol, [left, pattern, escape], catalog)
  const types = operands.map(({ type }) => type)
  return schema === undefined
    ? chooseOperator(symbol, types, catalog)
    : chooseQualified(symbol, types, schema, catalog)
}

/** The words that stand for operators of `pg_operator`. */
const symbols: Readonly<Record<string, string>> = {
  '!=': '<>',
  like: '~~',
  'not like': '!~~',
  ilike: '~~*',
  'not ilike': '!~~*',
  'similar to': '~',
}

/** The words that stand for functions; their left operand is the last argument. */
const routines: Readonly<Record<string, string>> = {
  'at time zone': 'timezone',
  'at local': 'timezone',
}

function asCall(name: string, operands: readonly Operand[], catalog: Catalog): Resolution {
  const resolution = resolveCall(plainCall(name, operands.toReversed()), catalog)
  if (resolution.kind !== 'chosen') return resolution
  return { ...resolution, operands: resolution.operands.toReversed() }
}

function plainCall(name: string, operands: readonly Operand[]): CallSite {
  return {
    schema: 'pg_catalog',
    name,
    operands,
    argumentNames: operands.map(() => undefined),
    star: false,
    variadic: false,
    withinGroup: [],
  }
}

/** `x LIKE p ESCAPE e` is `x ~~ like_escape(p, e)`. */
function withEscape(
  symbol: string,
  [left, pattern, escape]: readonly [Operand, Operand, Operand],
  catalog: Catalog,
): Resolution {
  const name = symbol === '~' ? 'similar_to_escape' : 'like_escape'
  const escaped = resolveCall(plainCall(name, [pattern, escape]), catalog)
  if (escaped.kind !== 'chosen') return escaped
  const resolution = chooseOperator(symbol, [left.type, escaped.result], catalog)
  if (resolution.kind !== 'chosen') return resolution
  return { ...resolution, operands: [...resolution.operands.slice(0, 1), ...escaped.operands] }
}
