import type { Catalog } from '../../../../ir/catalog.ts'
import type { Routine } from '../../../../ir/routine.ts'
import { type Type, withoutModifiers } from '../../../../ir/type.ts'
import type { CallSite, Chosen, Operand, Resolution } from '../../../dialect.ts'
import { effectivePath, routinesOf } from './candidates.ts'
import { castNulls, isVolatileCast, withCoerced } from '../conversions/cast.ts'
import { chooseRoutine, operandTypes, type RoutineChoice } from './choose-routine.ts'
import { coercible, coercionVaries } from '../conversions/coercion.ts'
import { type Construct, constructs } from './constructs.ts'
import type { BuiltinRoutine } from './routines.ts'
import { unify } from '../conversions/unify.ts'
import { plainFunction, silent } from '../plain-function.ts'
import { specialConstructs } from '../special-constructs.ts'
import { categoryOf, describe, traitsOf, typeNamed } from '../type-traits.ts'

/**
 * What the engine makes of a call: manual 10.3, with the constructs that look like calls (COALESCE,
 * CURRENT_DATE), casts written as calls (`date('...')`) and fields (`name(t)` for `t.name`).
 */
export function resolveCall(call: CallSite, catalog: Catalog): Resolution {
  const construct = constructOf(call)
  const operands = operandTypes(call)
  if (operands.some(({ kind }) => kind === 'unknown'))
    return construct || routinesOf(call, catalog).length > 0
      ? silent(operands)
      : { kind: 'unknown' }
  if (construct !== undefined) return construct(call, catalog)
  const choice = chooseRoutine(call, catalog)
  const exact = call.procedure || (choice.kind === 'routine' && choice.exact)
  return (exact ? undefined : asCast(call, catalog)) ?? outcome(choice, call, catalog)
}

function constructOf({ schema, name, procedure, special }: CallSite): Construct | undefined {
  if (special) return specialConstructs.get(name)
  return schema === undefined && !procedure ? constructs.get(name) : undefined
}

function outcome(choice: RoutineChoice, call: CallSite, catalog: Catalog): Resolution {
  switch (choice.kind) {
    case 'routine':
      return lacksStar(choice, call) ? notFound(call, catalog) : chosen(choice, call, catalog)
    case 'ambiguous':
      return { kind: 'ambiguous' }
    case 'mismatch':
      return (call.procedure ? undefined : asField(call)) ?? notFound(call, catalog)
  }
}

/** `count()`: an aggregate without arguments is asked for with a star. */
function lacksStar({ routine }: Routined, { operands, withinGroup, star }: CallSite): boolean {
  return routine.kind === 'aggregate' && operands.length === 0 && withinGroup.length === 0 && !star
}

type Routined = RoutineChoice & { readonly kind: 'routine' }

function chosen(choice: Routined, call: CallSite, catalog: Catalog): Resolution {
  const { routine, result } = choice
  const isHypothetical = 'hypothetical' in routine && routine.hypothetical
  const operands = isHypothetical ? hypotheticalTypes(call, catalog) : choice.operands
  if (!operands) return { kind: 'mismatch', candidates: [signature(routine)] }
  const varies = routine.immutable === false
  const isDeclared = !('orderedSet' in routine)
  const made: Chosen = {
    kind: 'chosen',
    routine: routine.kind === 'procedure' ? 'function' : routine.kind,
    operands,
    parameterNames: routine.parameters.map(({ name }) =>
      isDeclared || !isCounted(name) ? name : undefined,
    ),
    result: withoutModifiers(isDeclared ? valueOf(result) : collected(valueOf(result), routine)),
    setReturning: routine.setReturning,
    varies,
    ...nullsOfCall(routine, call),
    ...(isDeclared && { declared: routine }),
    ...(isDeclared && varies && !routine.stable && { volatile: true }),
  }
  return withCoerced(made, operandTypes(call), catalog)
}

/** The arrays that array_agg is given are the items of its array (manual 9.21). */
function collected(result: Type, { name, parameters: [only] }: Routine): Type {
  const takesArrays = only?.type.kind === 'scalar' && only.type.name === 'anyarray'
  if (name !== 'array_agg' || !takesArrays || result.kind !== 'array') return result
  return { ...result, dimensions: result.dimensions + 1 }
}

/** `geom1` and `geom2` of an extension tell arguments apart and say nothing of them. */
function isCounted(name: string | undefined): boolean {
  return name !== undefined && /\d$/.test(name)
}

