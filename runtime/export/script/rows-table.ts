import { baseType, type Type } from '../../../compiler/ir/type.ts'
import type { OpenDatabase } from '../../open-database.ts'
import type { ExportedRows } from '../export-target.ts'

/** The statement that makes a table for rows whose own table is not exported: those of a view, or of a query. */
export function rowsTable(
  { name, relation, columns }: ExportedRows,
  { sqlText, dialect }: Pick<OpenDatabase, 'sqlText' | 'dialect'>,
): string {
  const table = relation ? sqlText.relation(relation) : sqlText.quote(name)
  const lines = columns.map(({ name: column, type }) =>
    [sqlText.quote(column), typeText(type, dialect.types)].filter(Boolean).join(' '),
  )
  return `CREATE TABLE ${table} (\n  ${lines.join(',\n  ')}\n);\n`
}

/** Types that the schema defines are not there: their values are texts. */
function typeText(type: Type, types: OpenDatabase['dialect']['types']): string {
  const base = baseType(type)
  if (base.kind === 'scalar') return types.render(base)
  const isOfEngine = base.kind === 'array' && baseType(base.element).kind === 'scalar'
  if (isOfEngine) return types.render(base)
  return base.kind === 'unknown' || base.kind === 'untyped' ? '' : 'text'
}
