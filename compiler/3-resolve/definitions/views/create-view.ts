import type * as Ast from '../../../2-parse/ast.ts'
import { createReport } from '../../../diagnostics/report.ts'
import type { Column, Relation } from '../../../ir/catalog.ts'
import { lookUpRelation } from '../../catalog/draft.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { viewNeeds } from '../dependents/noted-needs.ts'
import { emptyRelation, placeOf } from '../tables/create-table.ts'
import { freeName } from '../objects/new-object.ts'
import { newName } from '../objects/object-names.ts'
import { resolveColumn } from '../tables/resolve-column.ts'

/** Reports `duplicate-object`, `wrong-column-count`, and whatever its query gives. */
export function* createView(view: Ast.CreateView, context: DefinitionContext): Changes {
  const replaced = view.orReplace ? replaceable(view, context) : undefined
  const on = replaced ?? freeName(view, 'relation', context)
  if (!on) return
  const kind = view.materialized ? 'materialized-view' : 'view'
  const relation: Relation = { ...emptyRelation(kind, on), place: placeOf(view, context) }
  const columns = boundColumns(view, relation, context)
  const made = { ...relation, columns, comment: replaced?.comment }
  const needs = viewNeeds(on, view.query, context)
  yield { kind: replaced ? 'replace-relation' : 'create-relation', relation: made }
  yield* needs
}

/** CREATE OR REPLACE over a view. */
function replaceable(view: Ast.CreateView, context: DefinitionContext): Relation | undefined {
  const wanted = newName(view.name, context)
  const relation = wanted && lookUpRelation(context.draft, wanted)
  return relation?.kind === 'view' ? relation : undefined
}

/**
 * Where views are bound at use, a fault now is none, and a `*` stands for what its relations have in
 * the end: the view is described once more then. Elsewhere only what can be NULL may have changed.
 */
function boundColumns(
  view: Ast.CreateView,
  relation: Relation,
  context: DefinitionContext,
): readonly Column[] {
  const atUse = context.dialect.definitions.views === 'bound-at-use'
  context.defer(() => {
    const now = lookUpRelation(context.draft, relation)
    if (!now || now.place !== relation.place) return []
    const columns = atUse ? viewColumns(view, context) : certainColumns(now.columns, view, context)
    return [{ kind: 'replace-relation', relation: { ...now, columns } }]
  })
  return viewColumns(view, atUse ? { ...context, report: createReport() } : context)
}

/**
 * `CREATE VIEW v AS SELECT a FROM t; ALTER TABLE t ALTER a DROP NOT NULL`: what is not proven in the
 * end may be NULL.
 */
function certainColumns(
  columns: readonly Column[],
  view: Ast.CreateView,
  context: DefinitionContext,
): readonly Column[] {
  const report = createReport()
  const again = viewColumns(view, { ...context, report })
  const failed = report.all().some(({ severity }) => severity === 'error')
  return columns.map((column, i) => ({
    ...column,
    nullable: column.nullable || failed || again[i]?.nullable !== false,
  }))
}

function viewColumns(view: Ast.CreateView, context: DefinitionContext): readonly Column[] {
  return namedColumns(view.columns, resultColumns(view.query, context), context)
}

/** A result has neither defaults nor keys of its own. */
function resultColumns(query: Ast.Query, context: DefinitionContext): readonly Column[] {
  const { draft, dialect, report, describe } = context
  return describe(query, draft, dialect, report).map((column) => ({
    ...column,
    hasDefault: false,
    generated: 'none',
    identity: 'none',
    hidden: false,
    comment: undefined,
  }))
}

/** The names in parentheses, for the first columns of the result or all of them. */
function namedColumns(
  names: readonly Ast.Name[],
  columns: readonly Column[],
  { report }: DefinitionContext,
): readonly Column[] {
  const surplus = names[columns.length]
  if (surplus && columns.length > 0) {
    const params = { where: 'the column list', expected: columns.length, found: names.length }
    report.add('wrong-column-count', surplus.at, params)
  }
  return columns.map((column, i) => ({ ...column, name: names[i]?.text ?? column.name }))
}

/** CREATE TABLE ... AS; MySQL's definitions in parentheses come before the result's other columns. */
export function createTableAs(table: Ast.CreateTableAs, context: DefinitionContext): Changes {
  const on = freeName(table, 'relation', context)
  if (!on) return []
  const { columnKey } = context.dialect.names
  const own = table.definitions.map((definition) => resolveColumn(definition, context))
  const declared = new Set(own.map(({ name }) => columnKey(name)))
  const result = context.describe(table.query, context.draft, context.dialect, context.report)
  const made = context.dialect.definitions.createdFrom(namedColumns(table.columns, result, context))
  const columns = [...own, ...made.filter(({ name }) => !declared.has(columnKey(name)))]
  const relation = { ...emptyRelation('table', on), columns, place: placeOf(table, context) }
  return [{ kind: 'create-relation', relation }]
}
