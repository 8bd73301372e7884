import type { Column } from '../../ir/catalog.ts'
import type * as Ir from '../../ir/query.ts'
import { baseType, sameType, type Type, unknown } from '../../ir/type.ts'
import { oncePerList } from '../once-per-list.ts'
import { coerce, unify } from './coerce.ts'
import { callSite } from './infer-call.ts'
import { filledTypes } from './filled-types.ts'
import type { Inference } from './inference.ts'
import { outputsAt } from '../tree/outputs-at.ts'
import { type RecursiveParts, recursiveParts } from './recursive-parts.ts'

/** The types of a range variable's columns, hidden ones included. */
export function rangeTypes(variable: Ir.RangeVariable, inference: Inference): readonly Type[] {
  const known = inference.ranges.get(variable)
  if (known) return known
  const types = typesOver(variable.over, inference)
  inference.ranges.set(variable, types)
  return types
}

function typesOver(over: Ir.Ranged, inference: Inference): readonly Type[] {
  switch (over.kind) {
    case 'relation':
      for (const point of over.period) inference.typeOf(point)
      return relationTypes(over)
    case 'query':
      return filledTypes(over.query, inference.columnsOf(over.query), inference)
    case 'cte':
      return cteTypes(over.cte, inference)
    case 'function':
      return functionTypes(over, inference)
    case 'listed':
      for (const { value, type } of over.inputs) {
        if (type) coerce(value, type, inference)
        inference.typeOf(value)
      }
      return over.columns.map(({ type }) => type)
    case 'join':
      return over.columns.map((column) => inference.typeOf(column))
    case 'fault':
      return []
  }
}

function relationTypes({
  relation: { behind },
  columns,
}: Extract<Ir.Ranged, { kind: 'relation' }>): readonly Type[] {
  if (!behind) return declaredTypes(columns)
  return columns.map(({ type }, i) => behind.types[i] ?? type)
}

const declaredTypes = oncePerList((columns: readonly Column[]) => columns.map(({ type }) => type))

/** A recursive one is read with the types of the arms that do not refer to it. */
export function cteTypes(cte: Ir.Cte, inference: Inference): readonly Type[] {
  const known = inference.ctes.get(cte)
  if (known) return known
  const parts = recursiveParts(cte)
  const seed = parts && seedTypes(cte, parts, inference)
  if (seed) inference.ctes.set(cte, [...seed, ...addedTypes(cte, inference)])
  // MySQL manual 15.2.20: the types of a recursive one are those of the part that does not refer to it.
  const isGivenBySeed = seed && inference.dialect.semantics.filled
  if (isGivenBySeed) inferSteps(parts, seed, inference)
  const whole = inference.columnsOf(cte.query)
  const own = isGivenBySeed ? seed : filledTypes(cte.query, whole, inference)
  if (seed && inference.dialect.semantics.recursion === 'strict')
    reportOthers(cte, seed, own, inference)
  const types = [...own, ...addedTypes(cte, inference)]
  inference.ctes.set(cte, types)
  return types
}

/** Passes in MariaDB: `WITH RECURSIVE t (n) AS (SELECT 1 UNION SELECT point(1, n) FROM t)`. */
function inferSteps(
  { steps, joined }: RecursiveParts,
  seed: readonly Type[],
  inference: Inference,
): void {
  for (const step of steps) {
    seed.forEach((type, i) => {
      for (const output of outputsAt(step.body, i)) coerce(output, type, inference)
    })
    inference.columnsOf(step)
  }
  for (const operation of joined) inference.bodies.set(operation, seed)
}

/** Fails: `WITH RECURSIVE t (n) AS (SELECT 1 UNION ALL SELECT n + 1.5 FROM t)`. */
function reportOthers(
  { name, query, columns }: Ir.Cte,
  first: readonly Type[],
  whole: readonly Type[],
  { dialect, report }: Inference,
): void {
  const written = (type: Type) => {
    const modifiers = modifiersOf(type)
    return `${dialect.types.render(type)}${modifiers.length > 0 ? `(${modifiers.join()})` : ''}`
  }
  first.forEach((type, i) => {
    const other = whole[i] ?? unknown
    if (type.kind === 'unknown' || other.kind === 'unknown' || isSame(type, other)) return
    const [found, expected] = [type, other].map(written)
    const reason = `"${columns[i]}" is ${found} in its first part, ${expected} in all of it; cast the first`
    report.add('wrong-recursion', query.at, { cte: name, reason })
  })
}

function isSame(left: Type, right: Type): boolean {
  const [own, other] = [left, right].map(modifiersOf)
  return sameType(left, right) && own?.join() === other?.join()
}

/** Those of an array are its elements'. */
function modifiersOf(type: Type): readonly string[] {
  if (type.kind === 'array') return modifiersOf(type.element)
  return 'modifiers' in type ? type.modifiers : []
}

function addedTypes({ added }: Ir.Cte, inference: Inference): readonly Type[] {
  return added.map(({ type, values }) => type ?? unify(values, 'CYCLE', inference))
}

function seedTypes(
  { name, columns }: Ir.Cte,
  { seed, steps }: RecursiveParts,
  inference: Inference,
): readonly Type[] {
  const { filled, recursion } = inference.dialect.semantics
  if (seed) {
    const types = inference.columnsOf(seed)
    return filled ? types.map((type) => filled(type, 'arms')) : types
  }
  const reason = 'none of its parts does without it'
  const [step] = steps
  if (step && recursion !== 'strict')
    inference.report.add('wrong-recursion', step.body.at, { cte: name, reason })
  return columns.map(() => unknown)
}

function functionTypes(
  over: Extract<Ir.Ranged, { kind: 'function' }>,
  inference: Inference,
): readonly Type[] {
  const { semantics } = inference.dialect
  const types = over.calls.flatMap((call, i) => {
    const listed = over.types[i] ?? []
    const own = callTypes(call, listed.length > 0, inference)
    return listed.length > 0 ? listed : own
  })
  return over.ordinality ? [...types, semantics.limit] : types
}

function callTypes(call: Ir.Call, isListed: boolean, inference: Inference): readonly Type[] {
  const whole = inference.typeOf(call)
  const result = baseType(whole)
  if (result.kind === 'unknown') return []
  const { catalog, dialect, report } = inference
  const columns = dialect.semantics.functionColumns(callSite(call, inference), catalog)
  const isRecord = !columns && result.kind === 'scalar' && result.name === 'record'
  if (isRecord !== isListed) report.add('column-list', call.at, { name: call.name, isRecord })
  if (columns) {
    const nulls = columns.map(({ nullable }) => nullable)
    inference.rowNulls.set(call, nulls)
    return columns.map(({ type }) => type)
  }
  return [result.kind === 'untyped' ? unknown : whole]
}
