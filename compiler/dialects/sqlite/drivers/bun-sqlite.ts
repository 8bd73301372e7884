import type { Driver } from '../../driver.ts'
import { laneParts } from '../../runtime-text/lane.ts'
import { Queries } from '../../runtime-text/queries.ts'
import { queryErrorParts } from '../../runtime-text/query-error.ts'
import { together } from '../../runtime-text/together.ts'
import { codecs } from './codecs.ts'
import { bunSqliteParts, New } from './runtime-text/bun-sqlite.ts'
import { list, toInteger } from './runtime-text/codecs.ts'
import { sessionParts } from './runtime-text/session.ts'
import { sqliteValue } from './values.ts'

/** The module of Bun. Its statements give rows by position without a mode for it. */
export const bunSqlite: Driver = {
  package: 'bun:sqlite',
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
    clientType: `/** A database of \`bun:sqlite\`. */
export interface Client {
  readonly inTransaction: boolean;
  prepare(sql: string): { values(...values: never[]): unknown };
  exec(sql: string): unknown;
}`,
    create: New,
    queries: Queries,
    parts: [...bunSqliteParts, ...sessionParts, ...queryErrorParts, together, ...laneParts],
  },
}
