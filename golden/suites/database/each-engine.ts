import { test } from 'uvu'
import type {
  Database,
  DatabaseOptions,
  Queryable,
  QueryOptions,
} from '../../../runtime/database.ts'
import type { RawValue } from '../../../runtime/raw-value.ts'
import { DatabaseFailure, type FailureFacts } from '../../../runtime/database-failure.ts'
import type { OpenDatabase } from '../../../runtime/open-database.ts'
import { openDatabase } from '../../../runtime/registry.ts'
import { freshDatabase } from '../../engines/fresh-database.ts'
import { skip } from '../../skip.ts'

export const databaseEngines = [
  'postgresql-15',
  'postgresql-18',
  'mysql',
  'mariadb',
  'sqlite',
] as const

export type DatabaseEngine = (typeof databaseEngines)[number]

/** What one is opened with where a test does not say otherwise. */
const settings: DatabaseOptions = {
  readOnly: false,
  connections: 3,
  statementTimeout: 60_000,
}

export interface Opened extends OpenDatabase {
  readonly engine: DatabaseEngine
  readonly url: string
}

/** Registers a test for each engine that is there; each has an empty database of its own. */
export function eachEngine(
  name: string,
  check: (opened: Opened) => Promise<void>,
  engines: readonly DatabaseEngine[] = databaseEngines,
): void {
  for (const engine of engines) {
    test(`${name}: ${engine}`, async () => {
      const fresh = await freshDatabase(engine)
      if (fresh.kind === 'unavailable') {
        skip(fresh.reason)
        return
      }
      const opened = await openDatabase(fresh.url, settings)
      try {
        await check({ ...opened, engine, url: fresh.url })
      } finally {
        await opened.database.close()
        await fresh.drop()
      }
    })
  }
}

export function ask(
  database: Queryable,
  sql: string,
  options?: QueryOptions,
  parameters: readonly RawValue[] = [],
) {
  return database.query({ sql, parameters }, options)
}

/** The first value of the first row, as a text. */
export async function firstValue(database: Queryable, sql: string): Promise<string> {
  return String((await ask(database, sql)).rows[0]?.[0])
}

async function factsOf(work: Promise<unknown>): Promise<FailureFacts> {
  try {
    await work
  } catch (error) {
    if (error instanceof DatabaseFailure) return error.facts
    throw error
  }
  throw new Error('it did not fail')
}

export async function kindOf(work: Promise<unknown>): Promise<string> {
  return (await factsOf(work)).kind
}

/** Another way to the same database, as somebody else has it. */
export async function withOther<T>(
  url: string,
  options: Partial<DatabaseOptions>,
  work: (other: Database) => Promise<T>,
): Promise<T> {
  const { database } = await openDatabase(url, { ...settings, ...options })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
