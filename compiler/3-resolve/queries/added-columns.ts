import type * as Ast from '../../2-parse/ast.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import type * as Ir from '../../ir/query.ts'
import { arrayOf, scalar } from '../../ir/type.ts'
import { all, type Context } from './context.ts'
import type { Scope } from './scope.ts'

const record = scalar('record')

/** What SEARCH and CYCLE add to a CTE (PostgreSQL manual 7.8.2): a place in the order, a mark and a path. */
export function addedColumns(
  ast: Ast.Cte,
  columns: readonly string[],
  scope: Scope,
  context: Context,
): readonly Ir.AddedColumn[] {
  const { search, cycle } = ast
  for (const name of [...(search?.by ?? []), ...(cycle?.columns ?? [])]) {
    reportMissing(name, ast, columns, context)
  }
  const order = search && {
    name: search.set.text,
    type: search.order === 'depth' ? arrayOf(record) : record,
    values: [],
  }
  if (!cycle) return order ? [order] : []
  const { to, otherwise } = cycle.values ?? {}
  const values = to && otherwise ? all([to, otherwise], scope, context) : []
  const type = values.length > 0 ? undefined : context.dialect.semantics.boolean
  const mark = { name: cycle.mark.text, type, values }
  const path = { name: cycle.path.text, type: arrayOf(record), values: [] }
  return order ? [order, mark, path] : [mark, path]
}

function reportMissing(
  name: Ast.Name,
  { name: cte }: Ast.Cte,
  columns: readonly string[],
  { dialect, report }: Context,
): void {
  const { columnKey } = dialect.names
  if (columns.some((column) => columnKey(column) === columnKey(name.text))) return
  const suggestion = suggest(name.text, columns)
  report.add('unknown-column', name.at, { column: name.text, relation: cte.text, suggestion })
}
