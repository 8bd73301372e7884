import type { Connection } from '../../../../runtime/engine.ts'
import { connect } from '../../../../runtime/engines/sqlite/connect.ts'
import { freshDatabase } from '../../../engines/fresh-database.ts'
import { skip } from '../../../skip.ts'

/** Does the work with connections to new databases, one for each script, and removes them. */
export async function withDatabases(
  scripts: readonly string[],
  work: (...connections: readonly Connection[]) => Promise<void>,
): Promise<void> {
  const databases = await Promise.all(scripts.map(() => freshDatabase('sqlite')))
  const connections: Connection[] = []
  try {
    for (const [place, database] of databases.entries()) {
      if (database.kind === 'unavailable') return skip(`sqlite: ${database.reason}`)
      const connection = await connect(database.url)
      connections.push(connection)
      await connection.execute(scripts[place] ?? '')
    }
    await work(...connections)
  } finally {
    for (const connection of connections) await connection.close()
    for (const database of databases) if (database.kind === 'database') await database.drop()
  }
}
