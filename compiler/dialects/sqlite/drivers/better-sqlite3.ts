import type { Driver } from '../../driver.ts'
import { laneParts } from '../../runtime-text/lane.ts'
import { Queries } from '../../runtime-text/queries.ts'
import { queryErrorParts } from '../../runtime-text/query-error.ts'
import { together } from '../../runtime-text/together.ts'
import { codecs } from './codecs.ts'
import { betterSqlite3Parts, New } from './runtime-text/better-sqlite3.ts'
import { list, toInteger } from './runtime-text/codecs.ts'
import { sessionParts } from './runtime-text/session.ts'
import { sqliteValue } from './values.ts'

/** better-sqlite3: synchronous below, asynchronous in the generated methods. */
export const betterSqlite3: Driver = {
  package: 'better-sqlite3',
  value: sqliteValue,
  statements: {
    textKey: 'text',
    placeholders: 'positional',
    named: false,
    varying: ['once: true'],
    list,
    bulk: { kind: 'calls', members: ['load'] },
    // The number of a row is an INTEGER.
    lastId: () => ({ type: 'number', decode: toInteger, flags: ['bigints: true'] }),
  },
  codecs,
  database: {
    client: 'client',
    clientNoun: 'database',
    standsOn: 'connection',
    clientType: `/** A database of the package \`better-sqlite3\`. */
export interface Client {
  readonly inTransaction: boolean;
  prepare(sql: string): { all(...values: unknown[]): unknown[] };
  exec(sql: string): unknown;
  pragma(sql: string): unknown;
}`,
    create: New,
    queries: Queries,
    parts: [...betterSqlite3Parts, ...sessionParts, ...queryErrorParts, together, ...laneParts],
  },
}
