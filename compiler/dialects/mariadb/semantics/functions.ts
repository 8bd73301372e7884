import { functionTable, type Row } from '../../function-table.ts'
import { functions as mysql } from '../../mysql/semantics/functions.ts'
import type { NullWord } from '../../mysql/semantics/null-rules.ts'
import type { ResultWord } from '../../mysql/semantics/result-rules.ts'

type FunctionRow = Row<ResultWord, NullWord>

/** Knowledge base, "SEQUENCE Functions"; the sequence itself is no value. */
const sequences: readonly FunctionRow[] = [
  ['nextval', '', 'bigint', 'never'],
  // NULL before the session's first NEXTVAL.
  ['lastval', '', 'bigint', 'maybe'],
  // NULL where the sequence is further already.
  ['setval', '', 'bigint', 'maybe'],
]

/** Knowledge base, "JSON Functions": JSON is text here. */
const json: readonly FunctionRow[] = [
  ['json_compact', 'varchar', 'longtext', 'strict-or-null'],
  ['json_detailed', 'varchar bigint?', 'longtext', 'strict-or-null'],
  ['json_equals', 'varchar varchar', 'truth', 'strict-or-null'],
  ['json_exists', 'varchar varchar', 'truth', 'strict-or-null'],
  ['json_loose', 'varchar', 'longtext', 'strict-or-null'],
  ['json_normalize', 'varchar', 'longtext', 'strict-or-null'],
  ['json_query', 'varchar varchar', 'longtext', 'strict-or-null'],
  ['json_value', 'varchar varchar', 'longtext', 'strict-or-null'],
]

const others: readonly FunctionRow[] = [
  ['current_role', '', 'varchar(128)', 'maybe'],
  ['nvl', 'same same', 'common', 'all'],
  ['rownum', '', 'bigint', 'never'],
  // VALUES(c) in ON DUPLICATE KEY UPDATE.
  ['value', 'same', 'first', 'maybe'],
]

const windows: readonly FunctionRow[] = [['median', 'number', 'double', 'maybe']]

const own = functionTable<ResultWord, NullWord>({
  function: [...sequences, ...json, ...others],
  aggregate: [],
  window: windows,
  table: [],
})

/** MySQL's, and what only MariaDB has. */
export const functions = new Map([...mysql, ...own])
