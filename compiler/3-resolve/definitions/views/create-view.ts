import type * as Ast from '../../../2-parse/ast.ts'
import { createReport, type Diagnostic } from '../../../diagnostics/report.ts'
import type { Relation } from '../../../ir/catalog.ts'
import type { ObjectName } from '../../../ir/change.ts'
import {
  lookUpRelation,
  objectKey,
  type Draft,
  type SeenTable,
  type WrittenView,
} from '../../catalog/draft.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { viewNeeds } from '../dependents/noted-needs.ts'
import { canBeView, isOnlyRead } from './judge-view.ts'
import { emptyRelation, placeOf } from '../tables/create-table.ts'
import { freeName } from '../objects/new-object.ts'
import { lookUp, newName, ownName, reportUnknownRelation } from '../objects/object-names.ts'
import { judgeReads } from './judge-reads.ts'
import { asRecursive } from './recursive-view.ts'
import { asCreated, nameNow, readAsCreated } from './as-created.ts'
import { seenNow } from './renamings.ts'
import { readRelations } from './read-relations.ts'
import { isInvalid, nothingKnown, readAgain, refreshViews, withoutTypes } from './refresh-views.ts'
import { withChanges } from './changed-through.ts'
import { type ViewColumns, viewColumns } from './view-columns.ts'
import { isCircular } from './view-order.ts'
import { objectName } from '../../catalog/object-name.ts'

/** Reports `duplicate-object`, `wrong-column-count`, and whatever its query gives. */
export function* createView(statement: Ast.CreateView, context: DefinitionContext): Changes {
  const written = asRecursive(statement)
  const view = { ...written, temporary: isTemporary(written, context) }
  if (view.alters && lookUp(view.name, context)?.kind !== 'view') {
    return reportUnknownRelation(view.name, context)
  }
  const replaced = view.orReplace ? replaceable(view, context) : undefined
  const on = replaced ?? freeName(view, 'relation', context)
  if (!on) return
  const kind = view.materialized ? 'materialized-view' : 'view'
  const relation: Relation = { ...emptyRelation(kind, on), place: placeOf(view, context) }
  const { columns, rowKeys, implied, shows, behind } = boundAtCreation(context)
    ? settledColumns(view, relation, context)
    : writtenColumns(view, relation, context)
  if (!canCheck(view, shows, context) || !isOnlyRead(view, context)) return
  const kept = replaced?.instead && { instead: replaced.instead }
  const known = { ...kept, columns, rowKeys, implied, ...(behind && { behind }) }
  const plain = { ...relation, ...known, comment: replaced?.comment }
  const made = kind === 'view' ? withChanges(plain, shows, context) : plain
  if (!canBeView(columns, replaced, view, context)) return
  const needs = viewNeeds(on, view.query, context)
  yield { kind: replaced ? 'replace-relation' : 'create-relation', relation: made }
  yield* needs
}

/** CREATE OR REPLACE over a view. */
function replaceable(view: Ast.CreateView, context: DefinitionContext): Relation | undefined {
  const wanted = newName(view.name, context, view.temporary)
  const relation = wanted && lookUpRelation(context.draft, wanted)
  return relation?.kind === 'view' ? relation : undefined
}

/** A view of something temporary is temporary as well, where it is settled what it reads. */
function isTemporary(
  { temporary, query, materialized }: Ast.CreateView,
  context: DefinitionContext,
) {
  if (temporary || materialized || !boundAtCreation(context)) return temporary
  const { temporarySchema } = context.dialect.names
  return readRelations(query, context).some(({ schema }) => schema === temporarySchema)
}

function boundAtCreation({ dialect }: DefinitionContext): boolean {
  return dialect.definitions.views === 'bound-at-creation'
}

/** The view is read again whenever its relations change; its faults in the end are its faults. */
function writtenColumns(
  view: Ast.CreateView,
  on: ObjectName & Pick<Relation, 'place'>,
  context: DefinitionContext,
): Shown {
  const { draft, dialect } = context
  const atUse = dialect.definitions.views === 'bound-at-use'
  const before = atUse ? { ...context, report: createReport() } : context
  refreshViews(context)
  const reads = readRelations(view.query, context)
  const fresh = { reads, ...settled(view), state: 'valid' as const }
  const bound = atUse ? undefined : viewColumns(fresh, before).own
  const seen = atUse ? [] : tablesSeen(reads, draft)
  const written: WrittenView = { ...fresh, bound, seen }
  const { columns, rowKeys, implied, behind, state } = isCircular(on, reads, draft)
    ? circular(viewColumns(fresh, before))
    : readAgain(written, context)
  draft.views.set(objectKey(draft, on), { ...written, state })
  for (const read of reads) {
    draft.readers.add(objectKey(draft, read), objectName(on))
  }
  if (!atUse) judgeReading(view, state, context)
  if (atUse || state === 'valid') deferFaults(written, on, context)
  return { columns, rowKeys, implied, behind }
}

