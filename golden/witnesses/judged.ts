/** A difference between a witness and quarry that was looked at: in each, quarry is right. */
export interface Judged {
  /** `case#query` of the corpus. */
  readonly query: string
  readonly witness: 'node-sql-parser' | 'pgsql-ast-parser'
  readonly reason: string
}

const AT_NAMES = 'its PostgreSQL takes @name for a column'
const SEQUENCE = 'the sequence of nextval() is a relation that the query writes'
const COMMANDS = 'its visitor does not enter this statement'

export const judged: readonly Judged[] = [
  ...[
    'cte_recursive_union/postgresql/pgx#ListCaseIntentHistory',
    'overrides_go_types/postgresql/pgx/v4#LoadFooWithAliases',
    'overrides_result_tag/stdlib#FindAccount',
  ].map((query) => ({ query, witness: 'node-sql-parser' as const, reason: AT_NAMES })),
  { query: 'nextval/postgresql#GetNextID', witness: 'node-sql-parser', reason: SEQUENCE },
  { query: 'nextval/postgresql#GetNextID', witness: 'pgsql-ast-parser', reason: SEQUENCE },
  { query: 'do/postgresql/pgx#DoStuff', witness: 'pgsql-ast-parser', reason: COMMANDS },
  {
    query: 'refreshmatview/postgresql/pgx/v4#Refresh',
    witness: 'pgsql-ast-parser',
    reason: COMMANDS,
  },
  { query: 'truncate/postgresql/pgx/v4#Truncate', witness: 'pgsql-ast-parser', reason: COMMANDS },
]
