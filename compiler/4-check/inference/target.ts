import { suggest } from '../../diagnostics/suggest.ts'
import type * as Ir from '../../ir/query.ts'
import { baseType, type Type, unknown } from '../../ir/type.ts'
import { subscripted } from './subscripted.ts'
import type { Inference } from './inference.ts'
import { rangeTypes } from './range-types.ts'

/** What a value is stored in. */
export interface Target {
  readonly name: string
  readonly type: Type
}

/** A column, or the part of its value that is named: `a[1]`, `a.b`. */
export function targetOf(
  variable: Ir.RangeVariable,
  { index, path }: Ir.AssignedColumn,
  inference: Inference,
): Target {
  let type = rangeTypes(variable, inference)[index] ?? unknown
  for (const part of path) {
    type =
      part.kind === 'field' ? fieldType(type, part, inference) : subscripted(type, part, inference)
  }
  return { name: variable.columns[index] ?? '', type }
}

interface Field {
  readonly name: string
  readonly at: Ir.Expression['at']
}

/** The type of a composite's field. Reports `unknown-column`. */
export function fieldType(of: Type, { name, at }: Field, { dialect, report }: Inference): Type {
  const type = baseType(of)
  if (type.kind === 'unknown') return unknown
  const fields = type.kind === 'composite' ? type.fields : []
  const found = fields.find((field) => field.name === name)
  if (found) return found.type
  const names = fields.map((field) => field.name)
  const relation = dialect.types.render(type)
  report.add('unknown-column', at, { column: name, relation, suggestion: suggest(name, names) })
  return unknown
}
