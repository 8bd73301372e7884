import type * as Ast from '../2-parse/ast.ts'
import type { DescribedNulls, Standing } from '../3-resolve/definitions/context.ts'
import { selected } from '../3-resolve/definitions/expressions/selected.ts'
import { infer } from '../4-check/inference/infer.ts'
import { decideNullability } from '../4-check/nullability/decide.ts'
import { provenWhenNotFalse } from '../4-check/nullability/proofs/proofs.ts'
import { createReport } from '../diagnostics/report.ts'
import { withinStack } from '../diagnostics/within-stack.ts'
import { unknown } from '../ir/type.ts'
import { resolve } from '../resolve.ts'
import { selectedExpression } from './selected-expression.ts'

/** What an expression over the columns of a relation says of NULL. */
export function describeNulls(
  expression: Ast.Expression,
  standing: Standing,
): DescribedNulls | undefined {
  const { catalog, dialect } = standing
  const report = createReport()
  return withinStack(expression.at, report, () => {
    const resolved = resolve(selected(expression, standing), catalog, dialect, report)
    const inferred = infer(resolved, { catalog, dialect }, report)
    if (report.all().some(({ severity }) => severity === 'error')) return undefined
    const [nullable = true] = decideNullability(resolved.statement, inferred, []).columns
    const { columns } = provenWhenNotFalse(selectedExpression(resolved.statement), inferred)
    const [type = unknown] = inferred.columns
    const refused = [...columns.values()].flatMap(
      ({ variable, index }) => variable.columns[index] ?? [],
    )
    return { type, nullable, refused }
  })
}
