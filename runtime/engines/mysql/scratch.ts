import { inDatabase } from '../../database-url.ts'
import type { Connection, Scratch, ScratchOwner } from '../../engine.ts'
import { ScratchRefused } from '../../scratch-refused.ts'
import { isAbandoned, scratchName } from '../../scratch-name.ts'
import { connect } from './connect.ts'

export async function scratch(url: string, owner: ScratchOwner): Promise<Scratch> {
  const server = await connect(url)
  const name = scratchName(owner)
  try {
    await sweep(server, owner.now)
    await server.execute(`create database ${name}${await defaultsOf(server)}`)
  } catch (error) {
    await server.close()
    const reason = error instanceof Error ? error.message : String(error)
    throw new ScratchRefused(reason, { cause: error })
  }
  const connection = await connect(inDatabase(url, name))
  return {
    connection,
    async drop() {
      await endStatement(server, name)
      await connection.close()
      await server.execute(`drop database if exists ${name}`)
      await server.close()
    },
  }
}

/** A table that names no character set has that of its database: a copy has to have the same one. */
async function defaultsOf(server: Connection): Promise<string> {
  const [row] = await server.query<{ charset: string; collation: string }>(
    'select @@character_set_database as charset, @@collation_database as collation',
  )
  return row === undefined ? '' : ` character set ${row.charset} collate ${row.collation}`
}

/** What a run that is interrupted has sent last; its connection would be closed behind it only. */
async function endStatement(server: Connection, name: string): Promise<void> {
  const running = await server.query<{ id: string }>(
    `select id from information_schema.processlist where db = '${name}' and command <> 'Sleep'`,
  )
  for (const { id } of running) await server.execute(`kill query ${id}`)
}

/** Drops what killed processes left; never a database that somebody is connected to. */
async function sweep(server: Connection, now: number): Promise<void> {
  const unused = await server.query<{ name: string }>(
    `select schema_name as name from information_schema.schemata
     where schema_name like 'quarry%'
       and schema_name not in (select db from information_schema.processlist where db is not null)`,
  )
  for (const { name } of unused)
    if (isAbandoned(name, now)) await server.execute(`drop database if exists ${name}`)
}
