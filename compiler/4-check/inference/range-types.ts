import type * as Ir from '../../ir/query.ts'
import { baseType, sameType, type Type, unknown } from '../../ir/type.ts'
import { coerce, unify } from './coerce.ts'
import { callSite } from './infer-call.ts'
import { filledTypes } from './filled-types.ts'
import type { Inference } from './inference.ts'

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
      return over.columns.map(({ type }) => type)
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

/** A recursive one has the types of its first arm, which does not refer to it. */
export function cteTypes(cte: Ir.Cte, inference: Inference): readonly Type[] {
  const known = inference.ctes.get(cte)
  if (known) return known
  const { query } = cte
  const isRecursive = cte.recursive && query.kind === 'query' && query.body.kind === 'set-operation'
  const arm = isRecursive ? armTypes(query, query.body, inference) : undefined
  if (arm) inference.ctes.set(cte, [...arm, ...addedTypes(cte, inference)])
  const whole = inference.columnsOf(query)
  // MySQL manual 15.2.20: the types of a recursive one are those of the part that does not refer to it.
  const isGivenByArm = arm && inference.dialect.semantics.filled
  const own = isGivenByArm ? arm : filledTypes(query, whole, inference)
  if (arm && inference.dialect.semantics.strictRecursion) reportOthers(cte, arm, own, inference)
  const types = [...own, ...addedTypes(cte, inference)]
  inference.ctes.set(cte, types)
  return types
}

/** Fails: `WITH RECURSIVE t (n) AS (SELECT 1 UNION ALL SELECT n + 1.5 FROM t)`. */
function reportOthers(
  { name, query, columns }: Ir.Cte,
  first: readonly Type[],
  whole: readonly Type[],
  { dialect, report }: Inference,
): void {
  const written = (type: Type) => {
    const modifiers = 'modifiers' in type ? type.modifiers : []
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
  const [own, other] = [left, right].map((type) => ('modifiers' in type ? type.modifiers : []))
  return sameType(left, right) && own?.join() === other?.join()
}

function addedTypes({ added }: Ir.Cte, inference: Inference): readonly Type[] {
  return added.map(({ type, values }) => type ?? unify(values, 'CYCLE', inference))
}

function armTypes(query: Ir.Query, body: Ir.SetOperation, inference: Inference): readonly Type[] {
  let arm: Ir.Body = body
  while (arm.kind === 'set-operation') arm = arm.left
  const first = { ...query, body: arm, orderBy: [], limit: undefined, offset: undefined }
  const types = inference.columnsOf(first)
  const { filled } = inference.dialect.semantics
  return filled ? types.map((type) => filled(type, 'arms')) : types
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
  const result = baseType(inference.typeOf(call))
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
  return [result.kind === 'untyped' ? unknown : result]
}
