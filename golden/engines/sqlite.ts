import Database from 'better-sqlite3'
import { unavailable, type TestEngine } from './engine.ts'
import { firstFound } from './first-found.ts'
import { startFiles } from './start-files.ts'

/** SQLite in the process of the test, by better-sqlite3. */
export const sqlite: TestEngine = {
  name: 'sqlite',
  find: () =>
    firstFound([
      async () => {
        const version = askVersion()
        if (version === undefined) return unavailable('better-sqlite3 does not answer')
        const start = () => startFiles(undefined)
        return { kind: 'found', how: 'better-sqlite3, in process', version, start }
      },
    ]),
}

function askVersion(): string | undefined {
  const database = new Database(':memory:')
  const version: unknown = database.prepare('select sqlite_version()').pluck().get()
  database.close()
  return typeof version === 'string' ? version : undefined
}
