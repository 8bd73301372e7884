import type { RelationSize } from '../../../database.ts'
import type { IntrospectedConnection } from '../../../engine.ts'

const RELATIONS = `select name from sqlite_schema where type in ('table', 'view') and name not like 'sqlite@_%' escape '@'`
const HAS_STATISTICS = `select 1 as found from sqlite_schema where name = 'sqlite_stat1'`
/** The first number of the statistics of any index is that of the rows. */
const STATISTICS = `select tbl as name, max(cast(stat as integer)) as rows from sqlite_stat1 group by tbl`

/** What ANALYZE has counted. Only reading the whole file would tell the bytes of a table. */
export async function sizes(
  connection: IntrospectedConnection,
  schema: string,
): Promise<readonly RelationSize[]> {
  const relations = await connection.query<{ name: string }>(RELATIONS)
  const counted = new Map<string, number>()
  for (const { name, rows } of await statistics(connection)) counted.set(name, Number(rows))
  return relations.map(({ name }) => ({ schema, name, rows: counted.get(name), bytes: undefined }))
}

async function statistics(
  connection: IntrospectedConnection,
): Promise<readonly { name: string; rows: bigint }[]> {
  const [found] = await connection.query<object>(HAS_STATISTICS)
  return found === undefined ? [] : connection.query(STATISTICS)
}
