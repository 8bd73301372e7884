import { setTimeout as delay } from 'node:timers/promises'
import type { CheckedQuery } from '../../compiler/ir/checked.ts'
import type { OpenDatabase } from '../../golden/truth/open-database.ts'
import type { TestDatabase } from '../../golden/truth/test-database.ts'
import { sentStatement } from '../../runtime/sent-statement.ts'

/** The statement ended the server, which is there again. */
export class ServerEnded extends Error {}

export interface Outlived {
  readonly database: TestDatabase
  /** The statements that ended the server so far. */
  readonly ended: readonly string[]
  close(): Promise<void>
}

type Open = () => Promise<OpenDatabase>

/** As long as a server that somebody else starts again may take. */
const MOST_TRIES = 60

/** A database that is opened anew, with what was in it, when a statement ends its server. */
export async function outlive(open: Open, pauseMs = 1000): Promise<Outlived> {
  let current = await open()
  const ended: string[] = []
  let executed: string[] = []

  const renew = async (sql: string) => {
    ended.push(sql)
    say(`ended the server: ${sql}`)
    const before = current
    current = await openAgain(open, pauseMs)
    // Where the server is another one, the old address answers no more.
    await before.close().catch((error: Error) => say(`not closed: ${error.message}`))
    for (const statements of executed) await current.database.execute(statements)
  }

  const ask = async <T>(sql: string, work: (database: TestDatabase) => Promise<T>) => {
    const asked = work(current.database)
    const isFine = await asked.then(
      // A refusal may be the words of a connection that is lost.
      (answer) => typeof answer !== 'string',
      () => false,
    )
    if (isFine || !(await current.database.isLost())) return asked
    await renew(sql)
    throw new ServerEnded(`ended the server: ${sql}`)
  }

  const { drivers, holds } = current.database
  const database: TestDatabase = {
    drivers,
    holds,
    isLost: async () => false,
    async reset() {
      executed = []
      await ask('reset', (one) => one.reset()).catch((error: unknown) => {
        // What is opened anew is empty.
        if (!(error instanceof ServerEnded)) throw error
      })
    },
    async execute(statements) {
      await ask(statements, (one) => one.execute(statements))
      executed.push(statements)
    },
    runByHand: (query, args) => ask(textOf(query), (one) => one.runByHand(query, args)),
    refusal: (statement) => ask(statement, (one) => one.refusal(statement)),
    neverRuns: (statement) => ask(statement, (one) => one.neverRuns(statement)),
    disagreements: (query) => ask(textOf(query), (one) => one.disagreements(query)),
    openDriver: (driver) => current.database.openDriver(driver),
    close: () => current.database.close(),
  }
  return { database, ended, close: () => current.close() }
}

function say(line: string): void {
  process.stderr.write(`${line}\n`)
}

function textOf(query: CheckedQuery): string {
  return sentStatement(query, [], 'positional').sql
}

async function openAgain(open: Open, pauseMs: number): Promise<OpenDatabase> {
  for (let tries = 1; ; tries++)
    try {
      return await open()
    } catch (error) {
      if (tries === MOST_TRIES) throw error
      await delay(pauseMs)
    }
}
