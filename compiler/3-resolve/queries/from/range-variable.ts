import type * as Ast from '../../../2-parse/ast.ts'
import { mayBeOfExtension } from '../../../diagnostics/may-be-of-extension.ts'
import type { CallSite } from '../../../dialects/dialect.ts'
import type * as Catalog from '../../../ir/catalog.ts'
import type * as Ir from '../../../ir/query.ts'
import { arrayOf, type Type, untyped } from '../../../ir/type.ts'
import type { Span } from '../../../source/span.ts'
import { type Context, notSupported } from '../context.ts'
import { isExpression } from '../expressions/resolve-special-call.ts'
import { listedColumns, refuseSharedNames } from '../listed-columns.ts'
import { judgeIndexNames } from './named-indexes.ts'
import { outputNames } from '../results/output-names.ts'
import { distinctColumns } from '../results/result-edits.ts'
import { sharedNames } from '../shared-names.ts'
import { resolveType } from '../../resolve-type.ts'
import type { Scope } from '../scope.ts'
import { findReadable } from './find-readable.ts'
import { similarRelation } from './similar-relation.ts'
import { withHeirs } from './with-heirs.ts'

/** A table, a view or a CTE in FROM. */
export function tableVariable(ref: Ast.TableRef, scope: Scope, context: Context): Ir.RangeVariable {
  const [name, schema] = ref.name.parts.toReversed()
  const cte =
    name && !schema ? scope.ctes.get(context.dialect.names.relationKey(name.text)) : undefined
  const named = { alias: ref.alias, name: name?.text ?? '', schema: undefined, at: ref.name.at }
  if (cte) {
    if (givesNothing(cte.query)) {
      const reason = `"${cte.name}" has no RETURNING`
      context.report.add('misplaced-clause', ref.name.at, { clause: 'this name', reason })
    }
    const { shared } = cte
    const added = cte.added.map((column) => column.name)
    // In its own recursive arm `*` does not show what SEARCH and CYCLE add.
    const isOwn = cte.recursive && cte.query.kind === 'command'
    const columns = isOwn ? cte.columns : [...cte.columns, ...added]
    const over = { kind: 'cte', cte } as const
    return variable({ ...named, columns, shared, hidden: isOwn ? added : [], over }, context)
  }
  const found = relationVariable(ref.name, ref.alias, context, ref.only)
  if (found.over.kind !== 'relation') return found
  judgeIndexNames(ref, found.over.relation, context)
  if (ref.sample) return sampled(found, found.over, sampleOf(ref.sample, scope, context))
  if (!ref.period) return found
  const period = periodPoints(ref.period, scope, context)
  const isHistory = /^for\s+system_time\s+(?!as\b)/i.test(ref.period.text)
  const relation = isHistory ? withoutKeys(found.over.relation) : found.over.relation
  return { ...found, over: { ...found.over, relation, period } }
}

function sampled(
  found: Ir.RangeVariable,
  over: Extract<Ir.Ranged, { kind: 'relation' }>,
  period: readonly Ir.Expression[],
): Ir.RangeVariable {
  return { ...found, over: { ...over, period } }
}

/** TABLESAMPLE method (share) REPEATABLE (seed) */
function sampleOf(
  { arguments: shares, seed }: Ast.TableSample,
  scope: Scope,
  context: Context,
): readonly Ir.Expression[] {
  const { sample } = context.dialect.semantics
  const asked = (node: Ast.Expression, type: Type): Ir.Expression => {
    return { kind: 'cast', operand: context.expression(node, scope), type, at: node.at }
  }
  return [
    ...shares.map((share) => asked(share, sample.share)),
    ...(seed ? [asked(seed, sample.seed)] : []),
  ]
}

/** A change that returns no rows; a CTE that is not complete yet is no change. */
function givesNothing(query: Ir.Statement): boolean {
  return query.kind !== 'query' && query.kind !== 'command' && query.returning.length === 0
}

