import { calledParameters } from '../../../../ir/called-parameters.ts'
import type { Catalog } from '../../../../ir/catalog.ts'
import type { Routine } from '../../../../ir/routine.ts'
import { arrayOf, baseType, type Type } from '../../../../ir/type.ts'
import type { CallSite, Operand } from '../../../dialect.ts'
import { extensionsOf } from '../../extensions/extensions-of.ts'
import { type BuiltinRoutine, builtinRoutines } from './routines.ts'
import type { Candidate } from '../candidate.ts'
import { arrayElement, identical, isOfExtension, typeNamed } from '../type-traits.ts'

/** A routine as this call would use it: defaults left out, variadic parameters repeated. */
export interface RoutineCandidate extends Candidate {
  readonly routine: Routine | BuiltinRoutine
  /** The variadic parameter stands for single values. */
  readonly expanded: boolean
  /** Called with WITHIN GROUP. */
  readonly orderedSet: boolean
  /** Another routine of the schema takes the same once defaults are left out. */
  readonly tied: boolean
}

/**
 * All routines of the name that take so many arguments, under those names (manual 10.3, step 1): of
 * two with the same parameters the one that comes first on the path, then the one that need not be
 * expanded.
 */
export function routineCandidates(call: CallSite, catalog: Catalog): readonly RoutineCandidate[] {
  const kept: RoutineCandidate[] = []
  for (const routine of routinesOf(call, catalog)) {
    const candidate = matchCall(routine, call)
    if (candidate === undefined) continue
    const twin = kept.findIndex((each) => sameParameters(each, candidate))
    const earlier = kept[twin]
    if (earlier === undefined) kept.push(candidate)
    else kept[twin] = preferred(earlier, candidate)
  }
  return kept
}

/**
 * In the order of the search path; pg_catalog is before it unless it is in it. Extensions count where
 * a type of theirs is involved, or where nothing else has the name.
 */
export function routinesOf(
  call: CallSite,
  catalog: Catalog,
): readonly (Routine | BuiltinRoutine)[] {
  const { schema, name, operands } = call
  const found = searchedFor(call, catalog).flatMap((each) => {
    const declared = catalog.schemas.get(each)?.routines.get(name) ?? []
    return each === 'pg_catalog' ? [...builtinRoutines(name), ...declared] : declared
  })
  if (schema === 'pg_catalog') return found
  const extended = found.length === 0 || operands.some(({ type }) => isOfExtension(type))
  return extended ? [...found, ...extensionsOf(catalog).routines(name)] : found
}

/** Whether the schema itself has routines of the name where the call looks for them. */
export function isDeclared(call: CallSite, catalog: Catalog): boolean {
  const { schemas } = catalog
  return searchedFor(call, catalog).some((each) => schemas.get(each)?.routines.has(call.name))
}

function searchedFor({ schema }: CallSite, catalog: Catalog): readonly string[] {
  return schema === undefined ? effectivePath(catalog) : [schema]
}

export function effectivePath({ searchPath }: Catalog): readonly string[] {
  return searchPath.includes('pg_catalog') ? searchPath : ['pg_catalog', ...searchPath]
}

function sameParameters(left: Candidate, right: Candidate): boolean {
  return (
    left.types.length === right.types.length &&
    left.types.every((type, i) => identical(type, right.types[i] ?? arrayOf(type)))
  )
}

function preferred(earlier: RoutineCandidate, later: RoutineCandidate): RoutineCandidate {
  if (earlier.routine.schema !== later.routine.schema) return earlier
  if (earlier.expanded !== later.expanded) return earlier.expanded ? later : earlier
  return { ...earlier, tied: true }
}

function asCalled(routine: Routine | BuiltinRoutine): Routine | BuiltinRoutine {
  return { ...routine, parameters: calledParameters(routine) }
}

type Match = Pick<RoutineCandidate, 'types' | 'expanded'>

function matchCall(
  routine: Routine | BuiltinRoutine,
  call: CallSite,
): RoutineCandidate | undefined {
  const isHypothetical = 'hypothetical' in routine && routine.hypothetical
  if (isHypothetical && call.operands.length !== call.withinGroup.length) return undefined
  const named = call.argumentNames.some((name) => name !== undefined)
  const taking = call.procedure ? asCalled(routine) : routine
  const found = named ? matchNames(taking, call) : matchPositions(taking, call)
  const orderedSet = 'orderedSet' in routine && routine.orderedSet
  return found && { routine, ...found, orderedSet, tied: false }
}

function matchPositions(routine: Routine, call: CallSite): Match | undefined {
  const count = call.operands.length + call.withinGroup.length
  if (call.variadic && asksForArray(routine) && !givesArray(call.operands.at(-1))) return undefined
  const { parameters } = routine
  const types = parameters.map(({ type }) => type)
  if (routine.variadic && !call.variadic && count >= parameters.length)
    return { types: expand(types, count), expanded: true }
  if (count > parameters.length) return undefined
  if (parameters.slice(count).some(({ hasDefault }) => !hasDefault)) return undefined
  return { types: types.slice(0, count), expanded: false }
}

/** Its VARIADIC "any" takes anything but what is no array. */
function asksForArray({ parameters, variadic }: Routine): boolean {
  const last = parameters.at(-1)?.type
  return variadic && last?.kind === 'scalar' && last.name === 'any'
}

function givesArray(operand: Operand | undefined): boolean {
  return operand !== undefined && arrayElement(baseType(operand.type)) !== undefined
}

/** The last parameter is an array (or "any"); each further operand is one element of it. */
function expand(types: readonly Type[], count: number): readonly Type[] {
  const last = types.at(-1)
  if (last === undefined) return types
  const element = elementOfVariadic(last)
  return [...types.slice(0, -1), ...Array.from({ length: count - types.length + 1 }, () => element)]
}

function elementOfVariadic(type: Type): Type {
  if (type.kind === 'scalar' && type.name === 'anyarray') return typeNamed('anyelement')
  if (type.kind === 'scalar' && type.name === 'anycompatiblearray')
    return typeNamed('anycompatible')
  return arrayElement(type) ?? type
}

/** Manual 4.3: names after positions; a variadic parameter is then given as its array. */
function matchNames(routine: Routine, call: CallSite): Match | undefined {
  if (routine.variadic && !call.variadic) return undefined
  const { parameters } = routine
  const positions = call.argumentNames.map((name, i) =>
    name === undefined ? i : parameters.findIndex((parameter) => parameter.name === name),
  )
  const distinct = new Set(positions)
  if (distinct.has(-1) || distinct.size < positions.length) return undefined
  if (parameters.some(({ hasDefault }, i) => !hasDefault && !distinct.has(i))) return undefined
  const types = positions.flatMap((position) => parameters[position]?.type ?? [])
  return types.length < positions.length ? undefined : { types, expanded: false }
}
