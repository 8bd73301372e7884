import type { Catalog, Relation } from '../../ir/catalog.ts'
import { builtInRelation, builtInSchema } from '../built-in.ts'
import { pragmaNames } from './semantics/pragmas.ts'
import { readColumns } from './semantics/read-columns.ts'
import { tableColumns, tableFunctions } from './semantics/table-functions.ts'

const SCHEMA = 'temp'

/** "The Schema Table": its columns under all its names. */
const schemaTable = 'type TEXT!|name TEXT!|tbl_name TEXT!|rootpage INT|sql TEXT'

const tables: Readonly<Record<string, string>> = {
  sqlite_schema: schemaTable,
  sqlite_master: schemaTable,
  sqlite_temp_schema: schemaTable,
  sqlite_temp_master: schemaTable,
  sqlite_sequence: 'name |seq ',
  sqlite_stat1: 'tbl |idx |stat ',
}

/** What SQLite answers for without a declaration, pragmas without arguments included. */
export const builtins: Catalog = {
  searchPath: [SCHEMA],
  schemas: new Map([[SCHEMA, builtInSchema(SCHEMA, relations())]]),
}

function relations(): ReadonlyMap<string, Relation> {
  const found = new Map<string, Relation>()
  for (const [name, columns] of Object.entries(tables)) {
    found.set(
      name,
      builtInRelation({
        kind: 'table',
        schema: SCHEMA,
        name: name.replace('_schema', '_master'),
        columns: readColumns(columns, false),
      }),
    )
  }
  for (const name of [...pragmaNames(), ...tableFunctions]) {
    const columns = tableColumns(name) ?? []
    found.set(name, builtInRelation({ kind: 'virtual-table', schema: SCHEMA, name, columns }))
  }
  return found
}
