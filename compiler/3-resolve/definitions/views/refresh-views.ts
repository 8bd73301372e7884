import type * as Ast from '../../../2-parse/ast.ts'
import { createReport } from '../../../diagnostics/report.ts'
import type { Column, Relation } from '../../../ir/catalog.ts'
import type { ObjectName } from '../../../ir/change.ts'
import { unknown } from '../../../ir/type.ts'
import {
  type Draft,
  getRelation,
  nameOfKey,
  objectKey,
  setViewColumns,
  type WrittenView,
} from '../../catalog/draft.ts'
import type { DefinitionContext } from '../context.ts'
import { type ViewColumns, viewColumns } from './view-columns.ts'
import { inReadingOrder, readersOf, writtenView } from './view-order.ts'

type Context = Pick<DefinitionContext, 'draft' | 'dialect' | 'describe'>

/** Where the engine reads a view's query at each use, the views of what the statement has changed are to be read again. */
export function noteStaleViews(draft: Draft): void {
  for (const { on } of draft.touched.values()) noteStaleReaders(on, draft)
}

function noteStaleReaders(on: ObjectName, draft: Draft): void {
  for (const reader of readersOf(on, draft)) draft.staleViews.set(objectKey(draft, reader), reader)
}

/** Reads the stale views again, each after those that it reads itself; whoever looks at a view asks for it. */
export function refreshViews(context: Context): void {
  const { draft } = context
  if (draft.staleViews.size === 0) return
  const { order, circular } = inReadingOrder([...draft.staleViews.values()], draft)
  for (const on of order) {
    const isStale = draft.staleViews.delete(objectKey(draft, on))
    if (isStale && hasChanged(on, context)) noteStaleReaders(on, draft)
  }
  for (const on of circular) {
    draft.staleViews.delete(objectKey(draft, on))
    const columns = withoutTypes(getRelation(draft, on).columns)
    put(on, { columns, ...nothingKnown, state: 'circular' }, draft)
  }
}

/** Whether the view is another now. */
function hasChanged(on: ObjectName, context: Context): boolean {
  const { draft } = context
  const written = writtenView(on, draft)
  if (!written) return false
  const before = getRelation(draft, on)
  const reading = readAgain(written, context)
  if (isSame(reading, before) && reading.state === written.state) return false
  put(on, reading, draft)
  return true
}

/** Of a view that makes no sense. */
export const nothingKnown = { rowKeys: [], implied: [], behind: undefined } as const

function put(on: ObjectName, { state, ...reading }: Reading, draft: Draft): void {
  const written = writtenView(on, draft)
  if (written) draft.views.set(objectKey(draft, on), { ...written, state })
  setViewColumns(draft, on, reading)
}

type Reading = Pick<WrittenView, 'state'> &
  Pick<ViewColumns, 'columns' | 'rowKeys' | 'implied' | 'behind'>

/** The view's columns as things are; of one that makes no sense nothing is known but their names. */
export function readAgain(written: WrittenView, context: Context): Reading {
  const { bound, reads } = written
  const report = createReport()
  const { columns, own, rowKeys, implied, behind } = viewColumns(written, { ...context, report })
  const failed = report.all().some(({ severity }) => severity === 'error')
  const lost = bound !== undefined && own.length !== bound.length
  if (!failed && !lost && !reads.some((read) => isInvalid(read, context.draft)))
    return { columns, rowKeys, implied, behind, state: 'valid' }
  return { columns: withoutTypes(columns), ...nothingKnown, state: 'invalid' }
}

/** Whether it is a view that makes no sense. */
export function isInvalid(on: ObjectName, draft: Draft): boolean {
  const written = writtenView(on, draft)
  return written !== undefined && written.state !== 'valid'
}

export function withoutTypes(columns: readonly Column[]): readonly Column[] {
  return columns.map((column) => ({ ...column, type: unknown }))
}

function isSame(reading: Reading, before: Relation): boolean {
  return told(reading) === told(before)
}

function told({ columns, rowKeys, implied, behind }: Reading | Relation): string {
  return JSON.stringify([columns, rowKeys, implied, behind])
}

/** SQLite reads all views before and after a table or column is renamed or dropped, and refuses where one makes no sense. */
export function judgeViews(statement: Ast.Statement, context: DefinitionContext): void {
  const { draft, dialect, report } = context
  if (!dialect.definitions.rewritesViews || statement.kind !== 'alter-table') return
  const isJudged = (kind: string) =>
    readingActions.has(kind) && !(kind === 'rename-table' && draft.renamesPastViews)
  const changing = statement.actions.find(({ kind }) => isJudged(kind))
  if (!changing) return
  refreshViews(context)
  const invalid = [...draft.views].filter(([key]) => isInvalid(nameOfKey(key), draft))
  const [untold] = invalid.filter(([key]) => !draft.toldViews.has(key))
  draft.toldViews = new Set(invalid.map(([key]) => key))
  if (!untold) return
  const [, { view }] = untold
  report.add('invalid-view', changing.at, { view: view.name.parts.at(-1)?.text ?? '' })
}

const readingActions: ReadonlySet<string> = new Set([
  'rename-table',
  'rename-column',
  'drop-column',
])
