import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { JsonValue, Row } from '../../../api/cell.ts'
import { type GridRow, rowId } from '../grid/grid-row.ts'
import type { CellEdit } from './cell-edit.ts'
import { editId } from './cell-edit.ts'
import { EditQueue, type SendOutcome } from './edit-queue.ts'
import type { EditTarget } from './next-edit.ts'

/** A table in memory that writes as the server does: only where the row still is what was seen. */
function createTable(rows: Record<string, Row>) {
  const sent: CellEdit[][] = []
  const store = (edits: readonly CellEdit[]): SendOutcome => {
    const [first] = edits
    const current = first === undefined ? undefined : rows[String(first.key['id'])]
    for (const edit of edits) {
      const row = rows[String(edit.key['id'])]
      if (row === undefined || row[edit.column] !== edit.seen) return { kind: 'conflict', current }
      if (edit.draft.kind === 'value' && edit.draft.value === -1) {
        return { kind: 'failed', reason: 'total must be 0 or more' }
      }
    }
    return { kind: 'stored', rows: new Map(edits.map((edit) => [edit.row, write(edit)])) }
  }
  const write = (edit: CellEdit): GridRow => {
    const id = String(edit.key['id'])
    const value = edit.draft.kind === 'value' ? edit.draft.value : 'default'
    const values = { ...rows[id], [edit.column]: value }
    delete rows[id]
    rows[String(values['id'])] = values
    return gridRow(values)
  }
  const send = async ({ edits }: { readonly edits: readonly CellEdit[] }) => {
    sent.push([...edits])
    await Promise.resolve()
    return store(edits)
  }
  return { rows, sent, send }
}

function gridRow(values: Row): GridRow {
  const key = { id: values['id'] ?? null }
  return { id: rowId(key), key, values, notes: {} }
}

function open(rows: Record<string, Row>) {
  const table = createTable(rows)
  const timers: { run: () => void; at: number }[] = []
  const said: string[] = []
  const queue = new EditQueue({
    send: table.send,
    onStored: () => undefined,
    say: (text) => said.push(text),
    later: (run, at) => timers.push({ run, at }),
  })
  const target = (id: JsonValue, column: string, seen: JsonValue): EditTarget => ({
    row: { id: rowId({ id }), key: { id } },
    column,
    seen,
  })
  const idle = async () => {
    for (let turn = 0; turn < 50; turn++) await Promise.resolve()
  }
  return { ...table, queue, timers, said, target, idle }
}

const value = (of: JsonValue) => ({ kind: 'value', value: of }) as const
const id = (row: JsonValue, column: string) => editId(rowId({ id: row }), column)

test('an edit is dirty, saving, saved, and gone after two seconds', async () => {
  const { queue, target, idle, timers, rows, said } = open({ 1: { id: 1, total: 5 } })
  queue.commit(target(1, 'total', 5), value(6))
  assert.is(queue.edits().get(id(1, 'total'))?.state, 'saving')
  assert.is(queue.unsaved(), 1)
  await idle()
  assert.is(rows[1]?.['total'], 6)
  assert.is(queue.edits().get(id(1, 'total'))?.state, 'saved')
  assert.is(queue.unsaved(), 0)
  for (const timer of timers) if (timer.at === 2000) timer.run()
  assert.is(queue.edits().size, 0)
  assert.equal(said, ['total saved'])
})

test('a state is shown after 150 ms only', async () => {
  const { queue, target, timers } = open({ 1: { id: 1, total: 5 } })
  queue.commit(target(1, 'total', 5), value(6))
  assert.ok(queue.edits().get(id(1, 'total'))?.isQuiet)
  for (const timer of timers) if (timer.at === 150) timer.run()
  assert.not.ok(queue.edits().get(id(1, 'total'))?.isQuiet)
})

test('a value that is the one seen is not sent', async () => {
  const { queue, target, idle, sent } = open({ 1: { id: 1, total: 5 } })
  queue.commit(target(1, 'total', 5), value(5))
  await idle()
  assert.is(sent.length, 0)
  assert.is(queue.edits().size, 0)
})

