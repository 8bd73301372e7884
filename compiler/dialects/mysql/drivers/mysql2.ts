import type { GenOptions } from '../../../ir/options.ts'
import { baseType, type Type } from '../../../ir/type.ts'
import type { Driver, LastId } from '../../driver.ts'
import { laneParts } from '../../runtime-text/lane.ts'
import { Queries } from '../../runtime-text/queries.ts'
import { queryErrorParts } from '../../runtime-text/query-error.ts'
import { together } from '../../runtime-text/together.ts'
import { codecs } from './codecs.ts'
import { list, toBigint, toSafeInteger, toText } from './runtime-text/codecs.ts'
import { literalsParts } from './runtime-text/literals.ts'
import { mysql2Parts, New } from './runtime-text/mysql2.ts'
import { mysqlValue } from './values.ts'

/** mysql2 with promises. Statements are prepared by `execute`, which keeps them. */
export const mysql2: Driver = {
  package: 'mysql2',
  value: mysqlValue,
  statements: {
    textKey: 'sql',
    placeholders: 'positional',
    named: false,
    decodesInPlace: true,
    varying: [],
    list,
    counted:
      'Resolves to the number of rows that matched; a row that ON DUPLICATE KEY UPDATE changed counts twice.',
    bulk: { kind: 'rows', members: ['load', 'loadPart', 'loadPrepared', 'isInTransaction'] },
    lastId,
  },
  codecs,
  database: {
    client: 'client',
    clientNoun: 'client',
    standsOn: 'pool or connection',
    clientType: `/**
 * A pool or a connection of \`mysql2/promise\`. DATETIME and TIMESTAMP are read and written as UTC,
 * so its sessions should have the \`time_zone\` "+00:00". The options \`decimalNumbers\`,
 * \`jsonStrings\` and \`typeCast\` are refused: no type would be true.
 */
export interface Client {
  execute(options: { sql: string }): Promise<[unknown, unknown]>;
  query(sql: string): Promise<[unknown, unknown]>;
}`,
    create: New,
    queries: Queries,
    parts: [...mysql2Parts, ...literalsParts, ...queryErrorParts, together, ...laneParts],
  },
}

/** A BIGINT column is as the option says, any other fits into a number. */
function lastId(type: Type | undefined, options: GenOptions): LastId {
  const isWide = type === undefined || isBigint(baseType(type))
  const as = isWide ? options.bigint : 'number'
  return { type: as, decode: integers[as], flags: [] }
}

const integers = { string: toText, number: toSafeInteger, bigint: toBigint } as const

function isBigint(type: Type): boolean {
  return type.kind === 'scalar' && type.name.startsWith('bigint')
}
