import type { Connection } from '../../../../runtime/engine.ts'
import { connect } from '../../../../runtime/engines/mysql/connect.ts'
import { freshDatabase } from '../../../engines/fresh-database.ts'
import { skip } from '../../../skip.ts'
import type { Product } from './products.ts'

/** Does the work with connections to new databases, one for each script, and removes them. */
export async function withDatabases(
  product: Product,
  scripts: readonly string[],
  work: (...connections: readonly Connection[]) => Promise<void>,
): Promise<void> {
  const connections: Connection[] = []
  const drops: (() => Promise<void>)[] = []
  try {
    for (const script of scripts) {
      const database = await freshDatabase(product)
      if (database.kind === 'unavailable') return skip(`${product}: ${database.reason}`)
      drops.push(database.drop)
      const connection = await connect(database.url)
      connections.push(connection)
      if (script.trim() !== '') await connection.execute(script)
    }
    await work(...connections)
  } finally {
    for (const connection of connections) await connection.close()
    for (const drop of drops) await drop()
  }
}
