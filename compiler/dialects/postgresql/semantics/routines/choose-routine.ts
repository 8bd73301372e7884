import type { Catalog, Routine } from '../../../../ir/catalog.ts'
import type { Type } from '../../../../ir/type.ts'
import type { CallSite } from '../../../dialect.ts'
import { type RoutineCandidate, routineCandidates } from './candidates.ts'
import { bind, coercedOperand, substitute } from '../polymorphism.ts'
import type { BuiltinRoutine } from './routines.ts'
import { selectCandidate } from '../select-candidate.ts'
import { identical } from '../type-traits.ts'
import { typesKey } from '../../types-key.ts'

export type RoutineChoice =
  | {
      readonly kind: 'routine'
      /** The parameters have the very types of the operands. */
      readonly exact: boolean
      readonly routine: Routine | BuiltinRoutine
      readonly operands: readonly Type[]
      readonly result: Type
    }
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'ambiguous' }

/** The routine that the operands select: manual 10.3, steps 2 and 4. */
export function chooseRoutine(call: CallSite, catalog: Catalog): RoutineChoice {
  const key = callKey(call)
  if (key === undefined) return choose(call, catalog)
  const known = remembered.get(catalog) ?? new Map<string, RoutineChoice>()
  remembered.set(catalog, known)
  const choice = known.get(key) ?? choose(call, catalog)
  known.set(key, choice)
  return choice
}

const remembered = new WeakMap<Catalog, Map<string, RoutineChoice>>()

function callKey(call: CallSite): string | undefined {
  const types = typesKey(operandTypes(call))
  if (types === undefined) return undefined
  const { schema = '', name, argumentNames, variadic, withinGroup, procedure = false } = call
  const form = [variadic, withinGroup.length, procedure]
  return [schema, name, argumentNames.join(), ...form, types].join(';')
}

function choose(call: CallSite, catalog: Catalog): RoutineChoice {
  const operands = operandTypes(call)
  const candidates = candidatesOf(call, catalog)
  const exact = candidates.find(({ types }) =>
    types.every((type, i) => {
      const operand = operands[i]
      return operand !== undefined && identical(type, operand)
    }),
  )
  if (exact !== undefined) return complete(exact, operands, true)
  const selection = selectCandidate(candidates, operands)
  return selection.kind === 'selected' ? complete(selection.candidate, operands, false) : selection
}

/** Those of WITHIN GROUP are the last arguments of an ordered-set aggregate. */
export function operandTypes(call: CallSite): readonly Type[] {
  return [...call.operands, ...call.withinGroup].map(({ type }) => type)
}

function candidatesOf(call: CallSite, catalog: Catalog): readonly RoutineCandidate[] {
  const ordered = call.withinGroup.length > 0
  return routineCandidates(call, catalog).filter(
    ({ orderedSet, routine }) =>
      orderedSet === ordered && (routine.kind === 'procedure') === (call.procedure === true),
  )
}

/** Polymorphic types are replaced; "any" takes an operand as it is. */
function complete(
  candidate: RoutineCandidate,
  operands: readonly Type[],
  exact: boolean,
): RoutineChoice {
  if (candidate.tied) return { kind: 'ambiguous' }
  const { routine, types } = candidate
  const bindings = bind(types, operands)
  if (bindings === undefined) return { kind: 'mismatch' }
  const coerced = types.flatMap((type, i) => {
    const operand = operands[i]
    return (operand && coercedOperand(type, operand, bindings)) ?? []
  })
  const result = substitute(routine.result, bindings)
  if (result === undefined || coerced.length < types.length) return { kind: 'mismatch' }
  return { kind: 'routine', exact, routine, operands: coerced, result }
}