/** A value becomes what its column of WITHIN GROUP is, or both what they have in common. */
function hypotheticalTypes(
  { operands, withinGroup }: CallSite,
  catalog: Catalog,
): readonly Type[] | undefined {
  const types = operands.flatMap((operand, i) => {
    const column = withinGroup[i]
    return (column && unify([column, operand], catalog)) ?? []
  })
  return types.length === operands.length ? [...types, ...types] : undefined
}

function nullsOfCall(
  routine: Routine | BuiltinRoutine,
  { name, operands, variadic }: CallSite,
): Pick<Chosen, 'nulls' | 'nullsOf'> {
  const { nulls } = routine
  // Even `concat(VARIADIC NULL::text[])` is NULL.
  if (variadic && nulls !== 'maybe') return { nulls: 'strict-or-null', nullsOf: [] }
  const field = operands[0]?.literal?.value.toLowerCase()
  if (name === 'extract' || name === 'date_part')
    return { nulls: field !== undefined && endless.has(field) ? 'strict' : nulls }
  const nullsOf = 'nullsOf' in routine ? routine.nullsOf : undefined
  return nullsOf === undefined ? { nulls } : { nulls, nullsOf }
}

/** Fields that an infinite timestamp has: they are infinite; the others are NULL (manual 9.9.1). */
const endless = new Set(['century', 'decade', 'epoch', 'isoyear', 'julian', 'millennium', 'year'])

/** A function with one OUT parameter gives its value, not a row. */
function valueOf(result: Type): Type {
  if (result.kind !== 'composite' || result.name !== undefined) return result
  const [field, ...others] = result.fields
  return field !== undefined && others.length === 0 ? field.type : result
}

/**
 * Step 3: the name of a type and one operand, where no function fits exactly: a cast. A parameter is
 * cast so to strings only.
 */
function asCast(call: CallSite, catalog: Catalog): Chosen | undefined {
  const from = onlyOperand(call)
  const to = from && typeOfName(call, catalog)
  if (from === undefined || to === undefined || !castsAsCall(from, to, catalog)) return undefined
  const nulls = castNulls(from.type, to, catalog)
  return {
    ...plainFunction({ operands: [to], result: to, nulls }),
    varies: coercionVaries(from.type, to, catalog),
    ...(isVolatileCast(from.type, to, catalog) && { volatile: true }),
  }
}

function castsAsCall({ type, literal }: Operand, to: Type, catalog: Catalog): boolean {
  const intoString = categoryOf(to) === 'S'
  if (type.kind === 'untyped') return literal !== undefined || intoString
  const row = categoryOf(type) === 'C' || categoryOf(type) === 'P'
  if (row && intoString) return false
  return coercible(type, to, 'explicit', catalog)
}

function onlyOperand(call: CallSite): Operand | undefined {
  const { operands, argumentNames, withinGroup, variadic } = call
  if (operands.length !== 1 || withinGroup.length > 0 || variadic) return undefined
  return argumentNames[0] === undefined ? operands[0] : undefined
}

function typeOfName({ schema, name }: CallSite, catalog: Catalog): Type | undefined {
  for (const each of schema === undefined ? effectivePath(catalog) : [schema]) {
    const builtin = each === 'pg_catalog' && traitsOf(name) !== undefined
    const type = builtin ? typeNamed(name) : catalog.schemas.get(each)?.types.get(name)
    if (type !== undefined && !'CP'.includes(categoryOf(type))) return type
  }
  return undefined
}

/** `name(t)` is `t.name` where there is no such function. */
function asField(call: CallSite): Chosen | undefined {
  const row = onlyOperand(call)?.type
  if (call.schema !== undefined || row?.kind !== 'composite') return undefined
  const field = row.fields.find(({ name }) => name === call.name)
  if (field === undefined) return undefined
  const { type: result, nullable } = field
  const nulls = nullable ? 'strict-or-null' : 'strict'
  return plainFunction({ operands: [row], result, nulls })
}

function notFound(call: CallSite, catalog: Catalog): Resolution {
  const routines = routinesOf(call, catalog)
  if (routines.length === 0) return { kind: 'unknown' }
  return { kind: 'mismatch', candidates: routines.map(signature) }
}

function signature({ name, parameters, variadic }: Routine): string {
  const types = parameters.map(({ type }, i) => {
    const star = variadic && i === parameters.length - 1 ? 'variadic ' : ''
    return star + describe(type)
  })
  return `${name}(${types.join(', ')})`
}
