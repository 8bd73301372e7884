import type { Catalog } from '../../../../ir/catalog.ts'
import type { Routine } from '../../../../ir/routine.ts'
import type { Type } from '../../../../ir/type.ts'
import type { CallSite } from '../../../dialect.ts'
import { hasDeclaredCasts } from '../conversions/declared-casts.ts'
import { isDeclared, type RoutineCandidate, routineCandidates } from './candidates.ts'
import { applyTo } from '../polymorphism.ts'
import { createMemory } from '../resolution-memory.ts'
import type { BuiltinRoutine } from './routines.ts'
import { candidateOf, selectCandidate } from '../select-candidate.ts'

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
  const own = hasDeclaredCasts(catalog) || isDeclared(call, catalog)
  if (own) return choose(call, catalog)
  return remembered(catalog, formOf(call), operandTypes(call), () => choose(call, catalog))
}

const remembered = createMemory<RoutineChoice>()

function formOf({ schema = '', name, argumentNames, ...call }: CallSite): string {
  const { variadic, withinGroup, procedure = false } = call
  return [schema, name, argumentNames.join(), variadic, withinGroup.length, procedure].join(';')
}

function choose(call: CallSite, catalog: Catalog): RoutineChoice {
  const operands = operandTypes(call)
  const candidates = candidatesOf(call, catalog)
  const exact = candidateOf(candidates, operands)
  if (exact !== undefined) return complete(exact, operands, true, catalog)
  const selection = selectCandidate(candidates, operands, catalog)
  if (selection.kind !== 'selected') return selection
  return complete(selection.candidate, operands, false, catalog)
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

function complete(
  candidate: RoutineCandidate,
  operands: readonly Type[],
  exact: boolean,
  catalog: Catalog,
): RoutineChoice {
  if (candidate.tied) return { kind: 'ambiguous' }
  const { routine, types } = candidate
  const applied = applyTo(operands, { types, result: routine.result }, catalog)
  return applied ? { kind: 'routine', exact, routine, ...applied } : { kind: 'mismatch' }
}
