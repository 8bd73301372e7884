import type { Dialect } from '../dialects/dialect.ts'
import type { Report } from '../diagnostics/report.ts'
import type { Catalog } from '../ir/catalog.ts'
import type { CheckedParameter, RelationName, ResultColumn } from '../ir/checked.ts'
import type * as Ir from '../ir/query.ts'
import { unknown } from '../ir/type.ts'
import { atMostOneRow } from './cardinality/at-most-one.ts'
import { columnSource, resultOutputs } from './inference/column-source.ts'
import { infer } from './inference/infer.ts'
import type { Inferred } from './inference/inference.ts'
import { decideNullability } from './nullability/decide.ts'
import { checkParameters } from './parameters/check-parameters.ts'
import { checkRules } from './rules/rules.ts'

/** All that is known of a statement's parameters and rows. */
export interface CheckedStatement {
  /** In the order of their first mention. */
  readonly parameters: readonly CheckedParameter[]
  readonly columns: readonly ResultColumn[]
  readonly atMostOneRow: boolean
  readonly record: RelationName | undefined
}

/** Types, parameters, nullability, cardinality, then the rules that need all of them. */
export function checkStatement(
  resolved: Ir.Resolved,
  target: { readonly catalog: Catalog; readonly dialect: Dialect },
  report: Report,
): CheckedStatement {
  const { statement } = resolved
  const inferred = infer(resolved, target, report)
  const parameters = checkParameters(resolved, inferred)
  const nullable = decideNullability(
    statement,
    inferred,
    parameters.map((parameter) => parameter.nullable || parameter.list),
  )
  const columns = resultColumns(resolved, inferred, nullable)
  checkRules({ resolved, inferred }, report)
  return {
    parameters,
    columns,
    atMostOneRow: atMostOneRow(statement, inferred),
    record: recordOf(statement, columns),
  }
}

function resultColumns(
  { statement, sentNames }: Ir.Resolved,
  { columns }: Inferred,
  nullable: readonly boolean[],
): readonly ResultColumn[] {
  const outputs = resultOutputs(statement)
  return sentNames.map((name, i) => ({
    name,
    type: columns[i] ?? unknown,
    nullable: nullable[i] ?? true,
    source: outputs[i] && columnSource(outputs[i].expression),
  }))
}

/** The relation whose row the result is: all its columns, in order, under their names, as nullable as declared. */
function recordOf(
  statement: Ir.Statement,
  columns: readonly ResultColumn[],
): RelationName | undefined {
  const [first] = resultOutputs(statement)
  if (first?.expression.kind !== 'column') return undefined
  const { over, visible } = first.expression.variable
  if (over.kind !== 'relation' || visible !== columns.length) return undefined
  const { relation, columns: declared } = over
  const same = columns.every(({ name, nullable, source }, i) => {
    const column = declared[i]
    const isIt = source?.relation === relation.name && source.schema === relation.schema
    return isIt && column?.name === name && source.column === name && column.nullable === nullable
  })
  return same ? { schema: relation.schema, relation: relation.name } : undefined
}
