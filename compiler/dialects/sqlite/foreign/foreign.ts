import {
  type ForeignClause,
  foreignColumns,
  foreignEverywhere,
  foreignFunctions,
  type ForeignNames,
} from '../../foreign.ts'
import { foreignInAlterTable } from './alter-table.ts'
import { foreignCommands } from './commands.ts'
import { foreignInDefinitions } from './definitions.ts'
import { foreignInQueries } from './queries.ts'

export const foreign: readonly ForeignClause[] = [
  ...foreignEverywhere,
  ...foreignInQueries,
  ...foreignInDefinitions,
  ...foreignInAlterTable,
  ...foreignCommands,
]

export const foreignNames: ForeignNames = {
  types: {},
  called: {
    regexp: 'GLOB or LIKE, or define the function regexp(pattern, text) in the application',
  },
  functions: {
    ...foreignFunctions,
    any: 'IN (...)',
    array_agg: 'json_group_array(...)',
    charindex: 'instr(...)',
    curdate: 'CURRENT_DATE',
    date_add: "datetime(..., '+1 day')",
    date_format: 'strftime(...)',
    date_sub: "datetime(..., '-1 day')",
    date_trunc: "strftime('%Y-%m-01', ...)",
    datediff: 'julianday(...) - julianday(...)',
    from_unixtime: "datetime(..., 'unixepoch')",
    gen_random_uuid: 'lower(hex(randomblob(16)))',
    generate_series: 'a recursive CTE: only the shell has the function',
    greatest: 'max(..., ...)',
    json_agg: 'json_group_array(...)',
    json_arrayagg: 'json_group_array(...)',
    json_build_object: 'json_object(...)',
    json_objectagg: 'json_group_object(...)',
    jsonb_agg: 'json_group_array(...)',
    jsonb_build_object: 'json_object(...)',
    last_insert_id: 'last_insert_rowid()',
    least: 'min(..., ...)',
    left: 'substr(..., 1, ...)',
    now: "CURRENT_TIMESTAMP, or datetime('now')",
    position: 'instr(text, part)',
    rand: 'random()',
    scope_identity: 'last_insert_rowid()',
    to_char: 'strftime(...)',
    unix_timestamp: 'unixepoch(...)',
    uuid: 'lower(hex(randomblob(16)))',
  },
  columns: {
    ...foreignColumns,
    interval: "datetime(..., '-1 day')",
    '@@identity': 'last_insert_rowid()',
  },
}
