import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { isSymbol, tokensOf } from '../text/tokens.ts'
import { textIn } from './attribute.ts'

/** Functions that replication by statements cannot repeat (manual, "Determination of Safe and Unsafe Statements"). */
const UNSAFE: ReadonlySet<string> = new Set([
  'CURRENT_ROLE',
  'CURRENT_USER',
  'FOUND_ROWS',
  'GET_LOCK',
  'ICU_VERSION',
  'IS_FREE_LOCK',
  'IS_USED_LOCK',
  'LOAD_FILE',
  'MASTER_POS_WAIT',
  'RAND',
  'RANDOM_BYTES',
  'RELEASE_ALL_LOCKS',
  'RELEASE_LOCK',
  'ROW_COUNT',
  'SESSION_USER',
  'SLEEP',
  'SOURCE_POS_WAIT',
  'STATEMENT_DIGEST',
  'SYSDATE',
  'SYSTEM_USER',
  'USER',
  'UUID',
  'UUID_SHORT',
  'VERSION',
])

/** MySQL refuses to add a column that has such a function in its default, with or without rows. */
export function hasUnsafeDefault(column: SchemaObject): boolean {
  const tokens = tokensOf(textIn(column, 'default') ?? '')
  return tokens.some(
    ({ word }, index) => UNSAFE.has(word ?? '') && isSymbol(tokens[index + 1], '('),
  )
}
