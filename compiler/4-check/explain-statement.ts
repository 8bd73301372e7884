import type { Dialect } from '../dialects/dialect.ts'
import type { Report } from '../diagnostics/report.ts'
import type { Catalog, Relation } from '../ir/catalog.ts'
import type { ExplainedColumn, ExplainedStep, NullFact, TypeOrigin } from '../ir/explanation.ts'
import type * as Ir from '../ir/query.ts'
import { refusesNull, unknown } from '../ir/type.ts'
import type { Place, Span } from '../source/span.ts'
import { infer } from './inference/infer.ts'
import type { Inferred } from './inference/inference.ts'
import { decideNullability } from './nullability/decide.ts'
import type { Reason, Reasons } from './nullability/reason.ts'
import { checkParameters } from './parameters/check-parameters.ts'
import { childExpressions } from './tree/walk.ts'

/** Where the statement stands in its file. */
interface Source {
  readonly file: string
  readonly start: number
  readonly text: string
}

interface Known {
  readonly source: Source
  readonly inferred: Inferred
  readonly reasons: Reasons
  /** What is explained around: a recursive CTE is made of itself. */
  readonly around: ReadonlySet<Ir.Expression>
}

/** The result columns with what inference and nullability decided by. */
export function explainStatement(
  resolved: Ir.Resolved,
  target: { readonly catalog: Catalog; readonly dialect: Dialect; readonly source: Source },
  report: Report,
): readonly ExplainedColumn[] {
  const inferred = infer(resolved, target, report)
  const parameters = checkParameters(resolved, inferred)
  const reasons: Reasons = new Map()
  const { columns } = decideNullability(
    resolved.statement,
    inferred,
    parameters.map((parameter) => parameter.nullable || parameter.list),
    { reasons },
  )
  const known = { source: target.source, inferred, reasons, around: new Set<Ir.Expression>() }
  return resolved.sentNames.flatMap((name, index): ExplainedColumn[] => {
    const type = target.dialect.types.render(inferred.columns[index] ?? unknown)
    const nullable = columns[index] ?? true
    const steps = outputsOf(resolved.statement, index).map((output) => stepOf(output, known))
    const [first, ...others] = steps
    if (!first) return []
    return [{ name, type, nullable, step: others.length > 0 ? joined(steps, nullable) : first }]
  })
}

/** The arms of a set operation, or the rows of VALUES. */
function joined(parts: readonly ExplainedStep[], nullable: boolean): ExplainedStep {
  const [{ text, place, type } = { text: '', place: { file: '', start: 0, end: 0 }, type: '' }] =
    parts
  const deciding = parts.filter((part) => part.nullable === nullable)
  return {
    ...{ text, place, type, typeFrom: { kind: 'parts' }, nullable },
    ...{ facts: [{ kind: deciding.length > 0 ? 'parts' : 'lost' }], parts: deciding },
  }
}

/** The expressions that a column of the statement's result is made of. */
function outputsOf(statement: Ir.Statement, index: number): readonly Ir.Expression[] {
  if (statement.kind === 'command') return []
  if (statement.kind !== 'query') return at(statement.returning, index)
  const bodies: Ir.Body[] = [statement.body]
  const outputs: Ir.Expression[] = []
  for (let body = bodies.shift(); body; body = bodies.shift()) {
    if (body.kind === 'query') bodies.unshift(body.body)
    else if (body.kind === 'set-operation') bodies.unshift(body.left, body.right)
    else if (body.kind === 'select') outputs.push(...at(body.outputs, index))
    else outputs.push(...body.rows.flatMap((row) => row[index] ?? []))
  }
  return outputs
}

function at(outputs: readonly Ir.Output[], index: number): readonly Ir.Expression[] {
  const output = outputs[index]
  return output ? [output.expression] : []
}

function stepOf(expression: Ir.Expression, outside: Known): ExplainedStep {
  const known = { ...outside, around: new Set([...outside.around, expression]) }
  const { inferred, reasons, source } = known
  const { nullable, reasons: found } = reasons.get(expression) ?? { nullable: true, reasons: [] }
  const parts = partsOf(expression, found, known).map((part) => stepOf(part, known))
  return {
    text: textOf(expression, source),
    place: placeOf(expression.at, source),
    type: inferred.dialect.types.render(inferred.types.get(expression) ?? unknown),
    typeFrom: typeOrigin(expression, inferred),
    nullable,
    facts: found.map((reason) => factOf(reason, source)),
    parts,
  }
}

function textOf(expression: Ir.Expression, { text }: Source): string {
  if (expression.kind === 'column') {
    const { variable, index } = expression
    return `${variable.alias}.${variable.columns[index] ?? ''}`
  }
  return text.slice(expression.at.start, expression.at.end).replaceAll(/\s+/g, ' ')
}