function tablesSeen(reads: readonly ObjectName[], draft: Draft): readonly SeenTable[] {
  return reads.flatMap((on) => {
    const relation = lookUpRelation(draft, on)
    return relation?.kind === 'table' ? [seenNow(relation, draft)] : []
  })
}

type Shown = Pick<ViewColumns, 'columns' | 'rowKeys' | 'implied' | 'behind'> &
  Partial<Pick<ViewColumns, 'shows'>>

/** Whether WITH CHECK OPTION can be kept: what is written through the view is seen in it. Reports `misplaced-clause`. */
function canCheck(
  { check, query }: Ast.CreateView,
  shows: ViewColumns['shows'],
  { report }: DefinitionContext,
): boolean {
  const isComputed = typeof shows === 'object' && shows.columns.every((name) => name === undefined)
  const reason = isComputed ? 'no column of the view can be written' : shows
  if (check === undefined || typeof reason !== 'string') return true
  report.add('misplaced-clause', query.at, { clause: 'WITH CHECK OPTION', reason })
  return false
}

function circular({ columns }: Pick<Shown, 'columns'>) {
  return { columns: withoutTypes(columns), ...nothingKnown, state: 'circular' as const }
}

/** A view that is settled when it is made makes sense then. Reports `invalid-view`. */
function judgeReading(
  { name, query }: Ast.CreateView,
  state: WrittenView['state'],
  context: DefinitionContext,
): void {
  if (state === 'circular') context.report.add('invalid-view', query.at, { view: ownName(name) })
  else judgeReads(query, context)
}

/** What is at fault when all statements are folded, unless the view is gone or replaced. */
function deferFaults(
  made: WrittenView,
  on: ObjectName & Pick<Relation, 'place'>,
  context: DefinitionContext,
): void {
  context.defer(() => {
    const { draft, report } = context
    const now = lookUpRelation(draft, on)
    if (!now || now.place !== on.place) return []
    refreshViews(context)
    if (draft.toldViews.has(objectKey(draft, on)) && isInvalid(on, draft)) return []
    const written = draft.views.get(objectKey(draft, on)) ?? made
    const { view, bound, state } = written
    const again = createReport()
    const { own } = viewColumns(written, { ...context, report: again })
    const isNew = ({ severity }: Diagnostic) => severity === 'error' || bound === undefined
    for (const each of again.all().filter(isNew)) report.take(each)
    const lost = state === 'circular' || (bound !== undefined && own.length !== bound.length)
    const told = report.all().some(({ severity }) => severity === 'error')
    if (lost && !told) report.add('invalid-view', view.name.at, { view: now.name })
    return []
  })
}

/**
 * `CREATE VIEW v AS SELECT a FROM t; ALTER TABLE t ALTER a DROP NOT NULL`: what is not proven in the
 * end may be NULL.
 */
function settledColumns(
  view: Ast.CreateView,
  relation: Relation,
  context: DefinitionContext,
): Shown {
  const { draft } = context
  const made = viewColumns(settled(view), context)
  const created = asCreated(view.query, context)
  const viewNow = () => {
    const now = lookUpRelation(draft, nameNow(relation, created, draft))
    return now?.place === relation.place ? now : undefined
  }
  const settledNow = () => {
    const now = viewNow()
    if (!now) return undefined
    return readAsCreated(created, draft, () => {
      const shows = now.kind === 'view' ? made.shows : undefined
      return withChanges({ ...now, ...certain(now, view, context) }, shows, context)
    })
  }
  draft.settling.add({ now: viewNow, settled: settledNow })
  context.defer(() => {
    const changed = settledNow()
    return changed ? [{ kind: 'replace-relation', relation: changed }] : []
  })
  return made
}

function certain(
  { columns, rowKeys = [], implied = [] }: Relation,
  view: Ast.CreateView,
  context: DefinitionContext,
): Pick<Shown, 'columns' | 'rowKeys' | 'implied'> {
  const report = createReport()
  const again = viewColumns(settled(view), { ...context, report })
  const isOther = again.columns.length !== columns.length
  const failed = isOther || report.all().some(({ severity }) => severity === 'error')
  const isImplied = (by: number, place: number) =>
    again.implied[by]?.includes(place) || again.columns[place]?.nullable === false
  const proven = new Set(failed ? [] : again.rowKeys.map((key) => key.join()))
  return {
    columns: columns.map((column, i) => ({
      ...column,
      nullable: column.nullable || failed || again.columns[i]?.nullable !== false,
    })),
    rowKeys: rowKeys.filter((key) => proven.has(key.join())),
    implied: failed
      ? []
      : implied.map((places, by) => places.filter((place) => isImplied(by, place))),
  }
}

function settled(view: Ast.CreateView): Omit<WrittenView, 'reads' | 'state'> {
  return { view, bound: undefined, renamings: [], seen: [] }
}
