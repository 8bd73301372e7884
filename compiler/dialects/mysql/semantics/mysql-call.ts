import type { Catalog } from '../../../ir/catalog.ts'
import type { CallSite, Resolution } from '../../dialect.ts'
import { functions } from './functions.ts'
import { jsonValue } from './json-value.ts'
import { refusesArguments, refusesGeometry } from './refused-operands.ts'
import { callResolver } from './resolve-call.ts'
import { resultType } from './result-rules.ts'
import { parameterAmong } from './unify.ts'

const resolveKnown = callResolver({
  functions,
  resultType,
  parameterAmong,
  takesOperand: (_word, operand, name) => !refusesGeometry(name, [operand]),
  areAlike: () => true,
  sees: 'settled',
})

/** What a call of MySQL means, its own limits included. */
export function resolveMysqlCall(call: CallSite, catalog: Catalog): Resolution {
  if (call.special) return jsonValue(call)
  const name = call.name.toLowerCase()
  const isBuiltIn = call.schema === undefined && !call.procedure
  const overloads = isBuiltIn ? functions.get(name) : undefined
  if (overloads && refusesArguments(name, call.operands))
    return { kind: 'mismatch', candidates: overloads.map(({ signature }) => signature) }
  return resolveKnown(call, catalog)
}
