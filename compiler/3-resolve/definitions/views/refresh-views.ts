import type * as Ast from '../../../2-parse/ast.ts'
import { createReport } from '../../../diagnostics/report.ts'
import type { Column, Relation } from '../../../ir/catalog.ts'
import type { ObjectName } from '../../../ir/change.ts'
import { unknown } from '../../../ir/type.ts'
import {
  type Draft,
  lookUpRelation,
  objectKey,
  putRelation,
  type WrittenView,
} from '../../catalog/draft.ts'
import type { DefinitionContext } from '../context.ts'
import { ownName } from '../objects/object-names.ts'
import { readRelations } from './read-relations.ts'
import { viewColumns } from './view-columns.ts'

/** Where the engine reads a view's query at each use, what the statement has changed is seen by its views. */
export function refreshViews(context: DefinitionContext): void {
  const { draft } = context
  const seen = new Set<string>()
  const refreshReaders = (on: ObjectName): void => {
    for (const reader of draft.readers.get(objectKey(draft, on))) {
      const key = objectKey(draft, reader)
      if (seen.has(key)) continue
      seen.add(key)
      if (refreshed(reader, context)) refreshReaders(reader)
    }
  }
  for (const { on } of [...draft.touched.values()]) refreshReaders(on)
}

/** Whether the view is another now. */
function refreshed(on: ObjectName, context: DefinitionContext): boolean {
  const { draft } = context
  const key = objectKey(draft, on)
  const relation = lookUpRelation(draft, on)
  const written = draft.views.get(key)
  if (relation?.kind !== 'view' || !written) return false
  const { columns, valid } = readAgain(written, context)
  if (sameColumns(columns, relation.columns) && valid === written.valid) return false
  draft.views.set(key, { ...written, valid })
  putRelation(draft, { ...relation, columns })
  return true
}

interface Reading {
  readonly columns: readonly Column[]
  readonly valid: boolean
}

/** The view's columns as things are; of one that makes no sense nothing is known but their names. */
export function readAgain(written: WrittenView, context: DefinitionContext): Reading {
  const { bound, view } = written
  const report = createReport()
  const { columns, own } = viewColumns(written, { ...context, report })
  const failed = report.all().some(({ severity }) => severity === 'error')
  const lost = bound !== undefined && own.length !== bound.length
  if (!failed && !lost && !readsItself(view, context)) return { columns, valid: true }
  return { columns: columns.map((column) => ({ ...column, type: unknown })), valid: false }
}

/** `CREATE VIEW v AS SELECT * FROM v`, where nobody asks before the view is used. */
function readsItself({ name, query }: Ast.CreateView, context: DefinitionContext): boolean {
  const { relationKey } = context.dialect.names
  const own = relationKey(ownName(name))
  return readRelations(query, context).some((read) => relationKey(read.name) === own)
}

function sameColumns(left: readonly Column[], right: readonly Column[]): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}

/** SQLite reads all views when a table or column is renamed or dropped, and refuses where one makes no sense. */
export function judgeViews(statement: Ast.Statement, context: DefinitionContext): void {
  const { draft, dialect, report } = context
  if (!dialect.definitions.rewritesViews || statement.kind !== 'alter-table') return
  const changing = statement.actions.find(({ kind }) => readingActions.has(kind))
  if (!changing) return
  for (const [key, { view, valid }] of draft.views) {
    const relation = valid ? undefined : relationOf(key, draft)
    if (relation?.kind !== 'view') continue
    report.add('invalid-view', changing.at, { view: view.name.parts.at(-1)?.text ?? '' })
    return
  }
}

const readingActions: ReadonlySet<string> = new Set([
  'rename-table',
  'rename-column',
  'drop-column',
])

function relationOf(key: string, draft: Draft): Relation | undefined {
  const [schema = '', name = ''] = key.split('\0')
  return lookUpRelation(draft, { schema, name })
}
