import type { Catalog } from '../../../../ir/catalog.ts'
import type { NullRule } from '../../../../ir/routine.ts'
import { sameType } from '../../../../ir/type.ts'
import type { CallSite, Resolution } from '../../../dialect.ts'
import { chooseOperator } from '../operators/choose-operator.ts'
import { plainFunction } from '../plain-function.ts'
import { typeNamed } from '../type-traits.ts'
import { unify } from '../conversions/unify.ts'

/** What a construct makes of its operands. */
export type Construct = (call: CallSite, catalog: Catalog) => Resolution

/** What the grammar knows by itself and `pg_proc` does not: manual 9.9.5, 9.18, 9.26. */
export const constructs: ReadonlyMap<string, Construct> = new Map([
  ['coalesce', oneTypeForAll],
  ['greatest', oneTypeForAll],
  ['least', oneTypeForAll],
  ['nullif', nullif],
  ['grouping', groupingOperation],
  ['merge_action', anyOperands('text', 'never')],
  ['current_date', ofSession('date', 'never')],
  ['current_time', ofSession('timetz', 'never')],
  ['current_timestamp', ofSession('timestamptz', 'never')],
  ['localtime', ofSession('time', 'never')],
  ['localtimestamp', ofSession('timestamp', 'never')],
  ['current_catalog', ofSession('name', 'never')],
  ['current_role', ofSession('name', 'never')],
  ['current_user', ofSession('name', 'never')],
  ['session_user', ofSession('name', 'never')],
  ['user', ofSession('name', 'never')],
  // NULL for a connection without an identity of its own, and for an empty search path.
  ['system_user', ofSession('text', 'maybe')],
  ['current_schema', ofSession('name', 'maybe')],
])

/** It is judged like an aggregate of its level (`check_agglevels_and_constraints`). */
function groupingOperation(call: CallSite, catalog: Catalog): Resolution {
  const resolution = anyOperands('int4', 'never')(call, catalog)
  return resolution.kind === 'chosen' ? { ...resolution, routine: 'aggregate' } : resolution
}

function oneTypeForAll({ name, operands }: CallSite, catalog: Catalog): Resolution {
  const result = unify(operands, catalog)
  if (result === undefined) return { kind: 'mismatch', candidates: [`${name}(anycompatible, ...)`] }
  return plainFunction({ operands: operands.map(() => result), result, nulls: 'all' })
}

/** The type of `a = b` on the side of a: `nullif(varchar, 'x')` is text. */
function nullif({ operands }: CallSite, catalog: Catalog): Resolution {
  const types = operands.map(({ type }) => type)
  if (types.length !== 2)
    return { kind: 'mismatch', candidates: ['nullif(anycompatible, anycompatible)'] }
  const comparison = chooseOperator('=', types, catalog)
  const [result] = comparison.kind === 'chosen' ? comparison.operands : []
  if (comparison.kind !== 'chosen' || result === undefined) return comparison
  const [own = result] = types
  const given = { ...comparison, result: sameType(own, result) ? own : result }
  const made = plainFunction({ ...given, nulls: 'strict-or-null' })
  return { ...made, nullsOf: [0], ...(comparison.volatile && { volatile: true }) }
}

function anyOperands(result: string, nulls: NullRule): Construct {
  return ({ operands }) =>
    plainFunction({ operands: operands.map(({ type }) => type), result: typeNamed(result), nulls })
}

/** What the session and the clock tell. */
function ofSession(result: string, nulls: NullRule): Construct {
  const construct = operandsOf('int4', result, nulls)
  return (call, catalog) => {
    const resolution = construct(call, catalog)
    return resolution.kind === 'chosen' ? { ...resolution, varies: true } : resolution
  }
}

function operandsOf(operand: string, result: string, nulls: NullRule): Construct {
  return ({ operands }) =>
    plainFunction({
      operands: operands.map(() => typeNamed(operand)),
      result: typeNamed(result),
      nulls,
    })
}
