import type { RelationSize } from '../../../database.ts'
import type { IntrospectedConnection } from '../../../engine.ts'

const SIZES = `
select table_name as name, table_rows as \`rows\`, data_length + index_length as bytes
from information_schema.tables where table_schema = database()`

interface SizeRow {
  readonly name: string
  readonly rows: number | string | null
  readonly bytes: number | string | null
}

/** `schema`: the one that a catalog has, whose name is not that of the database. */
export async function sizes(
  connection: IntrospectedConnection,
  schema: string,
): Promise<readonly RelationSize[]> {
  const rows = await connection.query<SizeRow>(SIZES)
  return rows.map((row) => ({
    schema,
    name: row.name,
    rows: row.rows === null ? undefined : Number(row.rows),
    bytes: row.bytes === null ? undefined : Number(row.bytes),
  }))
}
