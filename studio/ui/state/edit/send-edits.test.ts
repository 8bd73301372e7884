import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createApiClient } from '../api/api-client.ts'
import type { CellEdit } from './cell-edit.ts'
import { patchBody, sendEdits } from './send-edits.ts'

const table = { schema: 'main', name: 'orders' }

const edit = (row: number, column: string, part: Partial<CellEdit> = {}): CellEdit => ({
  row: `{"id":${row}}`,
  key: { id: row },
  column,
  draft: { kind: 'value', value: 'new' },
  seen: 'old',
  seenHash: undefined,
  state: 'dirty',
  reason: undefined,
  theirs: undefined,
  group: 1,
  isQuiet: false,
  revision: 1,
  ...part,
})

test('one change per row says what was seen', () => {
  const body = patchBody(table, [
    [edit(1, 'a'), edit(1, 'b', { draft: { kind: 'default' } })],
    [edit(2, 'a', { seenHash: 'h', draft: { kind: 'value', value: null } })],
  ])
  assert.equal(body.changes, [
    { key: { id: 1 }, set: { a: 'new' }, defaults: ['b'], expect: { a: 'old', b: 'old' } },
    { key: { id: 2 }, set: { a: null }, defaults: [], expect: {}, expectHash: { a: 'h' } },
  ])
})

/** What the queue is told when the server answers so. */
async function outcomeOf(status: number, body: object) {
  const fetched = globalThis.fetch
  globalThis.fetch = async () => new Response(JSON.stringify(body), { status })
  try {
    const api = createApiClient(
      () => undefined,
      () => undefined,
    )
    return await sendEdits(api, table, { edits: [edit(1, 'a')], key: 'k' })
  } finally {
    globalThis.fetch = fetched
  }
}

test('the stored rows go back under the ids that they were sent with', async () => {
  const answer = { rows: [{ id: 7, a: 'NEW' }], keys: [{ id: 7 }], cells: [], undoId: 'u' }
  const outcome = await outcomeOf(200, { ...answer, timing: { dbMs: 1 } })
  assert.is(outcome.kind, 'stored')
  if (outcome.kind === 'stored') assert.is(outcome.rows.get('{"id":1}')?.id, '{"id":7}')
})

test('a conflict carries the row as it is now', async () => {
  const error = { code: 'conflict', message: 'the row was changed', requestId: 'r' }
  assert.equal(await outcomeOf(409, { error: { ...error, current: { id: 1, a: 'theirs' } } }), {
    kind: 'conflict',
    current: { id: 1, a: 'theirs' },
  })
  assert.equal(await outcomeOf(409, { error: { ...error, current: null } }), {
    kind: 'conflict',
    current: undefined,
  })
})

test('a refusal says why', async () => {
  const details = [{ kind: 'constraint', message: 'total must be 0 or more' }]
  const error = { code: 'constraint', message: 'internal error', requestId: 'r', details }
  assert.equal(await outcomeOf(409, { error }), {
    kind: 'failed',
    reason: 'Total must be 0 or more.',
  })
})

test('an edit that nobody answers waits', async () => {
  const error = { code: 'unavailable', message: 'database connection error', requestId: 'r' }
  assert.equal(await outcomeOf(503, { error }), {
    kind: 'unanswered',
    reason: 'database connection error',
    mayBeStored: false,
  })
})

test('a change that the database may have committed is asked for again', async () => {
  const details = [{ message: 'whether it has is not known' }]
  const error = { code: 'unavailable', message: 'database connection error', requestId: 'r' }
  assert.equal(await outcomeOf(503, { error: { ...error, details } }), {
    kind: 'unanswered',
    reason: 'Whether it has is not known.',
    mayBeStored: true,
  })
})

test('a change whose answer is not there any more is stored', async () => {
  const details = [{ path: 'Idempotency-Key', kind: 'done', message: 'it has been done' }]
  const error = { code: 'conflict', message: '', requestId: 'r', details }
  assert.equal(await outcomeOf(409, { error }), { kind: 'stored', rows: new Map() })
})

test('a row without a key is found by all that was seen of it, and keeps its place', async () => {
  const fetched = globalThis.fetch
  const sent: unknown[] = []
  globalThis.fetch = async (_, init) => {
    sent.push(JSON.parse(String(init?.body)))
    const cell = { value: 'all of it', hash: 'h' }
    const rows = { rows: [{ a: 'new' }], keys: [null], cells: [], undoId: 'u', timing: { dbMs: 1 } }
    return new Response(JSON.stringify(sent.length === 1 ? cell : rows))
  }
  const whole = { values: { a: 'old', b: 2, long: 'all' }, cut: ['long'] }
  const outcome = await sendEdits(
    createApiClient(
      () => undefined,
      () => undefined,
    ),
    table,
    { edits: [edit(1, 'a', { whole })], key: 'k' },
  )
  globalThis.fetch = fetched
  assert.is(outcome.kind === 'stored' && outcome.rows.get('{"id":1}')?.id, '{"id":1}')
  assert.equal(sent[1], {
    ...patchBody(table, []),
    changes: [
      {
        key: { id: 1 },
        set: { a: 'new' },
        defaults: [],
        expect: { a: 'old', b: 2 },
        expectHash: { long: 'h' },
      },
    ],
  })
})

test.run()
