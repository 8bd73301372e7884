import type { Dialect } from '../../compiler/dialects/dialect.ts'
import type { Catalog } from '../../compiler/ir/catalog.ts'
import type { Connection, Engine } from '../../runtime/engine.ts'
import { engineOf } from '../../runtime/registry.ts'
import { stayInside } from './stay-inside.ts'

/** An empty database for one text. */
export interface Session {
  /** Runs the statements; why not, when the engine refuses them. */
  attempt(script: string): Promise<string | undefined>
  catalog(): Promise<Catalog>
  end(): Promise<void>
}

export interface Sessions {
  begin(): Promise<Session>
  close(): Promise<void>
}

/** Connections cost more than databases: where there is a server, one serves all texts. */
export async function openSessions(url: string, dialect: Dialect): Promise<Sessions> {
  if (url.startsWith('sqlite')) {
    return { begin: () => autocommitSession(url, dialect), close: async () => undefined }
  }
  const begin = url.startsWith('postgres') ? transactionSession : databaseSession
  const engine = await engineOf(url)
  const scratch = await engine.scratch(url, owner())
  return {
    begin: () => begin(scratch.connection, engine, dialect),
    close: () => scratch.drop(),
  }
}

export async function autocommitSession(url: string, dialect: Dialect): Promise<Session> {
  const engine = await engineOf(url)
  const scratch = await engine.scratch(url, owner())
  const inside = stayInside(dialect)
  return {
    attempt: (script) => reasonOf(() => scratch.connection.execute(inside(script))),
    catalog: () => engine.introspect(scratch.connection, dialect),
    end: () => scratch.drop(),
  }
}

/** Test files run side by side on one server. */
const OWN = `quarry_parity_${process.pid}`

// `SET foreign_key_checks = DEFAULT` leaves it as it is in MySQL 9.
const FRESH = `set sql_mode = default, foreign_key_checks = 1, unique_checks = 1;
set names utf8mb4; drop database if exists ${OWN}; create database ${OWN}; use ${OWN}`

async function databaseSession(
  connection: Connection,
  engine: Engine,
  dialect: Dialect,
): Promise<Session> {
  await connection.execute(FRESH)
  const inside = stayInside(dialect)
  return {
    attempt: (script) => reasonOf(() => connection.execute(inside(script))),
    catalog: () => engine.introspect(connection, dialect),
    end: () => connection.execute(`drop database if exists ${OWN}`),
  }
}

/** Definitions can be taken back. */
async function transactionSession(
  connection: Connection,
  engine: Engine,
  dialect: Dialect,
): Promise<Session> {
  await connection.execute('begin')
  return {
    attempt: async (script) => {
      await connection.execute('savepoint before_attempt')
      const reason = await reasonOf(() => connection.execute(script))
      if (reason !== undefined) {
        await connection.execute('rollback to before_attempt')
        return reason
      }
      // A COMMIT of the script has ended the transaction.
      return reasonOf(() => connection.execute('release before_attempt'))
    },
    catalog: () => engine.introspect(connection, dialect),
    end: () => connection.execute('rollback'),
  }
}

async function reasonOf(run: () => Promise<void>): Promise<string | undefined> {
  try {
    await run()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function owner() {
  return { processId: process.pid, now: Date.now() }
}
