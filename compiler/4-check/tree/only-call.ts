import type * as Ir from '../../ir/query.ts'

/** The one call of `FROM f() AS f`, without a list of columns of its own. */
export function onlyCall(over: Ir.Ranged): Ir.Call | undefined {
  if (over.kind !== 'function' || over.types.some(({ length }) => length > 0)) return undefined
  const [call, ...others] = over.calls
  return others.length === 0 ? call : undefined
}
