import type { Driver } from '../../driver.ts'
import { laneParts } from '../../runtime-text/lane.ts'
import { Queries } from '../../runtime-text/queries.ts'
import { queryErrorParts } from '../../runtime-text/query-error.ts'
import { bulkDocument } from './bulk-document.ts'
import { together } from '../../runtime-text/together.ts'
import { New, pgParts } from './runtime-text/pg.ts'
import { list } from './runtime-text/text-codecs.ts'
import { transactionStatementsParts } from './runtime-text/transaction-statements.ts'
import { codecs } from './text-codecs.ts'
import { textValue } from './text-values.ts'

/** node-postgres. Rows are fetched as the text that the server sent, so that no parser set for its clients has a say. */
export const pg: Driver = {
  package: 'pg',
  value: (type, options) => textValue(type, options, { bytes: true, arrays: true, numbers: true }),
  statements: {
    textKey: 'text',
    placeholders: 'numbered',
    named: true,
    varying: [],
    list,
    bulk: bulkDocument,
  },
  codecs,
  database: {
    client: 'client',
    clientNoun: 'client',
    standsOn: 'pool or connection',
    clientType: `/** A pool, a client, or a client of a pool, of the package \`pg\`. */
export interface Client {
  query(config: { text: string }, values?: unknown[]): Promise<{ rows: unknown[] }>;
  connect(): Promise<unknown>;
}`,
    create: New,
    queries: Queries,
    parts: [...pgParts, ...transactionStatementsParts, ...queryErrorParts, together, ...laneParts],
  },
}
