import type { Dialect } from '../../dialects/dialect.ts'
import { createReport, type Report } from '../../diagnostics/report.ts'
import type { Catalog } from '../../ir/catalog.ts'
import type * as Ir from '../../ir/query.ts'
import { type Type, unknown } from '../../ir/type.ts'
import { inferExpression } from './infer-expression.ts'
import { withSettled } from '../cardinality/settled-aggregates.ts'
import { sentTypes } from './filled-types.ts'
import { inferStatement } from './infer-statement.ts'
import { keptIn } from '../merging/kept-in.ts'
import type { Inference, Inferred } from './inference.ts'

/** The types of everything in a resolved statement; faults are reported once, where they arise. */
export function infer(
  { statement, parameters }: Ir.Resolved,
  { catalog, dialect }: { readonly catalog: Catalog; readonly dialect: Dialect },
  report: Report,
  understood: Inference['understood'] = new Map(),
): Inferred {
  const target = { catalog, dialect, declared: parameters, kept: keptIn(statement, dialect) }
  const inference = createInference(target, report, understood)
  const columns = inference.columnsOf(statement)
  settleParameters(inference)
  const { parameters: types, types: expressions, chosen, ranges, rowNulls, bodies } = inference
  return {
    catalog,
    dialect,
    declared: parameters,
    kept: inference.kept,
    parameters: types,
    types: expressions,
    chosen: withSettled(statement, { chosen, dialect }),
    ranges,
    rowNulls,
    bodies,
    columns: sentTypes(statement, columns, inference),
  }
}

/** The type of an expression of a statement that is not all known yet; its faults are found later. */
export function typeAlone(
  expression: Ir.Expression,
  target: { readonly catalog: Catalog; readonly dialect: Dialect },
): Type {
  return createInference(
    { ...target, declared: [], kept: new Set() },
    createReport(),
    new Map(),
  ).typeOf(expression)
}

function createInference(
  { catalog, dialect, declared, kept }: Pick<Inferred, 'catalog' | 'dialect' | 'declared' | 'kept'>,
  report: Report,
  understood: Inference['understood'],
): Inference {
  const inference: Inference = {
    catalog,
    dialect,
    declared,
    kept,
    report,
    parameters: declared.map(() => undefined),
    decidedAt: [],
    pending: new Set(),
    types: new Map(),
    chosen: new Map(),
    coercibilities: new Map(),
    ranges: new Map(),
    rowNulls: new Map(),
    ctes: new Map(),
    bodies: new Map(),
    understood,
    typeOf: (expression) => inferExpression(expression, inference),
    columnsOf: (part) => inferStatement(part, inference),
  }
  return inference
}

/**
 * Gives what is undetermined the dialect's type for it, or reports it. Where that is an error, every
 * mention must have been typed when it was met, as in PostgreSQL: `$1 IS NULL OR a = $1` fails there,
 * `a = $1 OR $1 IS NULL` does not.
 */
function settleParameters(inference: Inference): void {
  const { declared, dialect, parameters, pending, report } = inference
  const { undeterminedParameter } = dialect.semantics
  const reported = new Set<number>()
  for (const { index, at } of undeterminedParameter ? [] : pending) {
    const parameter = declared[index]
    if (!parameter || reported.has(index)) continue
    const later = parameters[index]
    const type = later && later.kind !== 'unknown' ? dialect.types.render(later) : undefined
    report.add('undetermined-parameter', at, { parameter: parameter.spelling, type })
    reported.add(index)
  }
  declared.forEach((_, index) => {
    parameters[index] ??= undeterminedParameter ?? unknown
  })
}
