import { plainDialect } from '../runtime/plain-dialect.ts'
import { engineOf } from '../runtime/registry.ts'
import { catalogLines } from './catalog-lines.ts'
import type { DatabaseName } from './engines/engine.ts'
import { freshDatabase } from './engines/fresh-database.ts'
import { skip } from './skip.ts'

/** What introspection reads of a new database after the statements; undefined, and skipped, without the engine. */
export async function introspectedLines(
  name: DatabaseName,
  statements: string,
): Promise<readonly string[] | undefined> {
  const database = await freshDatabase(name)
  if (database.kind === 'unavailable') {
    skip(`${name}: ${database.reason}`)
    return undefined
  }
  const engine = await engineOf(database.url)
  const connection = await engine.connect(database.url)
  try {
    await connection.execute(statements)
    return catalogLines(await engine.introspect(connection, plainDialect))
  } finally {
    await connection.close()
    await database.drop()
  }
}
