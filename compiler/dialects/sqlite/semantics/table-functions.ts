import type { Column } from '../../../ir/catalog.ts'
import { scalar } from '../../../ir/type.ts'
import { builtInColumn } from '../../built-in.ts'

/**
 * The columns of a function in FROM; `!` marks those that are never NULL. The arguments are hidden
 * columns, which follow.
 */
const tables: Readonly<Record<string, readonly [columns: string, hidden: string]>> = {
  generate_series: ['value integer!', 'start integer|stop integer|step integer'],
  json_each: [
    'key any|value any|type text!|atom any|id integer!|parent integer|fullkey text!|path text!',
    'json any|root text',
  ],
}

/** "PRAGMA functions": the pragmas that return rows and have no side effect. */
const pragmas: Readonly<Record<string, string>> = {
  collation_list: 'seq integer!|name text!',
  compile_options: 'compile_options text!',
  database_list: 'seq integer!|name text!|file text',
  foreign_key_check: 'table text!|rowid integer|parent text!|fkid integer!',
  foreign_key_list:
    'id integer!|seq integer!|table text!|from text!|to text|on_update text!|on_delete text!|match text!',
  function_list: 'name text!|builtin integer!|type text!|enc text!|narg integer!|flags integer!',
  index_info: 'seqno integer!|cid integer!|name text',
  index_list: 'seq integer!|name text!|unique integer!|origin text!|partial integer!',
  index_xinfo: 'seqno integer!|cid integer!|name text|desc integer!|coll text!|key integer!',
  integrity_check: 'integrity_check text!',
  module_list: 'name text!',
  pragma_list: 'name text!',
  quick_check: 'quick_check text!',
  table_info: 'cid integer!|name text!|type text!|notnull integer!|dflt_value text|pk integer!',
  table_list: 'schema text!|name text!|type text!|ncol integer!|wr integer!|strict integer!',
  table_xinfo:
    'cid integer!|name text!|type text!|notnull integer!|dflt_value text|pk integer!|hidden integer!',
}

/** Pragmas of one column that is named like them. */
const values: Readonly<Record<'integer' | 'text', string>> = {
  integer:
    'analysis_limit application_id auto_vacuum automatic_index cache_size cache_spill cell_size_check checkpoint_fullfsync data_version defer_foreign_keys foreign_keys freelist_count full_column_names fullfsync hard_heap_limit ignore_check_constraints journal_size_limit legacy_alter_table max_page_count page_count page_size query_only read_uncommitted recursive_triggers reverse_unordered_selects schema_version secure_delete short_column_names soft_heap_limit synchronous temp_store threads trusted_schema user_version writable_schema',
  text: 'encoding journal_mode locking_mode',
}

/** The names of pragmas that are relations as well. */
export function pragmaNames(): readonly string[] {
  const named = [...Object.keys(pragmas), ...values.integer.split(' '), ...values.text.split(' ')]
  return named.map((pragma) => `pragma_${pragma}`)
}

/** The columns of a table-valued function, or undefined when there is none of the name. */
export function tableColumns(name: string): readonly Column[] | undefined {
  const table = tables[likeEach(name)]
  if (table !== undefined) return [...readColumns(table[0], false), ...readColumns(table[1], true)]
  if (!name.startsWith('pragma_')) return undefined
  const columns = pragmaColumns(name.slice('pragma_'.length))
  if (columns === undefined) return undefined
  return [...readColumns(columns, false), ...readColumns('arg any|schema text', true)]
}

/** json_each, json_tree, jsonb_each and jsonb_tree have the same columns. */
function likeEach(name: string): string {
  return name.replace(/^jsonb?_(each|tree)$/, 'json_each')
}

function pragmaColumns(pragma: string): string | undefined {
  const columns = pragmas[pragma]
  if (columns !== undefined) return columns
  if (values.integer.split(' ').includes(pragma)) return `${pragma} integer!`
  return values.text.split(' ').includes(pragma) ? `${pragma} text!` : undefined
}

/** `name text!|kind integer`: `!` marks a column that is never NULL. */
export function readColumns(columns: string, hidden: boolean): readonly Column[] {
  return columns.split('|').map((column) => {
    const [name = '', type = ''] = column.split(' ')
    const nullable = !type.endsWith('!')
    return builtInColumn({ name, type: scalar(type.replace('!', '')), nullable, hidden })
  })
}
