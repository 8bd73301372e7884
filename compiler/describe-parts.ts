import type * as Ast from './2-parse/ast.ts'
import type {
  Describe,
  DescribedAs,
  DescribedExpression,
  DescribedQuery,
  Standing,
} from './3-resolve/definitions/context.ts'
import { selected } from './3-resolve/definitions/expressions/selected.ts'
import { outputNames } from './3-resolve/queries/results/output-names.ts'
import { leftmostOutputs } from './3-resolve/queries/results/result-names.ts'
import { selectedExpression } from './described/selected-expression.ts'
import { describeNulls } from './described/describe-nulls.ts'
import { shownRelation } from './described/shown-relation.ts'
import { resolve } from './resolve.ts'
import { rowKeys } from './4-check/cardinality/at-most-one.ts'
import { sufficientTexts } from './4-check/cardinality/predicate-texts.ts'
import { describedStatement } from './4-check/check-statement.ts'
import { spanKey } from './4-check/inference/coerce.ts'
import { describedTypes } from './4-check/inference/filled-types.ts'
import { infer } from './4-check/inference/infer.ts'
import type { Inferred } from './4-check/inference/inference.ts'
import { type Decided, decideNullability } from './4-check/nullability/decide.ts'
import { behindView } from './4-check/merging/behind-view.ts'
import { allExpressions } from './4-check/tree/walk.ts'
import { excuseUnused } from './query-parts/excuse-unused.ts'
import { createReport, type Report } from './diagnostics/report.ts'
import { withinStack } from './diagnostics/within-stack.ts'
import type { Dialect } from './dialects/dialect.ts'
import type { ResultColumn } from './dialects/definition-rules.ts'
import type { Catalog } from './ir/catalog.ts'
import type { Routine } from './ir/routine.ts'
import { columnOrigins } from './4-check/inference/column-origin.ts'
import type { ColumnSource } from './ir/checked.ts'
import { plainColumn } from './ir/plain-column.ts'
import type * as Ir from './ir/query.ts'
import { asTruth, isOfTruth, sameType, type Type, unknown } from './ir/type.ts'

/** What definitions ask of the stages behind them. */
export const describeParts: Describe = {
  query: describeQuery,
  expression: describeExpression,
  nulls: describeNulls,
  routines: calledRoutines,
  texts: textsOf,
}

/** The columns of a view or of CREATE TABLE AS. */
function describeQuery(
  query: Ast.Query,
  catalog: Catalog,
  { dialect, of }: DescribedAs,
  report: Report,
): DescribedQuery {
  const { unused } = dialect.semantics
  const own = createReport()
  const isJudged = unused[of] === 'everything' && unused.window === 'everything'
  const told = isJudged ? report : own
  const described = withinStack(query.at, told, () => {
    const resolved = resolve(query, catalog, dialect, told)
    const target = { catalog, dialect }
    const { columns, inferred, decided } = describedStatement(resolved, target, told)
    excuseUnused(resolved, unused, of, own)
    const given = columns.map(({ type }) => type)
    const types = describedTypes(resolved.statement, given, inferred, of)
    const keys = rowKeys(resolved.statement, inferred)
    const implied = impliedColumns(decided)
    const declared = declaredIn(resolved.statement, inferred)
    const isAsked = dialect.definitions.changesViews === 'through'
    const shows = isAsked ? shownRelation(resolved.statement, inferred) : undefined
    const behind = behindView(resolved.statement, given, inferred)
    return { resolved, columns, types, keys, implied, declared, shows, behind }
  })
  for (const each of own.all()) report.take(each)
  if (!described) return { columns: [], keys: [], implied: [], shows: undefined }
  // As they are written; those of a result that is sent are no two alike.
  const names = outputNames(described.resolved.statement)
  const outputs = leftmostOutputs(described.resolved.statement)
  const origins = originsIn(described.resolved.statement, dialect)
  const columns = described.columns.map(({ name, type, nullable, source }, i): ResultColumn => ({
    ...plainColumn({
      name: names[i] ?? name,
      type: asTruth(described.types[i] ?? type, isOfTruth(type)),
      nullable,
    }),
    naming: namingOf(outputs[i]),
    ...(described.declared && { declaredNullable: described.declared[i] ?? true }),
    ...(origins[i] && { origin: origins[i] }),
    from: source && originOf(source, catalog, dialect),
  }))
  const { keys, implied, shows, behind } = described
  return { columns, keys, implied, shows, behind }
}

