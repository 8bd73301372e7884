import type { Relation } from '../../../compiler/ir/catalog.ts'
import type { EditText } from '../../edit/edit-text.ts'

export const editText: EditText = {
  address(relation) {
    const name = rowidOf(relation)
    return name === undefined
      ? []
      : [{ read: name, match: (parameter) => `${name} = ${parameter}` }]
  },
  lock: '',
  returning: true,
  overriding: '',
  defaultRow: 'DEFAULT VALUES',
  generatedKey: undefined,
  defaultQuery: ({ name }, column) => ({
    sql: 'SELECT dflt_value FROM pragma_table_xinfo(?) WHERE name = ?',
    parameters: [name, column.name],
  }),
  restoring: undefined,
  hidesColumns: undefined,
  keyAction: undefined,
  // The name on the left gives the collation (https://www.sqlite.org/foreignkeys.html).
  refers: (parent, child) => `${parent.name} = ${child.name}`,
  unseen: undefined,
}

/**
 * A column of one of these names hides what the name means otherwise. A table whose key cannot be NULL may be one
 * WITHOUT ROWID, and needs none.
 */
function rowidOf({ columns, primaryKey, withoutRowid }: Relation): string | undefined {
  const isNullable = (name: string) => columns.some((each) => each.name === name && each.nullable)
  const hasSureKey = primaryKey !== undefined && !primaryKey.columns.some(isNullable)
  if (withoutRowid === true || hasSureKey) return undefined
  const taken = new Set(columns.map(({ name }) => name.toLowerCase()))
  return ['rowid', '_rowid_', 'oid'].find((name) => !taken.has(name))
}
