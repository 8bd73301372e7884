import type { Relation } from '../../../compiler/ir/catalog.ts'
import type { OpenDatabase } from '../../../runtime/open-database.ts'
import type { ConstraintText } from '../../../runtime/structure/structure.ts'
import type * as Api from '../../api/tables.ts'
import type { Studio } from '../studio.ts'
import { describeColumns } from './describe-columns.ts'

/** The columns and constraints of a relation, with the engine's own text of each. */
export async function describeTable(
  relation: Relation,
  { opened }: Studio,
  signal: AbortSignal,
): Promise<Api.TableSchema> {
  const texts = await opened.structure.texts(opened.database, relation, { signal })
  const columns = describeColumns(relation, opened).map((column) => ({
    ...column,
    // A column of SQLite may be declared without a type.
    type: texts.types.get(column.name) || column.type,
    default: texts.defaults.get(column.name) ?? column.default,
  }))
  const { name: table, schema, kind, comment = null } = relation
  const constraints = describeConstraints(relation, texts.constraints, opened.sqlText.quote)
  return { table, schema, kind, comment, columns, constraints }
}

export async function describeSizes(
  relation: Relation,
  { database, structure }: OpenDatabase,
  signal: AbortSignal,
): Promise<Api.TableSizes> {
  const { table, indexes, total, facts } = await structure.sizes(database, relation, { signal })
  return {
    sizes: { table: table ?? null, indexes: indexes ?? null, total: total ?? null },
    facts: facts.map(({ label, value }) => ({ label, value })),
  }
}

/** What names the relation in its query or its body. */
export async function describeDependents(
  relation: Relation,
  { database, structure }: OpenDatabase,
  signal: AbortSignal,
): Promise<Api.Dependency[]> {
  const found = await structure.dependents(database, relation, { signal })
  return found.map(({ kind, schema, name }) => ({ kind, schema, name, via: null }))
}

type Quote = (name: string) => string

/** Keys and checks, each with its text as far as it is known. */
function describeConstraints(
  relation: Relation,
  texts: readonly ConstraintText[],
  quote: Quote,
): Api.Constraint[] {
  const own = keyConstraints(relation, quote).map((each) => {
    const text = texts.find(({ name }) => name !== undefined && name === each.name)
    return { ...each, definition: text?.definition ?? each.definition }
  })
  const others = texts.flatMap(({ name, kind, definition }) =>
    kind === 'other' ? [] : [{ name: name ?? null, kind, columns: [], definition }],
  )
  return [...own, ...others]
}

function keyConstraints(relation: Relation, quote: Quote): Api.Constraint[] {
  const { primaryKey, uniqueKeys, foreignKeys } = relation
  const list = (columns: readonly string[]) => `(${columns.map(quote).join(', ')})`
  type Key = (typeof uniqueKeys)[number]
  const key = ({ name, columns }: Key, kind: Api.Constraint['kind'], word: string) => ({
    name: name ?? null,
    kind,
    columns: [...columns],
    definition: `${word} ${list(columns)}`,
  })
  return [
    ...(primaryKey ? [key(primaryKey, 'primary-key', 'PRIMARY KEY')] : []),
    ...uniqueKeys.map((each) => key(each, 'unique', 'UNIQUE')),
    ...foreignKeys.map((each) => ({
      ...key(each, 'foreign-key', 'FOREIGN KEY'),
      definition: `FOREIGN KEY ${list(each.columns)} REFERENCES ${quote(each.references.relation)} ${list(each.references.columns)}${actionText('DELETE', each.onDelete)}${actionText('UPDATE', each.onUpdate)}`,
    })),
  ]
}

/** ` ON DELETE SET NULL`, or nothing where it is what the engines do by themselves. */
function actionText(event: string, action: string): string {
  return action === 'no-action' ? '' : ` ON ${event} ${action.replace('-', ' ').toUpperCase()}`
}