/** Of columns that may be NULL those that may be as well, and are not where the one is not. */
function impliedColumns({ columns, impliedBy }: Decided): readonly (readonly number[])[] {
  if (columns.filter(Boolean).length < 2) return []
  const implied = columns.map((nullable, place) =>
    nullable ? impliedBy(place).filter((each) => columns[each]) : [],
  )
  return implied.some((places) => places.length > 0) ? implied : []
}

/** What the engine declares of the columns, where it does. */
function declaredIn(statement: Ir.Statement, inferred: Inferred): readonly boolean[] | undefined {
  const { declaredNulls } = inferred.dialect.definitions
  return (
    declaredNulls &&
    decideNullability(statement, inferred, [], { declarations: declaredNulls }).columns
  )
}

function namingOf(output: Ir.Output | undefined): ResultColumn['naming'] {
  if (output?.written.kind === 'expression' && output.written.alias) return 'alias'
  return output?.expression.kind === 'column' ? 'column' : 'engine'
}

/** Of what is read from: that is how views are. */
function originsIn(statement: Ir.Statement, { semantics }: Dialect) {
  return semantics.origins === 'stored-columns' ? columnOrigins(statement, 'last') : []
}

function originOf(
  { schema, relation: name, column }: ColumnSource,
  catalog: Catalog,
  { names }: Dialect,
): ResultColumn['from'] {
  const { relations } = catalog.schemas.get(names.relationKey(schema)) ?? {}
  const relation = relations?.get(names.relationKey(name))
  const found = relation?.columns.find((each) => each.name === column)
  return relation && found && { relation, column: found }
}

/** The type of an expression over the columns of a relation, or over none, and what in it is a part of what. */
function describeExpression(
  expression: Ast.Expression,
  standing: Standing,
  report: Report,
): DescribedExpression | undefined {
  const { catalog, dialect } = standing
  return withinStack(expression.at, report, () => {
    const resolved = resolve(selected(expression, standing), catalog, dialect, report)
    const inferred = infer(resolved, { catalog, dialect }, report, standing.understood)
    const tree = selectedExpression(resolved.statement)
    const [type = unknown] = inferred.columns
    return {
      type: tree.kind === 'literal' ? dialect.semantics.literal(tree) : type,
      calls: callsIn(tree, inferred),
      strings: stringsIn(tree, inferred),
      operands: new Map(operandsIn(tree, inferred)),
      varying: varyingIn(tree, inferred),
    }
  })
}

function calledRoutines(
  tree: Ast.Expression | Ast.QueryStatement,
  standing: Standing,
): ReadonlySet<Routine> | undefined {
  const { catalog, dialect } = standing
  const report = createReport()
  return withinStack(tree.at, report, () => {
    const statement = isStatement(tree) ? tree : selected(tree, standing)
    const resolved = resolve(statement, catalog, dialect, report)
    const { chosen } = infer(resolved, { catalog, dialect }, report)
    const isKnown = report.all().every(({ severity }) => severity !== 'error')
    return isKnown
      ? new Set([...chosen.values()].flatMap(({ declared }) => declared ?? []))
      : undefined
  })
}

function isStatement(tree: Ast.Expression | Ast.QueryStatement): tree is Ast.QueryStatement {
  return ['query', 'insert', 'update', 'delete', 'merge'].includes(tree.kind)
}

