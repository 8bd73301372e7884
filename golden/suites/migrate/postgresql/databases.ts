import type { Connection } from '../../../../runtime/engine.ts'
import { connect } from '../../../../runtime/engines/postgresql/connect.ts'
import { freshDatabase } from '../../../engines/fresh-database.ts'
import { skip } from '../../../skip.ts'
import type { Release } from './releases.ts'

export interface Database {
  readonly connection: Connection
  readonly url: string
}

/** Does the work with new databases, one for each script, and removes them. */
export async function withDatabases(
  release: Release,
  scripts: readonly string[],
  work: (...databases: readonly Database[]) => Promise<void>,
): Promise<void> {
  const databases: Database[] = []
  const drops: (() => Promise<void>)[] = []
  try {
    for (const script of scripts) {
      const database = await freshDatabase(release)
      if (database.kind === 'unavailable') return skip(`${release}: ${database.reason}`)
      const connection = await connect(database.url)
      databases.push({ connection, url: database.url })
      drops.push(database.drop)
      if (script.trim() !== '') await connection.execute(script)
    }
    await work(...databases)
  } finally {
    for (const { connection } of databases) await leave(connection)
    for (const drop of drops) await drop()
  }
}

/** A database that has a subscription cannot be dropped. */
async function leave(connection: Connection): Promise<void> {
  const found = await connection.query<{ name: string }>(
    `select quote_ident(subname) as name from pg_subscription
     where subdbid = (select oid from pg_database where datname = current_database())`,
  )
  for (const { name } of found)
    await connection.execute(
      `alter subscription ${name} disable; alter subscription ${name} set (slot_name = none); drop subscription ${name}`,
    )
  await connection.close()
}
