import type { Dialect } from '../../../../../compiler/dialects/dialect.ts'
import { loadDialect } from '../../../../../compiler/dialects/registry.ts'
import { relationsOf } from '../../../../../compiler/relations-of.ts'
import type { IntrospectedConnection } from '../../../../engine.ts'
import { groupRows } from '../../../../group-rows.ts'
import {
  type Definitions,
  definitionsOf,
  type ObjectId,
  type SchemaObject,
} from '../../../../migrate/schema-object.ts'
import { foldName } from '../text/names.ts'
import { canonicalView } from '../text/canonical-view.ts'
import { canonicalText, isWord, tokensOf } from '../text/tokens.ts'
import { idOf } from './object-ids.ts'
import * as queries from './schema-queries.ts'
import { tableObjects } from './table-objects.ts'

/**
 * The main database of the connection: what is attached to it is another one, and temporary objects end with it.
 * Tables behind a virtual table come and go with it.
 */
export async function define(connection: IntrospectedConnection): Promise<Definitions> {
  const read = await readSchema(connection)
  const dialect = await loadDialect('sqlite')
  const statements = read.statements.filter((row) => !isHidden(row, read))
  return definitionsOf(statements.flatMap((row) => objectsOf(row, read, dialect)))
}

interface Schema {
  readonly statements: readonly queries.StatementRow[]
  readonly tables: ReadonlyMap<string, queries.TableRow>
  readonly columns: ReadonlyMap<string, readonly queries.ColumnRow[]>
  readonly indexedKeys: ReadonlySet<string>
  /** The relations by their names. */
  readonly ids: ReadonlyMap<string, ObjectId>
}

async function readSchema(connection: IntrospectedConnection): Promise<Schema> {
  const statements = await connection.query<queries.StatementRow>(queries.STATEMENTS)
  const tables = await connection.query<queries.TableRow>(queries.TABLES)
  const columns = await connection.query<queries.ColumnRow>(queries.COLUMNS)
  const keys = await connection.query<Pick<queries.ColumnRow, 'table'>>(queries.INDEXED_KEYS)
  return {
    statements,
    tables: new Map(tables.map((row) => [row.name, row])),
    columns: groupRows(columns, ({ table }) => table),
    indexedKeys: new Set(keys.map(({ table }) => table)),
    ids: new Map(tables.map(({ name, type }) => [foldName(name), idOf(relationKind(type), name)])),
  }
}

function relationKind(type: string | undefined): string {
  return type === 'virtual' ? 'virtual-table' : (type ?? 'table')
}

/** What SQLite keeps for itself, what a virtual table does, and quarry's own. */
function isHidden({ name, table }: queries.StatementRow, { tables }: Schema): boolean {
  if (/^sqlite_/i.test(name) || [name, table].some((each) => /^quarry_/i.test(each))) return true
  return tables.get(table)?.type === 'shadow'
}

function objectsOf(
  row: queries.StatementRow,
  schema: Schema,
  dialect: Dialect,
): readonly SchemaObject[] {
  const table = schema.tables.get(row.name)
  if (row.type !== 'table' || table === undefined) return [statementObject(row, schema, dialect)]
  if (table.type === 'virtual') return [virtualTable(row)]
  const isKeyIndexed = schema.indexedKeys.has(row.name)
  const columns = schema.columns.get(row.name) ?? []
  return tableObjects({ ...table, sql: row.sql, columns, isKeyIndexed }, schema.ids)
}

/** `CREATE VIEW v AS`, `CREATE TRIGGER t AFTER`: SQLite keeps neither IF NOT EXISTS nor the schema. */
function statementObject(
  row: queries.StatementRow,
  schema: Schema,
  dialect: Dialect,
): SchemaObject {
  const tokens = tokensOf(row.sql)
  const isUnique = isWord(tokens[1], 'unique')
  const parent = row.type === 'view' ? undefined : schema.ids.get(foldName(row.table))
  return {
    id: idOf(row.type, row.name),
    kind: row.type,
    schema: undefined,
    name: row.name,
    parent,
    attributes: {
      name: row.name,
      unique: isUnique,
      definition: (row.type === 'view' ? canonicalView : canonicalText)(
        tokens.slice(isUnique ? 4 : 3),
      ),
    },
    // A trigger may stand before and after what it writes to.
    needs: row.type === 'view' ? mentioned(row, schema, dialect) : [],
    statement: row.sql,
  }
}

/** The relations that a view reads. */
function mentioned(
  row: queries.StatementRow,
  { ids }: Schema,
  dialect: Dialect,
): readonly ObjectId[] {
  const { reads } = relationsOf(row.sql, dialect)
  const found = reads.flatMap((parts) => ids.get(foldName(parts.at(-1) ?? '')) ?? [])
  const own = idOf(row.type, row.name)
  return [...new Set(found)].filter((id) => id !== own)
}

function virtualTable({ name, sql }: queries.StatementRow): SchemaObject {
  return {
    id: idOf('virtual-table', name),
    kind: 'virtual-table',
    schema: undefined,
    name,
    parent: undefined,
    attributes: { name, definition: canonicalText(tokensOf(sql).slice(4)) },
    needs: [],
    statement: sql,
  }
}
