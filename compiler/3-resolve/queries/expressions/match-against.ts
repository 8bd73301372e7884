import type * as Ast from '../../../2-parse/ast.ts'
import type { Relation } from '../../../ir/catalog.ts'
import type * as Ir from '../../../ir/query.ts'
import { all, type Context } from '../context.ts'
import type { Scope } from '../scope.ts'

/**
 * `MATCH (a, b) AGAINST ('x')`: the columns are those of one full-text index (MySQL manual, 14.9). Reports
 * `missing-fulltext-index`, `misplaced-clause`.
 */
export function resolveMatch(
  { columns, against, mode, at }: Ast.MatchAgainst,
  scope: Scope,
  context: Context,
): Ir.Operation {
  const searched = all(columns, scope, context)
  // MyISAM searches by words without an index, too.
  if (!/boolean/i.test(mode)) judgeSearched(searched, at, context)
  const operands = [...searched, context.expression(against, scope)]
  return { kind: 'operation', operator: 'match against', operatorAt: at, operands, at }
}

function judgeSearched(
  searched: readonly Ir.Expression[],
  at: Ast.MatchAgainst['at'],
  { dialect, report }: Context,
): void {
  const columns = searched.flatMap((each) => (each.kind === 'column' ? [each] : []))
  const [first] = columns
  if (!first || columns.length < searched.length) return
  if (columns.some(({ variable }) => variable !== first.variable)) {
    const reason = 'its columns are not those of one table'
    report.add('misplaced-clause', at, { clause: 'MATCH', reason })
    return
  }
  const { over } = first.variable
  if (over.kind !== 'relation' || over.relation.kind !== 'table') return
  const { columnKey } = dialect.names
  const names = new Set(columns.flatMap(({ index }) => over.columns[index]?.name ?? []))
  if (hasIndexOf(over.relation, new Set([...names].map(columnKey)), columnKey)) return
  const params = { table: over.relation.name, columns: [...names].join(', ') }
  report.add('missing-fulltext-index', at, params)
}

function hasIndexOf(
  { indexes }: Relation,
  keys: ReadonlySet<string>,
  columnKey: (name: string) => string,
): boolean {
  return indexes.some(
    ({ method, columns }) =>
      method === 'fulltext' &&
      columns.length === keys.size &&
      columns.every((name) => name !== undefined && keys.has(columnKey(name))),
  )
}