function placeOf({ start, end }: Span, { file, start: offset }: Source): Place {
  return { file, start: start + offset, end: end + offset }
}

/** The parts that decided: one that may be NULL is enough, where all count. */
function partsOf(
  expression: Ir.Expression,
  found: readonly Reason[],
  { reasons, around }: Known,
): readonly Ir.Expression[] {
  const nullable = reasons.get(expression)?.nullable
  const isOpen = (part: Ir.Expression) => !around.has(part) && reasons.has(part)
  const parts = found.flatMap((reason) => deciding(expression, reason, reasons)).filter(isOpen)
  const alike = parts.filter((part) => reasons.get(part)?.nullable === nullable)
  return alike.length > 0 ? alike : parts
}

function deciding(
  expression: Ir.Expression,
  reason: Reason,
  reasons: Reasons,
): readonly Ir.Expression[] {
  if (reason.kind === 'derived' && expression.kind === 'column') {
    const { over } = reason.variable
    if (over.kind === 'query') return outputsOf(over.query, expression.index)
    if (over.kind === 'cte') return outputsOf(over.cte.query, expression.index)
    return over.kind === 'function' ? over.calls : []
  }
  if (reason.kind === 'routine') {
    const asks = ['strict', 'strict-unless-zero', 'some', 'all', 'empty'].includes(reason.rule)
    return asks ? decidedIn(expression, reasons) : []
  }
  if (reason.kind !== 'parts') return []
  if (expression.kind === 'subquery') return outputsOf(expression.query, 0)
  const query = queryIn(expression)
  return [...decidedIn(expression, reasons), ...(query ? outputsOf(query, 0) : [])]
}

/** `a IN (SELECT b FROM t)` is NULL where b is. */
function queryIn(expression: Ir.Expression): Ir.Query | undefined {
  if (expression.kind === 'in-query') return expression.query
  const isOfQuery = expression.kind === 'quantified' && expression.right.kind === 'query'
  return isOfQuery ? expression.right : undefined
}

/** The nearest expressions inside that were decided by themselves: `a + b + ...` is one step. */
function decidedIn(expression: Ir.Expression, reasons: Reasons): readonly Ir.Expression[] {
  const found: Ir.Expression[] = []
  const waiting = [...childExpressions(expression)]
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (reasons.has(next)) found.push(next)
    else waiting.unshift(...childExpressions(next))
  }
  return found
}

function factOf(reason: Reason, source: Source): NullFact {
  switch (reason.kind) {
    case 'declared': {
      const { column, relation } = reason
      const { name, type, nullable, heldBy, overriddenBy, place } = column
      const view = viewPlace(relation)
      const domain = nullable && type.kind === 'domain' && refusesNull(type) ? type.name : undefined
      const shown = `${relation.name}.${name}`
      return {
        ...{ kind: 'declared', column: shown, nullable, heldBy, overriddenBy },
        ...{ domain, place, view },
      }
    }
    case 'outer-join': {
      const { join, back } = reason
      const place = placeOf(join.right.at, source)
      return {
        ...{ kind: 'outer-join', join: join.type, place },
        back: back && placeOf(back.at, source),
      }
    }
    case 'proven':
    case 'not-zero':
    case 'has-row':
    case 'has-value':
    case 'written':
      return { kind: reason.kind, place: placeOf(reason.by.at, source) }
    case 'heirs':
      return { kind: 'heirs', relation: reason.relation.name }
    case 'routine':
    case 'no-rows':
      return reason
    default:
      return { kind: reason.kind }
  }
}

function viewPlace({ kind, place }: Relation): Place | undefined {
  return kind === 'view' || kind === 'materialized-view' ? place : undefined
}

function typeOrigin(expression: Ir.Expression, { chosen, dialect }: Inferred): TypeOrigin {
  switch (expression.kind) {
    case 'column': {
      const { over } = expression.variable
      const column = over.kind === 'relation' ? over.columns[expression.index] : undefined
      if (over.kind !== 'relation' || !column) return { kind: 'derived' }
      const { name, place } = column
      const { relation } = over
      return {
        kind: 'declared',
        column: `${relation.name}.${name}`,
        place,
        view: viewPlace(relation),
      }
    }
    case 'call':
    case 'operation': {
      const choice = chosen.get(expression)
      if (!choice) return { kind: 'parts' }
      const operands = choice.operands.map((type) => dialect.types.render(type)).join(', ')
      const name = expression.kind === 'call' ? expression.name : expression.operator
      return { kind: 'overload', signature: `${name}(${operands})` }
    }
    case 'cast':
    case 'literal':
    case 'parameter':
      return { kind: expression.kind }
    default:
      return { kind: 'parts' }
  }
}
