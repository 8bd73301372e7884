import { Type } from '@sinclair/typebox'
import { deleteRows, type RowsToDelete } from '../../../../runtime/edit/delete/delete-rows.ts'
import type { Editing } from '../../../../runtime/edit/editing.ts'
import {
  type DeleteFilter,
  type DeleteKeys,
  deleteFilter,
  deleteKeys,
  deletedRows,
  insertRows,
  patchedCount,
  patchFilter,
  patchRows,
  rowBatch,
  writtenBatch,
  writtenRows,
} from '../../../api/rows.ts'
import { noJournal } from '../../../../runtime/journal/no-journal.ts'
import type { JsonForm } from '../../../api/cell.ts'
import { Refusal } from '../../failure/refusal.ts'
import { choiceOf, type QueryParameters } from '../../routing/read-query.ts'
import { bodyRoute, type RelationalRoute } from './relational-route.ts'
import { COUNT, insertRowsInto, patchMatching, patchRowsOf } from '../../rows/change-rows.ts'
import { changeBatch } from '../../rows/change-batch.ts'
import { matchingCondition } from '../../rows/matching-condition.ts'
import { miscounted, unwritten, withinJournal } from '../../rows/unless-unwritten.ts'
import type { Studio } from '../../studio.ts'
import { requestedTable } from '../../tables/find-table.ts'

export const rowRoutes: readonly RelationalRoute[] = [
  bodyRoute(
    {
      method: 'POST',
      url: '/api/tables/:table/rows',
      summary: 'Adds rows to a table',
      body: insertRows,
      answers: writtenRows,
      isCreation: true,
      isWrite: true,
      isWhole: true,
    },
    async (asked, request, studio) => {
      const relation = await requestedTable(request, studio, asked.schema)
      return insertRowsInto(relation, asked, await editing(studio, asked, request.signal))
    },
  ),
  bodyRoute(
    {
      method: 'PATCH',
      url: '/api/tables/:table/rows',
      summary: 'Changes rows that still are what was seen, or all rows of a filter',
      body: Type.Union([patchRows, patchFilter]),
      answers: Type.Union([writtenRows, patchedCount]),
      isWrite: true,
      isWhole: true,
    },
    async (asked, request, studio) => {
      const relation = await requestedTable(request, studio, asked.schema)
      const where = await editing(studio, asked, request.signal)
      if ('changes' in asked) return patchRowsOf(relation, asked, where)
      const context = { studio, signal: request.signal }
      const condition = await matchingCondition(asked, relation, context)
      return patchMatching(relation, { ...asked, condition }, where)
    },
  ),
  bodyRoute(
    {
      method: 'POST',
      url: '/api/tables/:table/rows/batch',
      summary: 'Delete, change and add rows in one transaction; dryRun=1 tells the statements',
      query: ['dryRun'],
      body: rowBatch,
      answers: writtenBatch,
      isWrite: true,
      isWhole: true,
    },
    async (asked, request, studio) => {
      const relation = await requestedTable(request, studio, asked.schema)
      const where = await editing(studio, asked, request.signal)
      return changeBatch(relation, { asked, isTrial: isDryRun(request.query) }, where)
    },
  ),
  bodyRoute(
    {
      method: 'POST',
      url: '/api/tables/:table/rows/delete',
      summary: 'Deletes rows by their keys, or all rows of a filter; dryRun=1 tells what would go',
      query: ['dryRun'],
      body: Type.Union([deleteKeys, deleteFilter]),
      answers: deletedRows,
      isWrite: true,
      isWhole: true,
    },
    async (asked, request, studio) => {
      const relation = await requestedTable(request, studio, asked.schema)
      const where = await editing(studio, asked, request.signal)
      const context = { studio, signal: request.signal }
      const rows =
        'keys' in asked
          ? targetsOf(asked)
          : matching(asked, await matchingCondition(asked, relation, context))
      const start = performance.now()
      const isTrial = isDryRun(request.query)
      const deleted = await withinJournal(() => deleteRows(where, { relation, rows, isTrial }))
      if (deleted.kind === 'miscounted') throw miscounted(deleted.atLeast)
      const { open: opened, form } = where
      if (deleted.kind === 'stopped')
        throw unwritten(deleted.outcome, { opened, form, prefix: `keys.${deleted.index}.` })
      const timing = { dbMs: performance.now() - start }
      const { dependents, tables, hidesTables, undoId = null } = deleted
      return { body: { deleted: deleted.deleted, dependents, tables, hidesTables, undoId, timing } }
    },
  ),
]

/** Whether a request asks what would happen, and nothing else. */
export function isDryRun(query: QueryParameters): boolean {
  return choiceOf(query, 'dryRun', ['0', '1']) === '1'
}

/** Where a request changes rows. Its statements end when the client has gone. */
export async function editing(
  studio: Studio,
  { json = 'parsed', undo = true }: { readonly json?: JsonForm; readonly undo?: boolean },
  signal: AbortSignal,
): Promise<Editing> {
  const { opened: open } = studio
  const journal = undo ? studio.journal : noJournal
  const catalog = await studio.catalog(signal)
  return { open, catalog, journal, form: json, options: { signal } }
}

function targetsOf({ keys, expect = [] }: DeleteKeys): RowsToDelete {
  const targets = keys.map((key, index) => ({ key, expect: expect[index] ?? {}, expectHash: {} }))
  return { kind: 'targets', targets }
}

function matching(
  { expectCount }: DeleteFilter,
  condition: Extract<RowsToDelete, { kind: 'condition' }>['condition'],
): RowsToDelete {
  if (expectCount === undefined) throw new Refusal('confirm_required', { details: [COUNT] })
  return { kind: 'condition', condition, expectCount }
}
