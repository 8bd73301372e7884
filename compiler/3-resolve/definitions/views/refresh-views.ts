import { createReport } from '../../../diagnostics/report.ts'
import type { Column } from '../../../ir/catalog.ts'
import type { ObjectName } from '../../../ir/change.ts'
import { unknown } from '../../../ir/type.ts'
import { lookUpRelation, objectKey, putRelation, type WrittenView } from '../../catalog/draft.ts'
import type { DefinitionContext } from '../context.ts'
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
export function readAgain({ view, bound }: WrittenView, context: DefinitionContext): Reading {
  const report = createReport()
  const { columns, own } = viewColumns(view, bound, { ...context, report })
  const failed = report.all().some(({ severity }) => severity === 'error')
  const lost = bound !== undefined && own.length !== bound.length
  if (!failed && !lost) return { columns, valid: true }
  return { columns: columns.map((column) => ({ ...column, type: unknown })), valid: false }
}

function sameColumns(left: readonly Column[], right: readonly Column[]): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}
