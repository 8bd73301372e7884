import type { Queryable } from '../../database.ts'
import type { EditText, KeyAction } from '../../edit/edit-text.ts'
import { hidesColumns } from './hides-columns.ts'
import { hidesTables, outsiders } from './unseen-tables.ts'

/**
 * Rows hold dates with a zero, days that a month does not have, and an automatic number 0, which the mode of the session
 * may refuse: https://dev.mysql.com/doc/refman/8.4/en/sql-mode.html. TRADITIONAL stands for the refusing modes.
 */
const RESTORING = `CONCAT(${['TRADITIONAL', 'NO_ZERO_IN_DATE', 'NO_ZERO_DATE'].reduce(
  (text, mode) => `REPLACE(${text}, '${mode}', '')`,
  '@@SESSION.sql_mode',
)}, ',ALLOW_INVALID_DATES,NO_AUTO_VALUE_ON_ZERO')`

/** MariaDB has RETURNING for some changes, but needs it for none. */
export const editText: EditText = {
  address: () => [],
  lock: ' FOR UPDATE',
  returning: false,
  overriding: '',
  defaultRow: '() VALUES ()',
  generatedKey: 'LAST_INSERT_ID()',
  defaultQuery: undefined,
  restoring: {
    begin: `SET @quarry_sql_mode = @@SESSION.sql_mode, SESSION sql_mode = ${RESTORING}`,
    end: 'SET SESSION sql_mode = @quarry_sql_mode',
  },
  hidesColumns,
  keyAction,
  refers: (parent, child) => `${parent.name} = ${child.name}`,
  unseen: { outsiders, hidesTables },
}

/** A server may be set so that no session minds foreign keys. */
async function keyAction(session: Queryable): Promise<KeyAction> {
  const sql = 'SELECT @@foreign_key_checks'
  return Number((await session.query({ sql, parameters: [] })).rows[0]?.[0]) === 1 ? 'acts' : 'idle'
}