/** A row and what it was before have the same key. */
function withoutKeys(relation: Catalog.Relation): Catalog.Relation {
  return { ...relation, primaryKey: undefined, uniqueKeys: [], indexes: [] }
}

/** Each a point in time, or the number of a transaction: what a parameter there is. */
function periodPoints(
  { text, nested }: Ast.AsWritten,
  scope: Scope,
  context: Context,
): readonly Ir.Expression[] {
  const type = /\btransaction\b/i.test(text)
    ? context.dialect.semantics.limit
    : context.dialect.semantics.periodPoint
  return nested.flatMap((node) => {
    if (!isExpression(node)) return []
    return [{ kind: 'cast', operand: context.expression(node, scope), type, at: node.at }]
  })
}

/** A relation of the catalog by its name: in FROM, or the target of a write; `only`: without the rows of its heirs. */
export function relationVariable(
  qualified: Ast.QualifiedName,
  alias: Ast.Alias | undefined,
  context: Context,
  only: boolean,
): Ir.RangeVariable {
  const [name, schema] = qualified.parts.toReversed()
  const text = name?.text ?? ''
  const named = { alias, name: text, schema: schema?.text, at: qualified.at }
  const relation = findReadable(schema?.text, text, context)
  if (!relation) {
    reportMissing(qualified, context)
    return variable(
      { ...named, columns: [], hidden: [], over: { kind: 'fault', at: qualified.at } },
      context,
    )
  }
  const alone = catalogVariable(relation, named, context)
  const { heirs = [] } = relation
  return only || heirs.length === 0 ? alone : withHeirs(alone, context.catalog, context.dialect)
}

/** A range variable over a relation that is already known: EXCLUDED is one more over the target. */
export function catalogVariable(
  relation: Catalog.Relation,
  named: Named,
  context: Context,
): Ir.RangeVariable {
  const { columns, shown, hidden } = shownOf(relation, context)
  const over = { kind: 'relation' as const, relation, withHeirs: false, columns, period: [] }
  const { alias, name, schema, at } = named
  return variable({ alias, name, schema, at, columns: shown, hidden, over }, context)
}

/** The columns of a relation as queries see them. */
interface Shown {
  /** Those that are shown first. */
  readonly columns: readonly Catalog.Column[]
  /** The names of those that `*` shows, and of the others. */
  readonly shown: readonly string[]
  readonly hidden: readonly string[]
}

/** Of each relation once, however many queries read it. */
const known = new WeakMap<Catalog.Relation, Shown>()

function shownOf(relation: Catalog.Relation, context: Context): Shown {
  const found = known.get(relation) ?? showColumns(relation, context)
  known.set(relation, found)
  return found
}

function showColumns(relation: Catalog.Relation, { dialect }: Context): Shown {
  const { columnKey } = dialect.names
  const keys = new Set(relation.columns.map(({ name }) => columnKey(name)))
  const implicit = dialect.semantics
    .implicitColumns(relation)
    .filter(({ name }) => !keys.has(columnKey(name)))
  const shown = relation.columns.filter((column) => !column.hidden)
  const hidden = [...relation.columns.filter((column) => column.hidden), ...implicit]
  const nameOf = ({ name }: Catalog.Column) => name
  return { columns: [...shown, ...hidden], shown: shown.map(nameOf), hidden: hidden.map(nameOf) }
}

/** A subquery in FROM. */
export function queryVariable(
  derived: Ast.DerivedTable,
  scope: Scope,
  context: Context,
): Ir.RangeVariable {
  const query = context.statement(derived.query, scope)
  if (derived.alias) refuseSharedNames(derived.alias, outputNames(query), context)
  const columns = distinctColumns(query, derived.alias?.columns.length ?? 0, context)
  const named = { alias: derived.alias, name: '', schema: undefined, at: derived.at }
  const shared = sharedNames(outputNames(query), context)
  const over = { kind: 'query' as const, query }
  return variable({ ...named, columns, shared, hidden: [], over }, context)
}

