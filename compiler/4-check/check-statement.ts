import type { Dialect } from '../dialects/dialect.ts'
import type { Report } from '../diagnostics/report.ts'
import type { Catalog } from '../ir/catalog.ts'
import type { CheckedParameter, Embedded, RelationName, ResultColumn } from '../ir/checked.ts'
import type * as Ir from '../ir/query.ts'
import { shaped, unknown } from '../ir/type.ts'
import { withProcedure } from './called-procedure.ts'
import { atMostOneRow } from './cardinality/at-most-one.ts'
import { givesRow } from './cardinality/gives-row.ts'
import { columnOrigins } from './inference/column-origin.ts'
import { columnSource, resultOutputs } from './inference/column-source.ts'
import { infer } from './inference/infer.ts'
import { withTruthValues } from './inference/truth-values.ts'
import type { Inferred } from './inference/inference.ts'
import { type Decided, decideNullability } from './nullability/decide.ts'
import { checkParameters } from './parameters/check-parameters.ts'
import { checkRules } from './rules/rules.ts'

/** All that is known of a statement's parameters and rows. */
export interface CheckedStatement {
  /** In the order of their first mention. */
  readonly parameters: readonly CheckedParameter[]
  readonly columns: readonly ResultColumn[]
  readonly embedded: readonly Embedded[]
  readonly atMostOneRow: boolean
  readonly givesRow: boolean
  readonly record: RelationName | undefined
}

/** Types, parameters, nullability, cardinality, then the rules that need all of them. */
export function checkStatement(
  resolved: Ir.Resolved,
  target: { readonly catalog: Catalog; readonly dialect: Dialect },
  report: Report,
): CheckedStatement {
  const { inferred: _, decided: __, ...checked } = describedStatement(resolved, target, report)
  return checked
}

export interface DescribedStatement extends CheckedStatement {
  readonly inferred: Inferred
  readonly decided: Decided
}

/** The same, with what it was made of. */
export function describedStatement(
  given: Ir.Resolved,
  target: { readonly catalog: Catalog; readonly dialect: Dialect },
  report: Report,
): DescribedStatement {
  const inferred = infer(given, target, report)
  const resolved = withProcedure(given, inferred)
  const { statement } = resolved
  const parameters = checkParameters(resolved, inferred)
  const decided = decideNullability(
    statement,
    inferred,
    parameters.map((parameter) => parameter.nullable || parameter.list),
  )
  const columns = resultColumns(resolved, inferred, decided)
  checkRules({ resolved, inferred }, report)
  return {
    parameters,
    columns,
    embedded: embeddedRows(resolved, columns, decided.missing),
    atMostOneRow: atMostOneRow(statement, inferred),
    givesRow: givesRow(statement, inferred),
    record: recordOf(statement, columns),
    inferred,
    decided,
  }
}

function resultColumns(
  { statement, sentNames }: Ir.Resolved,
  inferred: Inferred,
  { columns: nullable, shapes }: Decided,
): readonly ResultColumn[] {
  const columns = withTruthValues(statement, inferred.columns, inferred)
  const outputs = resultOutputs(statement)
  const isStored = inferred.dialect.semantics.origins === 'stored-columns'
  const origins = isStored ? columnOrigins(statement, 'first') : undefined
  return sentNames.map((name, i) => {
    const source = outputs[i] && columnSource(outputs[i].expression)
    return {
      name,
      type: shaped(columns[i] ?? unknown, shapes[i]),
      nullable: nullable[i] ?? true,
      source,
      origin: origins ? origins[i] : source,
    }
  })
}

/** The objects of the result, their columns as the relation declares them. */
function embeddedRows(
  { statement, objectNames }: Ir.Resolved,
  columns: readonly ResultColumn[],
  missing: Decided['missing'],
): readonly Embedded[] {
  const found = new Map<Ir.Embed, Embedded>()
  resultOutputs(statement).forEach(({ written }, first) => {
    if (written.kind !== 'embed' || found.has(written.embed)) return
    const { relation, variable } = written.embed
    const name = objectNames.get(written.embed) ?? written.embed.name
    const sent = columns.slice(first, first + variable.visible)
    const declared = relation.columns.filter(({ hidden }) => !hidden)
    const own = sent.map((column, i) => ({ ...column, nullable: declared[i]?.nullable ?? true }))
    const isLost = sent.some((column, i) => column.nullable && own[i]?.nullable === false)
    const of = { schema: relation.schema, relation: relation.name }
    const nullable = isLost || missing.has(written.embed)
    found.set(written.embed, { name, of, first, columns: own, nullable })
  })
  return [...found.values()]
}

/** The relation whose row the result is: all its columns, in order, under their names, as nullable as declared. */
function recordOf(
  statement: Ir.Statement,
  columns: readonly ResultColumn[],
): RelationName | undefined {
  const [first] = resultOutputs(statement)
  if (first?.expression.kind !== 'column' || first.written.kind === 'embed') return undefined
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
