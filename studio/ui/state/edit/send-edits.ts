import type { Row } from '../../../api/cell.ts'
import type { CellAnswer, PatchRows, RowChange, WrittenRows } from '../../../api/rows.ts'
import type { ApiClient } from '../api/api-client.ts'
import { ApiFailure, failureLine, isDoneBefore, isUndecided } from '../api/api-failure.ts'
import { type GridRow, gridRows } from '../grid/grid-row.ts'
import { type TableAddress, tableApiPath } from '../table-address.ts'
import type { CellEdit } from './cell-edit.ts'
import type { SendOutcome, SentEdits } from './edit-queue.ts'

/** Sends edits in one request, which the database takes as a whole or not at all. */
export async function sendEdits(
  api: ApiClient,
  table: TableAddress,
  { edits, key }: SentEdits,
): Promise<SendOutcome> {
  const rows = [...new Set(edits.map(({ row }) => row))]
  try {
    const path = tableApiPath(table, '/rows')
    const changes = rows.map((row) => edits.filter((edit) => edit.row === row))
    const body = patchBody(table, changes)
    for (const [place, [edit]] of changes.entries()) {
      const change = body.changes[place]
      if (edit?.whole === undefined || change === undefined) continue
      body.changes[place] = await seenWhole(api, table, { edit, change })
    }
    const answer = await api.send<WrittenRows>('PATCH', path, { body, key })
    // A row without a key keeps the one that it was sent with.
    const keys = answer.keys.map((key, place) => key ?? changes[place]?.[0]?.key ?? null)
    const stored = gridRows({ ...answer, keys })
    const isKeyed = answer.keys.every((key) => key !== null)
    const byId = rows.flatMap((row, place): [string, GridRow][] => {
      const of = stored[place]
      return of === undefined ? [] : [[row, isKeyed ? of : { ...of, id: row }]]
    })
    return { kind: 'stored', rows: new Map(byId) }
  } catch (error) {
    return outcomeOf(error)
  }
}

/** One change per row: what it is to hold, and what the person saw of it. */
export function patchBody(table: TableAddress, rows: readonly (readonly CellEdit[])[]): PatchRows {
  return {
    schema: table.schema,
    json: 'text',
    atomic: true,
    changes: rows.map((edits) => {
      const values = edits.flatMap(({ column, draft }) =>
        draft.kind === 'value' ? [[column, draft.value] as const] : [],
      )
      const shown = edits.filter(
        ({ seenHash, isUnseen }) => seenHash === undefined && isUnseen !== true,
      )
      const cut = edits.flatMap(({ column, seenHash }) =>
        seenHash === undefined ? [] : [[column, seenHash] as const],
      )
      return {
        key: edits[0]?.key ?? {},
        set: Object.fromEntries(values),
        defaults: edits.filter(({ draft }) => draft.kind === 'default').map(({ column }) => column),
        expect: Object.fromEntries(shown.map(({ column, seen }) => [column, seen])),
        ...(cut.length === 0 ? {} : { expectHash: Object.fromEntries(cut) }),
      }
    }),
  }
}

/** A row without a key is found by what was seen of all of it; of what is shown cut by its hash. */
async function seenWhole(
  api: ApiClient,
  table: TableAddress,
  { edit, change }: { readonly edit: CellEdit; readonly change: RowChange },
): Promise<RowChange> {
  const { values = {}, cut = [] } = edit.whole ?? {}
  const expect = { ...values, ...change.expect }
  const expectHash: Record<string, string> = { ...change.expectHash }
  for (const column of cut) delete expect[column]
  for (const column of cut.filter((name) => expectHash[name] === undefined)) {
    const body = { schema: table.schema, key: edit.key, column, json: 'text' }
    const { hash } = await api.read<CellAnswer>(tableApiPath(table, '/cell'), { body })
    expectHash[column] = hash
  }
  return { ...change, expect, expectHash }
}

/** Without an answer, or without the database or the token, nothing is known to be wrong with the edit. */
const WITHOUT_ANSWER = new Set([0, 401, 503])

/** What a request that was not done says about its edits. */
export function outcomeOf(error: unknown): SendOutcome {
  if (error instanceof ApiFailure && WITHOUT_ANSWER.has(error.status)) {
    return { kind: 'unanswered', reason: failureLine(error), mayBeStored: isUndecided(error) }
  }
  if (isDoneBefore(error)) return { kind: 'stored', rows: new Map() }
  if (isOfOtherEdits(error)) return { kind: 'changed' }
  if (error instanceof ApiFailure && error.code === 'conflict') {
    return { kind: 'conflict', current: isRow(error.current) ? error.current : undefined }
  }
  return { kind: 'failed', reason: failureLine(error) }
}

/** The key belongs to another request: what is sent has changed since the first attempt. */
function isOfOtherEdits(error: unknown): boolean {
  return (
    error instanceof ApiFailure &&
    error.code === 'invalid_value' &&
    error.details.some(({ path }) => path === 'Idempotency-Key')
  )
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