/** What an index computes or asks of rows, as it is compared with conditions. */
function textsOf(
  expression: Ast.Expression,
  standing: Standing,
): readonly (readonly string[])[] | undefined {
  const { catalog, dialect } = standing
  const report = createReport()
  return withinStack(expression.at, report, () => {
    const { statement } = resolve(selected(expression, standing), catalog, dialect, report)
    const from =
      statement.kind === 'query' && statement.body.kind === 'select' && statement.body.from
    if (!from || from.kind === 'join') return undefined
    return sufficientTexts(selectedExpression(statement), from)
  })
}

/** The calls of anything but a function that gives one value. */
function callsIn(tree: Ir.Expression, inferred: Inferred): DescribedExpression['calls'] {
  return allExpressions(tree).flatMap((part) => ownCalls(part, inferred))
}

function ownCalls(tree: Ir.Expression, inferred: Inferred): DescribedExpression['calls'] {
  const chosen = inferred.chosen.get(tree)
  const routine = chosen?.setReturning ? 'set' : chosen?.routine
  const isPlain = tree.kind !== 'call' || routine === undefined || routine === 'function'
  return isPlain ? [] : [{ name: tree.name, routine, at: tree.nameAt }]
}

function stringsIn(tree: Ir.Expression, inferred: Inferred): DescribedExpression['strings'] {
  return allExpressions(tree).flatMap((part) =>
    part.kind === 'literal' && part.type === 'string'
      ? [{ text: part.value, type: inferred.types.get(part) ?? unknown, at: part.at }]
      : [],
  )
}

/** What strings are taken for, and what operators and functions take their operands for. */
function operandsIn(tree: Ir.Expression, inferred: Inferred): readonly (readonly [string, Type])[] {
  return allExpressions(tree).flatMap((part) => ownOperands(part, inferred))
}

function ownOperands(
  tree: Ir.Expression,
  inferred: Inferred,
): readonly (readonly [string, Type])[] {
  const { chosen, types } = inferred
  const type = types.get(tree) ?? unknown
  const own = tree.kind === 'literal' && tree.type === 'string' && type.kind !== 'untyped'
  const overload = chosen.get(tree)
  const coerced = valuesOf(tree).flatMap((value, i) => {
    const [from, to] = [types.get(value), overload?.operands[i]]
    return from && to && !sameType(from, to) ? [[spanKey(value.at), to] as const] : []
  })
  return [...(own ? [[spanKey(tree.at), type] as const] : []), ...coerced]
}

function valuesOf(tree: Ir.Expression): readonly Ir.Expression[] {
  if (tree.kind === 'call') return tree.arguments.map(({ value }) => value)
  return tree.kind === 'operation' ? tree.operands : []
}

/** The first part that may give another value for the same row. */
function varyingIn(tree: Ir.Expression, inferred: Inferred): DescribedExpression['varying'] {
  for (const part of allExpressions(tree)) {
    const name = nameOfVarying(part, inferred)
    if (name !== undefined) return { name, at: part.at }
  }
  return undefined
}

function nameOfVarying(tree: Ir.Expression, { chosen, types, dialect, catalog }: Inferred) {
  const varies = (from: Ir.Expression, to: Type) =>
    from.kind !== 'literal' &&
    dialect.definitions.dependencies?.varies(types.get(from) ?? unknown, to, catalog)
  if (tree.kind === 'cast') {
    return varies(tree.operand, tree.type)
      ? `cast to ${dialect.types.render(tree.type)}`
      : undefined
  }
  const overload = chosen.get(tree)
  if (!overload || (tree.kind !== 'call' && tree.kind !== 'operation')) return undefined
  const name = tree.kind === 'call' ? tree.name : tree.operator
  const isCoerced = valuesOf(tree).some((operand, i) => {
    const to = overload.operands[i]
    return to && varies(operand, to)
  })
  return overload.varies || isCoerced ? name : undefined
}