/** A function in FROM; `scope` sees the relations to its left. */
export function functionVariable(
  table: Ast.FunctionTable,
  scope: Scope,
  context: Context,
): Ir.RangeVariable {
  const calls = table.calls.flatMap((call) => {
    if (call.kind !== 'call' && call.kind !== 'special-call')
      notSupported(`${call.kind.toUpperCase()} in FROM`, call.at, context)
    const resolved = context.expression(call, scope)
    return resolved.kind === 'call' ? spread(resolved, context) : []
  })
  const lists = table.rowsFrom ?? [table.alias]
  const types = calls.map((_, i) =>
    (lists[i]?.types ?? []).map((type) => resolveType(type, context)),
  )
  const name = table.alias?.name.text ?? calls[0]?.name ?? ''
  const columns = calls.flatMap((call, i) =>
    types[i]?.length
      ? (lists[i]?.columns ?? []).map(({ text }) => ({ name: text, hidden: false }))
      : functionColumns(call, calls.length > 1 ? call.name : name, context),
  )
  const shown = columns.filter((column) => !column.hidden).map((column) => column.name)
  reportListedTwice(table, context)
  return variable(
    {
      alias: table.alias,
      name,
      schema: undefined,
      columns: table.ordinality ? [...shown, 'ordinality'] : shown,
      hidden: columns.filter((column) => column.hidden).map((column) => column.name),
      over: { kind: 'function', calls, ordinality: table.ordinality, types },
      at: table.at,
    },
    context,
  )
}

/** Fails: `f() AS t (a int, a text)`, and such a list beside WITH ORDINALITY, which adds a column to it. */
function reportListedTwice(
  { rowsFrom, alias, ordinality }: Ast.FunctionTable,
  { dialect: { names }, report }: Context,
): void {
  for (const list of rowsFrom ?? [alias]) {
    if (!list || list.types.length === 0) continue
    const seen = new Map<string, Ast.Name>()
    for (const column of list.columns) {
      const first = seen.get(names.columnKey(column.text))
      const related = first ? [{ at: first.at, label: 'the first time' }] : []
      if (first) report.add('column-written-twice', column.at, { column: column.text }, ...related)
      seen.set(names.columnKey(column.text), column)
    }
    if (!ordinality || rowsFrom) continue
    const reason = 'it adds a column to those that are listed; write ROWS FROM (f() AS (...))'
    report.add('misplaced-clause', list.at, { clause: 'WITH ORDINALITY', reason })
  }
}

/** JSON_TABLE; `scope` sees the relations to its left. */
export function jsonTableVariable(
  table: Ast.JsonTable,
  scope: Scope,
  context: Context,
): Ir.RangeVariable {
  const document = context.expression(table.document, scope)
  const columns = table.columns.flatMap((column) => jsonColumns(column, false, context))
  return variable(
    {
      alias: table.alias,
      name: '',
      schema: undefined,
      columns: columns.map(({ name }) => name),
      hidden: [],
      over: { kind: 'listed', inputs: [{ value: document, type: undefined }], columns },
      at: table.at,
    },
    context,
  )
}

/** A nested path that finds nothing leaves all its columns NULL. */
function jsonColumns(
  column: Ast.JsonColumn,
  nested: boolean,
  context: Context,
): Extract<Ir.Ranged, { kind: 'listed' }>['columns'] {
  if (column.kind === 'nested') {
    return column.columns.flatMap((each) => jsonColumns(each, true, context))
  }
  const name = column.name.text
  const { jsonTable } = context.dialect.semantics
  if (column.kind === 'ordinality') {
    return [{ name, type: jsonTable.ordinality, nullable: nested }]
  }
  const nullable = nested || !column.exists
  return [{ name, type: jsonTable.declared(resolveType(column.type, context)), nullable }]
}

/** `unnest(a, b)` is `ROWS FROM (unnest(a), unnest(b))` (PostgreSQL manual 7.2.1.4). */
function spread(call: Ir.Call, { dialect }: Context): readonly Ir.Call[] {
  const { spreadInFrom } = dialect.semantics
  if (call.arguments.length < 2 || !spreadInFrom.has(call.name.toLowerCase())) return [call]
  return call.arguments.map((argument) => ({ ...call, arguments: [argument] }))
}

