import type { NullRule } from '../../../ir/catalog.ts'
import type { Type } from '../../../ir/type.ts'
import type { CallSite, Chosen, Resolution } from '../../dialect.ts'
import { chooseOperator } from './choose-operator.ts'
import { typeNamed } from './type-traits.ts'
import { unify } from './unify.ts'

type Construct = (call: CallSite) => Resolution

/** What the grammar knows by itself and `pg_proc` does not: manual 9.9.5, 9.18, 9.26. */
export const constructs: ReadonlyMap<string, Construct> = new Map([
  ['coalesce', oneTypeForAll],
  ['greatest', oneTypeForAll],
  ['least', oneTypeForAll],
  ['nullif', nullif],
  ['grouping', anyOperands('int4', 'never')],
  ['merge_action', anyOperands('text', 'never')],
  ['xmlconcat', operandsOf('xml', 'xml', 'all')],
  ['xmlelement', anyOperands('xml', 'never')],
  ['xmlforest', anyOperands('xml', 'maybe')],
  ['current_date', operandsOf('int4', 'date', 'never')],
  ['current_time', operandsOf('int4', 'timetz', 'never')],
  ['current_timestamp', operandsOf('int4', 'timestamptz', 'never')],
  ['localtime', operandsOf('int4', 'time', 'never')],
  ['localtimestamp', operandsOf('int4', 'timestamp', 'never')],
  ['current_catalog', operandsOf('int4', 'name', 'never')],
  ['current_role', operandsOf('int4', 'name', 'never')],
  ['current_user', operandsOf('int4', 'name', 'never')],
  ['session_user', operandsOf('int4', 'name', 'never')],
  ['user', operandsOf('int4', 'name', 'never')],
  // NULL for a connection without an identity of its own, and for an empty search path.
  ['system_user', operandsOf('int4', 'text', 'maybe')],
  ['current_schema', operandsOf('int4', 'name', 'maybe')],
])

function oneTypeForAll({ name, operands }: CallSite): Resolution {
  const result = unify(operands)
  if (result === undefined) return { kind: 'mismatch', candidates: [`${name}(anycompatible, ...)`] }
  return chosen({ operands: operands.map(() => result), result, nulls: 'all' })
}

/** The type of `a = b` on the side of a: `nullif(varchar, 'x')` is text. */
function nullif({ operands }: CallSite): Resolution {
  const types = operands.map(({ type }) => type)
  if (types.length !== 2)
    return { kind: 'mismatch', candidates: ['nullif(anycompatible, anycompatible)'] }
  const comparison = chooseOperator('=', types)
  const [result] = comparison.kind === 'chosen' ? comparison.operands : []
  if (comparison.kind !== 'chosen' || result === undefined) return comparison
  return { ...chosen({ ...comparison, result, nulls: 'strict-or-null' }), nullsOf: [0] }
}

function anyOperands(result: string, nulls: NullRule): Construct {
  return ({ operands }) =>
    chosen({ operands: operands.map(({ type }) => type), result: typeNamed(result), nulls })
}

function operandsOf(operand: string, result: string, nulls: NullRule): Construct {
  return ({ operands }) =>
    chosen({
      operands: operands.map(() => typeNamed(operand)),
      result: typeNamed(result),
      nulls,
    })
}

function chosen({
  operands,
  result,
  nulls,
}: {
  readonly operands: readonly Type[]
  readonly result: Type
  readonly nulls: NullRule
}): Chosen {
  return { kind: 'chosen', routine: 'function', operands, result, nulls, setReturning: false }
}
