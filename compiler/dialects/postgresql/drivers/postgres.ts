import type { Driver } from '../../driver.ts'
import { laneParts } from '../../runtime-text/lane.ts'
import { Queries } from '../../runtime-text/queries.ts'
import { queryErrorParts } from '../../runtime-text/query-error.ts'
import { bulkDocument } from './bulk-document.ts'
import { together } from '../../runtime-text/together.ts'
import { New, postgresParts } from './runtime-text/postgres.ts'
import { list } from './runtime-text/text-codecs.ts'
import { transactionStatementsParts } from './runtime-text/transaction-statements.ts'
import { codecs } from './text-codecs.ts'
import { textValue } from './text-values.ts'

/** postgres.js. Every parameter goes as text; rows are fetched as the text that the server sent. */
export const postgres: Driver = {
  package: 'postgres',
  value: (type, options) =>
    textValue(type, options, { bytes: false, arrays: false, numbers: true }),
  statements: {
    textKey: 'text',
    placeholders: 'numbered',
    named: false,
    varying: ['prepare: false'],
    list,
    bulk: bulkDocument,
  },
  codecs,
  database: {
    client: 'sql',
    clientNoun: 'client',
    standsOn: 'pool or transaction',
    clientType: `/** The \`sql\` of the package \`postgres\`, or that of a transaction. */
export type Client = Connection &
  (
    | { begin(scope: () => Promise<unknown>): Promise<unknown> }
    | { savepoint(scope: () => Promise<unknown>): Promise<unknown> }
  );

interface Connection {
  unsafe(query: string): PromiseLike<readonly unknown[]>;
  typed(value: unknown, oid: number): unknown;
}`,
    create: New,
    queries: Queries,
    parts: [
      ...postgresParts,
      ...transactionStatementsParts,
      ...queryErrorParts,
      together,
      ...laneParts,
    ],
  },
}
