import type { Catalog } from '../../../ir/catalog.ts'
import { baseType, type Type } from '../../../ir/type.ts'
import { coercible } from './conversions/coercion.ts'
import { bind, isPolymorphic } from './polymorphism.ts'
import type { Candidate } from './candidate.ts'
import { categoryOf, identical, isPreferred } from './type-traits.ts'

export type Selection<C extends Candidate> =
  | { readonly kind: 'selected'; readonly candidate: C }
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'ambiguous' }

/** The first overload that has these very types. */
export function candidateOf<C extends Candidate>(
  candidates: readonly C[],
  operands: readonly Type[],
): C | undefined {
  return candidates.find(({ types }) =>
    types.every((type, i) => {
      const operand = operands[i]
      return operand !== undefined && identical(type, operand)
    }),
  )
}

/**
 * The overload that the engine takes where none matches exactly: manual 10.2, steps 3 and 4, and 10.3,
 * step 4 (`func_match_argtypes`, `func_select_candidate`).
 */
export function selectCandidate<C extends Candidate>(
  candidates: readonly C[],
  operands: readonly Type[],
  catalog: Catalog,
): Selection<C> {
  const accepting = candidates.filter(({ types }) => accepts(types, operands, catalog))
  const [first] = accepting
  if (first === undefined) return { kind: 'mismatch' }
  if (accepting.length === 1) return { kind: 'selected', candidate: first }
  const candidate = narrow(accepting, operands.map(baseType), catalog)
  return candidate === undefined ? { kind: 'ambiguous' } : { kind: 'selected', candidate }
}

/** Whether the operands become these parameters by themselves. */
function accepts(
  parameters: readonly Type[],
  operands: readonly Type[],
  catalog: Catalog,
): boolean {
  const each = parameters.every((parameter, i) => {
    const operand = operands[i]
    return (
      operand !== undefined &&
      (isPolymorphic(parameter) || coercible(operand, parameter, 'implicit', catalog))
    )
  })
  return each && bind(parameters, operands, catalog) !== undefined
}

/** `operands` are the base types of the operands. */
function narrow<C extends Candidate>(
  candidates: readonly C[],
  operands: readonly Type[],
  catalog: Catalog,
): C | undefined {
  const exact = best(candidates, operands, identical)
  if (exact.length === 1) return exact[0]
  const preferred = best(exact, operands, isExactOrPreferred)
  if (preferred.length === 1) return preferred[0]
  if (operands.every(isTyped)) return undefined
  const categorised = byCategory(preferred, operands)
  if (categorised.length === 1) return categorised[0]
  return byKnownOperand(categorised, operands, catalog)
}

function isTyped(type: Type): boolean {
  return type.kind !== 'untyped'
}

type Matches = (operand: Type, parameter: Type) => boolean

/** The candidates for which `matches` holds at the most positions with a typed operand. */
function best<C extends Candidate>(
  candidates: readonly C[],
  operands: readonly Type[],
  matches: Matches,
): readonly C[] {
  const counts = candidates.map(
    ({ types }) =>
      types.filter((type, i) => {
        const operand = operands[i]
        return operand !== undefined && isTyped(operand) && matches(operand, type)
      }).length,
  )
  const most = Math.max(...counts)
  return candidates.filter((_, i) => counts[i] === most)
}

function isExactOrPreferred(operand: Type, parameter: Type): boolean {
  if (identical(operand, parameter)) return true
  return categoryOf(operand) === categoryOf(parameter) && isPreferred(parameter)
}

/** Where all candidates want one category of an untyped operand, or one wants a string, that decides. */
function byCategory<C extends Candidate>(
  candidates: readonly C[],
  operands: readonly Type[],
): readonly C[] {
  const wanted: (Wanted | undefined)[] = []
  for (const [i, operand] of operands.entries()) {
    if (isTyped(operand)) continue
    const slot = wantedAt(candidates, i)
    if (slot === undefined) return candidates
    wanted[i] = slot
  }
  const fitting = candidates.filter(({ types }) =>
    types.every((type, i) => {
      const slot = wanted[i]
      if (slot === undefined) return true
      return categoryOf(type) === slot.category && (!slot.preferred || isPreferred(type))
    }),
  )
  return fitting.length === 0 ? candidates : fitting
}

interface Wanted {
  readonly category: string
  /** Some candidate takes the preferred type of the category. */
  readonly preferred: boolean
}

function wantedAt(candidates: readonly Candidate[], position: number): Wanted | undefined {
  const types = candidates.flatMap(({ types }) => types[position] ?? [])
  const categories = new Set(types.map(categoryOf))
  const [first = 'S'] = categories
  if (categories.size > 1 && !categories.has('S')) return undefined
  const category = categories.has('S') ? 'S' : first
  const preferred = types.some((type) => categoryOf(type) === category && isPreferred(type))
  return { category, preferred }
}

/** The last step: untyped operands are taken for what the typed ones are, when those agree. */
function byKnownOperand<C extends Candidate>(
  candidates: readonly C[],
  operands: readonly Type[],
  catalog: Catalog,
): C | undefined {
  const [known, ...others] = operands.filter(isTyped)
  if (known === undefined || !others.every((type) => identical(type, known))) return undefined
  const assumed = operands.map(() => known)
  const accepting = candidates.filter(({ types }) => accepts(types, assumed, catalog))
  return accepting.length === 1 ? accepting[0] : undefined
}