function functionColumns(
  call: Ir.Call,
  alias: string,
  context: Context,
): readonly Pick<Catalog.Column, 'name' | 'hidden'>[] {
  const { catalog, dialect } = context
  const found = dialect.semantics.functionColumns(callShape(call, context), catalog)
  return found ?? [{ name: alias, hidden: false }]
}

/** A call as overload resolution sees it before any type is known but those that are written. */
function callShape(call: Ir.Call, context: Context): CallSite {
  return {
    schema: call.schema,
    name: call.name,
    operands: call.arguments.map(({ value }) => ({
      type: writtenType(value, context),
      literal: undefined,
    })),
    argumentNames: call.arguments.map(({ name }) => name),
    star: call.star,
    variadic: call.variadic,
    withinGroup: [],
  }
}

/** The type that an expression shows without being inferred. */
function writtenType(expression: Ir.Expression, context: Context): Type {
  const { catalog, dialect } = context
  switch (expression.kind) {
    case 'cast':
      return expression.type
    case 'column': {
      const { over } = expression.variable
      return (
        (over.kind === 'relation' ? over.columns[expression.index]?.type : undefined) ?? untyped
      )
    }
    case 'list': {
      const [first] = expression.items
      const element = first && expression.array ? writtenType(first, context) : untyped
      return element.kind === 'untyped' ? untyped : arrayOf(element)
    }
    case 'call': {
      const shape = callShape(expression, context)
      // `COALESCE(1, 2)`: of what has no type here nothing follows.
      const isTold = shape.operands.some(({ type }) => type.kind !== 'untyped')
      if (!isTold && shape.operands.length > 0) return untyped
      const resolution = dialect.semantics.resolveCall(shape, catalog)
      return resolution.kind === 'chosen' ? resolution.result : untyped
    }
    default:
      return untyped
  }
}

interface Named {
  readonly alias: Ast.Alias | undefined
  readonly name: string
  readonly schema: string | undefined
  readonly at: Span
}

interface Shape extends Named {
  readonly columns: readonly string[]
  readonly hidden: readonly string[]
  /** Names that several of the columns have, before the alias renames any. */
  readonly shared?: readonly string[]
  readonly over: Ir.Ranged
}

/** Applies the alias: `AS x (a, b)` renames the first columns. */
export function variable(shape: Shape, context: Context): Ir.RangeVariable {
  const { alias, columns, over, at } = shape
  const named = alias && over.kind !== 'fault' ? listedColumns(alias, columns, context) : columns
  return {
    kind: 'range-variable',
    id: context.nextId(),
    alias: alias?.name.text ?? shape.name,
    qualifier: alias ? undefined : shape.schema,
    columns: shape.hidden.length === 0 ? named : [...named, ...shape.hidden],
    visible: named.length,
    shared: shape.shared?.filter((name) => !alias || !isRenamed(name, shape, context)) ?? [],
    over,
    at: alias?.name.at ?? at,
  }
}

/** Whether the list behind the alias gives a column of the name another one. */
function isRenamed(name: string, { alias, columns }: Shape, { dialect }: Context): boolean {
  const { columnKey } = dialect.names
  const renamed = columns.slice(0, alias?.columns.length ?? 0)
  return renamed.some((column) => columnKey(column) === columnKey(name))
}

function reportMissing(qualified: Ast.QualifiedName, context: Context): void {
  const relation = qualified.parts.map(({ text }) => text).join('.')
  const suggestion = similarRelation(qualified, context)
  const missing = {
    ...({ code: 'relation-of-unknown-extension', at: qualified.at } as const),
    what: `relation "${relation}"`,
    declaration: `CREATE VIEW ${relation} AS SELECT ...`,
    suggestion,
  }
  if (mayBeOfExtension(missing, context.catalog.unknownExtensions, context.report)) return
  context.report.add('unknown-relation', qualified.at, { relation, suggestion })
}
