import type { Column } from '../../../ir/catalog.ts'
import { pragmaColumns } from './pragmas.ts'
import { readColumns } from './read-columns.ts'

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

/** Those that may stand in FROM without arguments, and are empty then. */
export const tableFunctions = ['json_each', 'json_tree'] as const

/** The columns of a table-valued function, or undefined when there is none of the name. */
export function tableColumns(name: string): readonly Column[] | undefined {
  const table = tables[likeEach(name)]
  if (table !== undefined) return withHidden(...table)
  if (!name.startsWith('pragma_')) return undefined
  const columns = pragmaColumns(name.slice('pragma_'.length))
  if (columns === undefined) return undefined
  return withHidden(columns, 'arg any|schema text')
}

/** The arguments, then what every table has that has rowids. */
function withHidden(columns: string, hidden: string): readonly Column[] {
  return [
    ...readColumns(columns, false),
    ...readColumns(`${hidden}|rowid INTEGER!|oid INTEGER!|_rowid_ INTEGER!`, true),
  ]
}

/** json_each, json_tree, jsonb_each and jsonb_tree have the same columns. */
function likeEach(name: string): string {
  return name.replace(/^jsonb?_(each|tree)$/, 'json_each')
}
