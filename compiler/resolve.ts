import type { Report } from './diagnostics/report.ts'
import type { Dialect } from './dialects/dialect.ts'
import { typeAlone } from './4-check/inference/infer.ts'
import { resolveStatement } from './3-resolve/queries/resolve-statement.ts'
import type { Catalog } from './ir/catalog.ts'
import type * as Ir from './ir/query.ts'

type Statement = Parameters<typeof resolveStatement>[0]

/** A statement with its names resolved; what `(x).*` stands for is told by the type of x. */
export function resolve(
  statement: Statement,
  catalog: Catalog,
  dialect: Dialect,
  report: Report,
): Ir.Resolved {
  // What is remembered of a catalog must not outlast a change of it.
  const { searchPath, schemas } = catalog
  const target = { catalog: { searchPath, schemas }, dialect }
  const typeOf = (expression: Ir.Expression) => typeAlone(expression, target)
  return resolveStatement(statement, { catalog, dialect, typeOf }, report)
}
