import type { Dialect } from '../../dialects/dialect.ts'
import type { Report } from '../../diagnostics/report.ts'
import type { Catalog } from '../../ir/catalog.ts'
import type * as Ir from '../../ir/query.ts'
import { unknown } from '../../ir/type.ts'
import { inferExpression } from './infer-expression.ts'
import { inferStatement } from './infer-statement.ts'
import type { Inference, Inferred } from './inference.ts'

/** The types of everything in a resolved statement; faults are reported once, where they arise. */
export function infer(
  { statement, parameters }: Ir.Resolved,
  { catalog, dialect }: { readonly catalog: Catalog; readonly dialect: Dialect },
  report: Report,
  understood: Inference['understood'] = new Map(),
): Inferred {
  const inference: Inference = {
    catalog,
    dialect,
    report,
    declared: parameters,
    parameters: parameters.map(() => undefined),
    decidedAt: [],
    pending: new Set(),
    types: new Map(),
    chosen: new Map(),
    ranges: new Map(),
    rowNulls: new Map(),
    ctes: new Map(),
    bodies: new Map(),
    understood,
    typeOf: (expression) => inferExpression(expression, inference),
    columnsOf: (part) => inferStatement(part, inference),
  }
  const columns = inference.columnsOf(statement)
  settleParameters(inference)
  return { ...inference, columns }
}

/**
 * Gives what is undetermined the dialect's type for it, or reports it. Where that is an error, every
 * mention must have been typed when it was met, as in PostgreSQL: `$1 IS NULL OR a = $1` fails there,
 * `a = $1 OR $1 IS NULL` does not.
 */
function settleParameters(inference: Inference): void {
  const { declared, dialect, parameters, pending, report } = inference
  const { undeterminedParameter } = dialect.semantics
  const written = ({ name, number }: Ir.DeclaredParameter) => name ?? `$${number}`
  const reported = new Set<number>()
  for (const { index, at } of undeterminedParameter ? [] : pending) {
    const parameter = declared[index]
    if (!parameter || reported.has(index)) continue
    report.add('undetermined-parameter', at, { parameter: written(parameter) })
    reported.add(index)
  }
  declared.forEach((_, index) => {
    parameters[index] ??= undeterminedParameter ?? unknown
  })
}
