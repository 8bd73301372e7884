import type { Column, Relation } from '../../../compiler/ir/catalog.ts'
import { baseType, type Type } from '../../../compiler/ir/type.ts'
import { shownColumns } from '../../../runtime/browse/columns.ts'
import type { OpenDatabase } from '../../../runtime/open-database.ts'
import type * as Api from '../../api/tables.ts'
import { isIdentifier } from './find-table.ts'

type Reading = Pick<OpenDatabase, 'dialect' | 'sqlText' | 'values'>

/** The columns of a relation as the interface shows them. */
export function describeColumns(
  relation: Relation,
  opened: Reading,
  columns: readonly Column[] = shownColumns(relation),
): Api.Column[] {
  return columns.map((column) => describeColumn(column, relation, opened))
}

function describeColumn(
  column: Column,
  relation: Relation,
  { dialect, sqlText, values }: Reading,
): Api.Column {
  const { name, type, nullable, hasDefault, generated, identity, comment } = column
  const references = referenceOf(name, relation)
  const labels = enumLabels(type)
  const base = baseType(type)
  return {
    name,
    type: dialect.types.render(type),
    kind: values.kindOf(type),
    nullable,
    primaryKey: relation.primaryKey?.columns.includes(name) ?? false,
    generated: generated !== 'none',
    identity: identity !== 'none',
    writable: generated === 'none' && identity !== 'always',
    default: hasDefault ? true : null,
    ...(labels && { values: [...labels] }),
    ...(base.kind === 'array' && { elementKind: values.kindOf(base.element) }),
    addressable: isIdentifier(name),
    ...(column.isUnwritable === true && { changeable: false as const }),
    ordered: sqlText.order(column) !== undefined,
    ...(references && { references }),
    comment: comment ?? null,
  }
}

function enumLabels(type: Type): readonly string[] | undefined {
  const base = baseType(type)
  if (base.kind === 'array') return enumLabels(base.element)
  return base.kind === 'enum' ? base.labels : undefined
}

/** The column that a foreign key of this column alone refers to. */
function referenceOf(name: string, { foreignKeys }: Relation): Api.Column['references'] {
  const key = foreignKeys.find(({ columns }) => columns.length === 1 && columns[0] === name)
  const column = key?.references.columns[0]
  if (!key || column === undefined) return undefined
  return { schema: key.references.schema, table: key.references.relation, column }
}
