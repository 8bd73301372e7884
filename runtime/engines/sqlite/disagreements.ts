import type { ColumnDefinition } from 'better-sqlite3'
import type { Types } from '../../../compiler/dialects/dialect.ts'
import type { CheckedQuery } from '../../../compiler/ir/checked.ts'
import { sentStatement } from '../../sent-statement.ts'

/**
 * What SQLite describes otherwise than the query was checked, a line each. It knows names, origins, and the
 * declared types of columns; of parameters it knows nothing. Nothing is run.
 */
export async function disagreements(
  describe: (statement: string) => Promise<readonly ColumnDefinition[]>,
  query: CheckedQuery,
  { render }: Pick<Types, 'render'>,
): Promise<readonly string[]> {
  const lists = query.parameters.map(({ list }) => (list ? [0] : 0))
  const theirs = await describe(sentStatement(query, lists, 'positional').sql)
  if (theirs.length !== query.columns.length) {
    return [`${theirs.length} columns; not ${query.columns.length}`]
  }
  return theirs.flatMap(({ name, type, table, column }, index) => {
    const ours = query.columns[index]
    if (ours === undefined) return []
    // Hidden columns of modules are declared as '': FTS5's rank.
    const isDeclared = type !== null && type !== '' && ours.source !== undefined
    const [said, meant] = [type?.replaceAll(', ', ','), render(ours.type)]
    const origin = ours.origin && `${ours.origin.relation}.${ours.origin.column}`
    const stored = table !== null && column !== null ? `${table}.${column}` : undefined
    if (withoutParameters(name) !== withoutParameters(ours.name)) {
      return [`column "${name}" is not "${ours.name}"`]
    }
    const same = (!isDeclared || said === meant) && origin === stored
    return same ? [] : [`column "${name}" is ${said} of ${stored}; not ${meant} of ${origin}`]
  })
}

/** A column without a name is called by its text, in which the parameters are sent as `?`. */
function withoutParameters(name: string): string {
  return name.replaceAll(/\?\d+|[$@:]\w+/g, '?')
}
