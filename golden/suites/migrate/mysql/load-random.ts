import type { Connection } from '../../../../runtime/engine.ts'
import type { RandomSchema, RandomTable } from './random-schema.ts'

/** Makes what the engine takes of the schema, and returns the statements. */
export async function loadRandom(
  connection: Connection,
  { tables, others }: RandomSchema,
): Promise<readonly string[]> {
  const made: string[] = []
  for (const table of tables) made.push(...(await loadTable(connection, table)))
  for (const statement of others) if (await isTaken(connection, statement)) made.push(statement)
  return made
}

/** The partitions are left out first, then the keys from the last one on, then the columns; at last the table is. */
async function loadTable(connection: Connection, table: RandomTable): Promise<readonly string[]> {
  const { name, items, options, partitions } = table
  const statement = `create table ${name} (${items.join(', ')}) ${options} ${partitions}`
  if (await isTaken(connection, statement)) return [statement]
  if (partitions !== '') return loadTable(connection, { ...table, partitions: '' })
  if (items.length === 1) return []
  return loadTable(connection, { ...table, items: withoutOne(items) })
}

/** All but the last of the items that others may be about: the column `a`. */
function withoutOne(items: readonly string[]): readonly string[] {
  const last = items.findLastIndex((item) => !item.startsWith('a '))
  return items.filter((_, index) => index !== last)
}

async function isTaken(connection: Connection, statement: string): Promise<boolean> {
  try {
    await connection.execute(statement)
    return true
  } catch {
    return false
  }
}
