import type { Catalog, Relation, Schema } from '../../../../compiler/ir/catalog.ts'
import type { IntrospectedConnection, IntrospectedDialect } from '../../../engine.ts'
import { groupRows } from '../../../group-rows.ts'
import * as queries from './introspection-queries.ts'
import { readRelation } from './read-relation.ts'

/** The main database of the connection, not what is attached to it. */
export async function introspect(
  connection: IntrospectedConnection,
  dialect: IntrospectedDialect,
): Promise<Catalog> {
  const name = dialect.names.defaultSchema
  const key = (each: string) => dialect.names.relationKey(each)
  const schema: Schema = {
    name,
    relations: new Map(
      (await readRelations(connection, dialect)).map((relation) => [key(relation.name), relation]),
    ),
    types: new Map(),
    routines: new Map(),
    sequences: new Map(),
    comment: undefined,
  }
  return { searchPath: [name], schemas: new Map([[key(name), schema]]) }
}

async function readRelations(
  connection: IntrospectedConnection,
  dialect: IntrospectedDialect,
): Promise<readonly Relation[]> {
  const relations = await connection.query<queries.RelationRow>(queries.RELATIONS)
  const columns = groupRows(await readColumns(relations, connection), (row) => row.relation)
  const indexes = groupRows(
    await connection.query<queries.IndexRow>(queries.INDEXES),
    (row) => row.relation,
  )
  const foreignKeys = groupRows(
    await connection.query<queries.ForeignKeyRow>(queries.FOREIGN_KEYS),
    (row) => row.relation,
  )
  return relations.map((row) =>
    readRelation(row, {
      columns: columns.get(row.name) ?? [],
      indexes: indexes.get(row.name) ?? [],
      foreignKeys: foreignKeys.get(row.name) ?? [],
      dialect,
    }),
  )
}

async function readColumns(
  relations: readonly queries.RelationRow[],
  connection: IntrospectedConnection,
): Promise<readonly queries.ColumnRow[]> {
  const rows = [await connection.query<queries.ColumnRow>(queries.TABLE_COLUMNS)]
  for (const { name } of relations.filter(({ kind }) => kind === 'view')) {
    rows.push(await readViewColumns(name, connection))
  }
  return rows.flat()
}

/** `CREATE VIEW v AS SELECT a FROM t; DROP TABLE t`: the view is there and has no columns. */
async function readViewColumns(
  view: string,
  connection: IntrospectedConnection,
): Promise<readonly queries.ColumnRow[]> {
  try {
    return await connection.query<queries.ColumnRow>(queries.VIEW_COLUMNS, [view])
  } catch {
    return []
  }
}
