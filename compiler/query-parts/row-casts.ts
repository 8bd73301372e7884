import type { Dialect, Semantics } from '../dialects/dialect.ts'
import type { Report } from '../diagnostics/report.ts'
import type * as Ir from '../ir/query.ts'
import { baseType, type ScalarType, type Type } from '../ir/type.ts'

/**
 * The edits that cast rows to the types of their columns: ROW($1, $2) becomes a composite value in VALUES, but not in
 * `INSERT INTO t (c) SELECT ROW(a, b) FROM r`, as which a bulk row is sent. Reports `not-supported`.
 */
export function rowCasts(
  { target, columns }: Ir.Insert,
  row: readonly Ir.AssignedValue[],
  dialect: Dialect,
  report: Report,
): readonly Ir.Edit[] {
  const { over } = target
  if (over.kind !== 'relation') return []
  return row.flatMap((value, position) => {
    const column = columns[position]
    const stored = column && over.columns[column.index]
    if (!stored || value.kind !== 'list' || value.array) return []
    const type = column.path.reduce<Type | undefined>(
      (whole, part) => whole && partOf(whole, part, dialect),
      stored.type,
    )
    const shortened = type && shortenedIn(type, dialect.semantics)
    if (shortened) {
      const limit = `${dialect.types.render(shortened)}(${shortened.modifiers.join(', ')})`
      report.add('not-supported', value.at, { what: `a row with a ${limit} under :copyfrom` })
    }
    return type ? castTo(type, value, dialect) : []
  })
}

/** A type that a cast shortens values to, where storing them is an error: `varchar(3)`. */
function shortenedIn(type: Type, semantics: Semantics): ScalarType | undefined {
  const base = baseType(type)
  switch (base.kind) {
    case 'scalar':
      return semantics.shortenedByCast.has(base.name) && base.modifiers.length > 0
        ? base
        : undefined
    case 'array':
      return shortenedIn(base.element, semantics)
    case 'composite':
      return base.fields.map((field) => shortenedIn(field.type, semantics)).find((each) => each)
    default:
      return undefined
  }
}

function partOf(whole: Type, part: Ir.PartOfValue, { semantics }: Dialect): Type | undefined {
  if (part.kind === 'element') return part.slice ? semantics.slice(whole) : semantics.element(whole)
  const type = baseType(whole)
  if (type.kind !== 'composite') return undefined
  return type.fields.find(({ name }) => name === part.name)?.type
}

function castTo(
  type: Type,
  { at: { start, end } }: Ir.List,
  { text }: Dialect,
): readonly Ir.Edit[] {
  if (baseType(type).kind !== 'composite' || !('schema' in type)) return []
  const { schema, name } = type
  if (schema === undefined || name === undefined) return []
  const written = [schema, name].map(text.quote).join('.')
  return [
    { kind: 'text', at: { start, end: start }, text: 'CAST(' },
    { kind: 'text', at: { start: end, end }, text: ` AS ${written})` },
  ]
}
