import { inDatabase } from '../../database-url.ts'
import type { Connection, Scratch, ScratchOwner } from '../../engine.ts'
import { ScratchRefused } from '../../scratch-refused.ts'
import { isAbandoned, scratchName } from '../../scratch-name.ts'
import { connect } from './connect.ts'

/** A database made from the empty template, with the server's own encoding and locale. */
export async function scratch(url: string, owner: ScratchOwner): Promise<Scratch> {
  const server = await connect(url)
  const name = scratchName(owner)
  try {
    await sweep(server, owner.now)
    await server.execute(`create database ${name} template template0`)
  } catch (error) {
    await server.close()
    const reason = error instanceof Error ? error.message : String(error)
    throw new ScratchRefused(reason, { cause: error })
  }
  const connection = await connect(inDatabase(url, name))
  // Nothing of it has to be there after a crash, so that no commit waits for the disk.
  await connection.execute('set synchronous_commit = off')
  return {
    connection,
    async drop() {
      await connection.close()
      await server.execute(`drop database if exists ${name} with (force)`)
      await server.close()
    },
  }
}

/** Drops what killed processes left of this user; never a database that somebody is connected to. */
async function sweep(server: Connection, now: number): Promise<void> {
  const unused = await server.query<{ name: string }>(
    `select datname as name from pg_database d
     where datname like 'quarry%' and pg_has_role(d.datdba, 'member') and not exists (select from pg_stat_activity a where a.datid = d.oid)`,
  )
  for (const { name } of unused)
    if (isAbandoned(name, now)) await server.execute(`drop database if exists ${name}`)
}
