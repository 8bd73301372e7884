import { itemsFrom, STORED } from '../item.ts'
import { postgresqlSchema } from '../schemas.ts'

type Run = (statement: string, values?: string[]) => Promise<unknown>

/** Makes the tables and stores the items. */
export async function fillPostgresql(run: Run): Promise<void> {
  for (const statement of postgresqlSchema) await run(statement)
  const items = JSON.stringify(itemsFrom(1, STORED, 'postgresql'))
  await run('INSERT INTO items SELECT * FROM json_populate_recordset(null::items, $1::json)', [
    items,
  ])
  await run('VACUUM ANALYZE items')
}
