import type { Column } from '../../../ir/catalog.ts'
import { pragmaTable } from './pragmas.ts'
import { readColumns } from './read-columns.ts'

/** Its visible columns, and the hidden ones by which it takes its arguments. */
type Table = readonly [columns: string, hidden: string]

/** `!` marks columns that are never NULL. */
const each: Table = [
  'key any|value any|type text!|atom any|id integer!|parent integer|fullkey text!|path text!',
  'json any|root text',
]

/** Those that may stand in FROM without arguments, and are empty then or tell all there is. */
const tables: Readonly<Record<string, Table>> = {
  // json_each, json_tree, jsonb_each and jsonb_tree have the same columns.
  json_each: each,
  json_tree: each,
  jsonb_each: each,
  jsonb_tree: each,
  // "The DBSTAT Virtual Table": of a page, or aggregated of a table.
  dbstat: [
    'name TEXT!|path TEXT|pageno INTEGER!|pagetype TEXT|ncell INTEGER|payload INTEGER|unused INTEGER|mx_payload INTEGER|pgoffset INTEGER|pgsize INTEGER',
    'schema TEXT|aggregate BOOLEAN',
  ],
  // "FTS3 and FTS4", "Querying Tokenizers": of the tokenizer `simple`.
  fts3tokenize: ['input any|token text|start integer|end integer|position integer', ''],
}

export const tableFunctions: readonly string[] = Object.keys(tables)

/** The columns of a table-valued function, or undefined when there is none of the name. */
export function tableColumns(name: string): readonly Column[] | undefined {
  const table = tableOf(name)
  if (table === undefined) return undefined
  const [columns, hidden] = table
  return [
    ...readColumns(columns, false),
    ...readColumns(`${hidden === '' ? '' : `${hidden}|`}${rowIds}`, true),
  ]
}

/** What every table has that has rowids. */
const rowIds = 'rowid INTEGER!|oid INTEGER!|_rowid_ INTEGER!'

/** How many arguments the table takes. */
export function mostArguments(name: string): number | undefined {
  const hidden = tableOf(name)?.[1]
  return hidden === '' ? 0 : hidden?.split('|').length
}

function tableOf(name: string): Table | undefined {
  if (Object.hasOwn(tables, name)) return tables[name]
  return name.startsWith('pragma_') ? pragmaTable(name.slice('pragma_'.length)) : undefined
}
