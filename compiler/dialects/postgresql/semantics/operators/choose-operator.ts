import { baseType, type Type, unknown, withoutModifiers } from '../../../../ir/type.ts'
import type { Chosen, Resolution } from '../../../dialect.ts'
import { extensionOperatorsNamed, type Operator, operatorsNamed } from './operators.ts'
import { bind, coercedOperand, substitute } from '../polymorphism.ts'
import { selectCandidate } from '../select-candidate.ts'
import { hasDeclaredCasts } from '../conversions/declared-casts.ts'
import { nullsOfCoerced } from '../conversions/cast.ts'
import { coercionVaries } from '../conversions/coercion.ts'
import { describe, identical, isOfExtension, typeNamed } from '../type-traits.ts'
import { isOfSchema, typesKey } from '../../types-key.ts'

/** The row of `pg_operator` for operands of these types, which may be one that the schema defines: manual 10.2. */
export function chooseOperator(
  name: string,
  operands: readonly Type[],
  defined: readonly Operator[] = [],
): Resolution {
  if (operands.some(({ kind }) => kind === 'unknown')) return silent(operands)
  if (defined.length > 0) {
    const resolution = chooseFrom([...operatorsNamed(name, operands.length), ...defined], operands)
    if (resolution.kind === 'chosen' || resolution.kind === 'ambiguous') return resolution
  }
  const key = hasDeclaredCasts() ? undefined : typesKey(operands)
  if (key === undefined) return choose(name, operands)
  const remembered = memoryOf(operands)
  const known = remembered.get(`${name} ${key}`)
  if (known !== undefined) return known
  const resolution = choose(name, operands)
  remembered.set(`${name} ${key}`, resolution)
  return resolution
}

/** OPERATOR(schema.+): those that the schema defines, and whatever extensions may have put there. */
export function chooseOwnOperator(
  name: string,
  operands: readonly Type[],
  defined: readonly Operator[],
): Resolution {
  if (operands.some(({ kind }) => kind === 'unknown')) return silent(operands)
  return chooseFrom([...defined, ...extensionOperatorsNamed(name, operands.length)], operands)
}

type Memory = Map<string, Resolution>

/** The schema has no say: what is built in resolves alike for every catalog. */
const ofBuiltIn: Memory = new Map()
/** By the first type of the schema, so that they are forgotten together. */
const ofSchema = new WeakMap<Type, Memory>()

function memoryOf(operands: readonly Type[]): Memory {
  const own = operands.find(isOfSchema)
  if (own === undefined) return ofBuiltIn
  const memory: Memory = ofSchema.get(own) ?? new Map()
  ofSchema.set(own, memory)
  return memory
}

/** Extensions count where a type of theirs is involved, or where the engine alone has no answer. */
function choose(name: string, operands: readonly Type[]): Resolution {
  const builtin = operatorsNamed(name, operands.length)
  const all = [...builtin, ...extensionOperatorsNamed(name, operands.length)]
  if (all.length === builtin.length || operands.some(isOfExtension))
    return chooseFrom(all, operands)
  const resolution = chooseFrom(builtin, operands)
  if (resolution.kind === 'chosen' || resolution.kind === 'ambiguous') return resolution
  const extended = chooseFrom(all, operands)
  return extended.kind === 'chosen' ? extended : resolution
}

function chooseFrom(overloads: readonly Operator[], operands: readonly Type[]): Resolution {
  if (overloads.length === 0) return { kind: 'unknown' }
  const exact = exactMatch(overloads, operands)
  if (exact !== undefined) return chosen(exact, operands)
  const selection = selectCandidate(overloads, operands)
  if (selection.kind === 'selected') return chosen(selection.candidate, operands)
  if (selection.kind === 'ambiguous') return { kind: 'ambiguous' }
  return { kind: 'mismatch', candidates: overloads.map(signature) }
}

/** A fault has been reported: whatever the call gives is unknown as well. */
export function silent(operands: readonly Type[]): Chosen {
  return {
    kind: 'chosen',
    routine: 'function',
    operands: operands.map(() => unknown),
    result: unknown,
    nulls: 'maybe',
    setReturning: false,
  }
}

/** Step 2: an untyped operand of a binary operator is first taken for what the other one is. */
function exactMatch(
  overloads: readonly Operator[],
  operands: readonly Type[],
): Operator | undefined {
  const typed = operands.filter(({ kind }) => kind !== 'untyped')
  const [known] = typed
  if (known === undefined) return undefined
  const assumed = operands.map((type) => (type.kind === 'untyped' ? known : type))
  const found = withTypes(overloads, assumed)
  if (found !== undefined || typed.length === operands.length) return found
  return withTypes(overloads, assumed.map(baseType))
}

function withTypes(
  overloads: readonly Operator[],
  operands: readonly Type[],
): Operator | undefined {
  return overloads.find(({ types }) =>
    types.every((type, i) => {
      const operand = operands[i]
      return operand !== undefined && identical(type, operand)
    }),
  )
}

function chosen(operator: Operator, operands: readonly Type[]): Resolution {
  const bindings = bind(operator.types, operands)
  const known = operator.types.flatMap((type, i) => {
    const operand = operands[i]
    return (bindings && operand && coercedOperand(type, operand, bindings)) ?? []
  })
  const result = bindings && substitute(operator.result, bindings)
  if (result === undefined || known.length < operands.length)
    return { kind: 'mismatch', candidates: [signature(operator)] }
  const { nulls } = operator
  const varies = isConcatenation(operator) ? someTextVaries(operands) : operator.varies
  return {
    kind: 'chosen',
    routine: 'function',
    operands: known,
    result: withoutModifiers(result),
    nulls: nullsOfCoerced(nulls, operands, known),
    setReturning: false,
    varies,
  }
}

/** `a || 'x'` of any type is `a::text || 'x'`: the engine puts the body of an SQL function in its place. */
function isConcatenation({ name, types }: Operator): boolean {
  return (
    name === '||' && types.some((type) => type.kind === 'scalar' && type.name === 'anynonarray')
  )
}

function someTextVaries(operands: readonly Type[]): boolean {
  return operands.some((operand) => coercionVaries(operand, typeNamed('text')))
}

function signature({ name, types }: Operator): string {
  const names = types.map(describe)
  return names.length === 1 ? `${name} ${names.join('')}` : names.join(` ${name} `)
}