test('a later edit of the same cell goes out from what is stored', async () => {
  const { queue, target, idle, sent, rows } = open({ 1: { id: 1, total: 5 } })
  queue.commit(target(1, 'total', 5), value(6))
  queue.commit(target(1, 'total', 5), value(7))
  queue.commit(target(1, 'total', 5), value(8))
  await idle()
  assert.equal(
    sent.flat().map((edit) => [edit.seen, edit.draft]),
    [
      [5, value(6)],
      [6, value(8)],
    ],
  )
  assert.is(rows[1]?.['total'], 8)
})

test('an edit back to the old value is sent while the first one is under way', async () => {
  const { queue, target, idle, rows } = open({ 1: { id: 1, total: 5 } })
  queue.commit(target(1, 'total', 5), value(6))
  queue.commit(target(1, 'total', 5), value(5))
  await idle()
  assert.is(rows[1]?.['total'], 5)
})

test('a conflict keeps both values until the person chooses', async () => {
  const { queue, target, idle, rows } = open({ 1: { id: 1, total: 9 } })
  queue.commit(target(1, 'total', 5), value(6))
  await idle()
  const edit = queue.edits().get(id(1, 'total'))
  assert.is(edit?.state, 'conflict')
  assert.is(edit?.theirs, 9)
  assert.equal(edit?.draft, value(6))
  assert.is(queue.needYou().length, 1)
  queue.keepMine(id(1, 'total'))
  await idle()
  assert.is(rows[1]?.['total'], 6)
})

test('a row that is gone says so', async () => {
  const { queue, target, idle } = open({})
  queue.commit(target(1, 'total', 5), value(6))
  await idle()
  assert.is(queue.edits().get(id(1, 'total'))?.reason, 'The row is gone.')
})

test('a failure keeps what was typed, and the others go on', async () => {
  const { queue, target, idle, rows } = open({ 1: { id: 1, total: 5, note: 'a' } })
  queue.commit(target(1, 'total', 5), value(-1))
  queue.commit(target(1, 'note', 'a'), value('b'))
  await idle()
  const edit = queue.edits().get(id(1, 'total'))
  assert.is(edit?.state, 'failed')
  assert.is(edit?.reason, 'total must be 0 or more')
  assert.equal(edit?.draft, value(-1))
  assert.is(rows[1]?.['note'], 'b')
  queue.revert(id(1, 'total'))
  assert.is(queue.needYou().length, 0)
})

test('edits of one act are sent together; refused, each is tried alone', async () => {
  const { queue, target, idle, sent, rows } = open({
    1: { id: 1, total: 5 },
    2: { id: 2, total: 5 },
  })
  queue.commitAll([
    [target(1, 'total', 5), value(6)],
    [target(2, 'total', 5), value(-1)],
  ])
  await idle()
  assert.equal(
    sent.map((edits) => edits.length),
    [2, 1, 1],
  )
  assert.is(rows[1]?.['total'], 6)
  assert.is(queue.edits().get(id(2, 'total'))?.state, 'failed')
})

test('the other edits of a row follow its key', async () => {
  const { queue, target, idle, rows } = open({ 1: { id: 1, total: 5 } })
  queue.commit(target(1, 'id', 1), value(7))
  queue.commit(target(1, 'total', 5), value(6))
  await idle()
  assert.equal(rows[7], { id: 7, total: 6 })
})

test('staged edits wait for the person', async () => {
  const { queue, target, idle, sent, rows } = open({ 1: { id: 1, total: 5 } })
  queue.setStaged(true)
  queue.commit(target(1, 'total', 5), value(6))
  await idle()
  assert.is(sent.length, 0)
  assert.not.ok(queue.edits().get(id(1, 'total'))?.isQuiet)
  queue.saveAll()
  await idle()
  assert.is(rows[1]?.['total'], 6)
})

test('edits come back after a reload', async () => {
  const kept: CellEdit[][] = []
  const before = new EditQueue({
    send: () => new Promise(() => undefined),
    onStored: () => undefined,
    say: () => undefined,
    later: () => undefined,
    onChange: (edits) => kept.push([...edits]),
  })
  const { queue, target, idle, rows } = open({ 1: { id: 1, total: 5 } })
  before.commit(target(1, 'total', 5), value(6))
  queue.restore(kept.at(-1) ?? [])
  await idle()
  assert.is(rows[1]?.['total'], 6)
})

test.run()
