import type { Catalog } from '../../../../ir/catalog.ts'
import { baseType, type Type, withoutModifiers } from '../../../../ir/type.ts'
import type { Chosen, Resolution } from '../../../dialect.ts'
import { definedOperators, extensionOperatorsNamed } from './defined-operators.ts'
import { type Operator, operatorsNamed } from './operators.ts'
import { plainFunction, silent } from '../plain-function.ts'
import { applyTo } from '../polymorphism.ts'
import { createMemory } from '../resolution-memory.ts'
import { candidateOf, selectCandidate } from '../select-candidate.ts'
import { hasDeclaredCasts } from '../conversions/declared-casts.ts'
import { withCoerced } from '../conversions/cast.ts'
import { coercionVaries } from '../conversions/coercion.ts'
import { describe, isOfExtension, typeNamed } from '../type-traits.ts'

/** The row of `pg_operator` for operands of these types, which may be one that the schema defines: manual 10.2. */
export function chooseOperator(
  name: string,
  operands: readonly Type[],
  catalog: Catalog,
): Resolution {
  if (operands.some(({ kind }) => kind === 'unknown')) return silent(operands)
  const defined = definedOperators(name, operands.length, catalog.searchPath, catalog)
  if (defined.length > 0) {
    const overloads = [...operatorsNamed(name, operands.length), ...defined]
    const resolution = chooseFrom(overloads, operands, catalog)
    if (isDecided(resolution)) return resolution
  }
  return chooseBuiltin(name, operands, catalog)
}

/** OPERATOR(schema.+): in pg_catalog the engine's own, elsewhere those of the schema and whatever extensions may have put there. */
export function chooseQualified(
  name: string,
  operands: readonly Type[],
  schema: string,
  catalog: Catalog,
): Resolution {
  if (operands.some(({ kind }) => kind === 'unknown')) return silent(operands)
  if (schema === 'pg_catalog') return chooseBuiltin(name, operands, catalog)
  const defined = definedOperators(name, operands.length, [schema], catalog)
  const overloads = [...defined, ...extensionOperatorsNamed(name, operands.length, catalog)]
  return chooseFrom(overloads, operands, catalog)
}

function chooseBuiltin(name: string, operands: readonly Type[], catalog: Catalog): Resolution {
  const choose = () => chooseExtended(name, operands, catalog)
  return hasDeclaredCasts(catalog) ? choose() : remembered(catalog, name, operands, choose)
}

const remembered = createMemory<Resolution>()

/** Extensions count where a type of theirs is involved, or where the engine alone has no answer. */
function chooseExtended(name: string, operands: readonly Type[], catalog: Catalog): Resolution {
  const builtin = operatorsNamed(name, operands.length)
  const all = [...builtin, ...extensionOperatorsNamed(name, operands.length, catalog)]
  if (all.length === builtin.length || operands.some(isOfExtension))
    return chooseFrom(all, operands, catalog)
  const resolution = chooseFrom(builtin, operands, catalog)
  if (isDecided(resolution)) return resolution
  const extended = chooseFrom(all, operands, catalog)
  return extended.kind === 'chosen' ? extended : resolution
}

function isDecided({ kind }: Resolution): boolean {
  return kind === 'chosen' || kind === 'ambiguous'
}

function chooseFrom(
  overloads: readonly Operator[],
  operands: readonly Type[],
  catalog: Catalog,
): Resolution {
  if (overloads.length === 0) return { kind: 'unknown' }
  const exact = exactMatch(overloads, operands)
  if (exact !== undefined) return chosen(exact, operands, catalog)
  const selection = selectCandidate(overloads, operands, catalog)
  if (selection.kind === 'selected') return chosen(selection.candidate, operands, catalog)
  if (selection.kind === 'ambiguous') return { kind: 'ambiguous' }
  return { kind: 'mismatch', candidates: overloads.map(signature) }
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
  const found = candidateOf(overloads, assumed)
  if (found !== undefined || typed.length === operands.length) return found
  return candidateOf(overloads, assumed.map(baseType))
}

function chosen(operator: Operator, operands: readonly Type[], catalog: Catalog): Resolution {
  const { nulls, volatile: isVolatile } = operator
  const applied = applyTo(operands, operator, catalog)
  if (applied === undefined) return { kind: 'mismatch', candidates: [signature(operator)] }
  const varies = isConcatenation(operator) ? someTextVaries(operands, catalog) : operator.varies
  const result = withoutModifiers(applied.result)
  const call: Chosen = {
    ...plainFunction({ operands: applied.operands, result, nulls }),
    varies,
    ...(isVolatile && { volatile: true }),
  }
  return withCoerced(call, operands, catalog)
}

/** `a || 'x'` of any type is `a::text || 'x'`: the engine puts the body of an SQL function in its place. */
function isConcatenation({ name, types }: Operator): boolean {
  return (
    name === '||' && types.some((type) => type.kind === 'scalar' && type.name === 'anynonarray')
  )
}

function someTextVaries(operands: readonly Type[], catalog: Catalog): boolean {
  return operands.some((operand) => coercionVaries(operand, typeNamed('text'), catalog))
}

function signature({ name, types }: Operator): string {
  const names = types.map(describe)
  return names.length === 1 ? `${name} ${names.join('')}` : names.join(` ${name} `)
}
