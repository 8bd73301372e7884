import type { Column } from '../../../ir/catalog.ts'
import type { CommandResult } from '../../../ir/query.ts'
import { readColumns } from './read-columns.ts'
import { wordTable } from '../../word-table.ts'

/** "PRAGMA functions": the pragmas that return rows and have no side effect. */
const pragmas: Readonly<Record<string, string>> = wordTable({
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
  optimize: 'optimize text!',
  pragma_list: 'name text!',
  quick_check: 'quick_check text!',
  table_info: 'cid integer!|name text!|type text!|notnull integer!|dflt_value text|pk integer!',
  table_list: 'schema text!|name text!|type text!|ncol integer!|wr integer!|strict integer!',
  table_xinfo:
    'cid integer!|name text!|type text!|notnull integer!|dflt_value text|pk integer!|hidden integer!',
})

/** Pragmas of one column that is named like them. */
const values: Readonly<Record<'integer' | 'text', string>> = {
  integer:
    'analysis_limit application_id auto_vacuum automatic_index cache_size cache_spill cell_size_check checkpoint_fullfsync count_changes data_version defer_foreign_keys empty_result_callbacks foreign_keys freelist_count full_column_names fullfsync hard_heap_limit ignore_check_constraints journal_size_limit legacy_alter_table max_page_count page_count page_size query_only read_uncommitted recursive_triggers reverse_unordered_selects schema_version secure_delete short_column_names soft_heap_limit synchronous temp_store threads trusted_schema user_version writable_schema',
  text: 'encoding journal_mode locking_mode',
}

/** Of one column that is named otherwise. */
const renamed: Readonly<Record<string, string>> = wordTable({ busy_timeout: 'timeout integer!' })

/** The names of pragmas that are relations as well. */
export function pragmaNames(): readonly string[] {
  const named = [
    ...Object.keys({ ...pragmas, ...renamed }),
    ...values.integer.split(' '),
    ...values.text.split(' '),
  ]
  return named.map((pragma) => `pragma_${pragma}`)
}

/** The hidden columns by which pragmas take what stands in parentheses, and their schema. */
const argumentsOf: Readonly<Record<'both' | 'argument' | 'schema', string>> = {
  both: 'foreign_key_check foreign_key_list index_info index_list index_xinfo integrity_check quick_check table_info table_xinfo',
  argument: 'optimize table_list',
  schema:
    'auto_vacuum cache_size cache_spill journal_mode locking_mode max_page_count page_count page_size synchronous',
}

const hidden = new Map([
  ...argumentsOf.both.split(' ').map((name) => [name, 'arg any|schema text'] as const),
  ...argumentsOf.argument.split(' ').map((name) => [name, 'arg any'] as const),
  ...argumentsOf.schema.split(' ').map((name) => [name, 'schema text'] as const),
])

/** The visible and the hidden columns of `pragma_name(...)` in FROM. */
export function pragmaTable(pragma: string): readonly [string, string] | undefined {
  const columns = pragmaColumns(pragma)
  return columns === undefined ? undefined : [columns, hidden.get(pragma) ?? '']
}

function pragmaColumns(pragma: string): string | undefined {
  const columns = pragmas[pragma] ?? renamed[pragma]
  if (columns !== undefined) return columns
  if (values.integer.split(' ').includes(pragma)) return `${pragma} integer!`
  return values.text.split(' ').includes(pragma) ? `${pragma} text!` : undefined
}

/** Pragmas that give rows and are no functions. */
const commands: Readonly<Record<string, string>> = wordTable({
  mmap_size: 'mmap_size integer!',
  temp_store_directory: 'temp_store_directory text!',
  wal_autocheckpoint: 'wal_autocheckpoint integer!',
  wal_checkpoint: 'busy integer!|log integer!|checkpointed integer!',
})

/** Pragmas of a value that give it as well when they set it, or that nobody sets; others give nothing then. */
const answering: ReadonlySet<string> = new Set(
  `analysis_limit busy_timeout data_version freelist_count hard_heap_limit journal_mode
  journal_size_limit locking_mode max_page_count mmap_size page_count secure_delete soft_heap_limit
  threads wal_autocheckpoint wal_checkpoint`.split(/\s+/),
)

/** What `PRAGMA name`, or `PRAGMA name = value`, gives: nothing where SQLite knows none of the name, which is no error. */
export function pragmaResult(pragma: string, hasValue: boolean): CommandResult {
  const name = pragma.toLowerCase()
  const columns = commands[name] ?? pragmaColumns(name)
  if (columns === undefined) {
    const known = [
      ...pragmaNames().map((each) => each.slice('pragma_'.length)),
      ...Object.keys(commands),
    ]
    return { columns: noColumns, atMostOneRow: true, unknown: { what: 'pragma', name, known } }
  }
  if (pragmas[name] !== undefined)
    return { columns: readColumns(columns, false), atMostOneRow: false }
  const isSilent = hasValue && !answering.has(name)
  return { columns: isSilent ? noColumns : readColumns(columns, false), atMostOneRow: true }
}

const noColumns: readonly Column[] = []
