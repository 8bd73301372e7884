import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { editId } from './cell-edit.ts'
import { EditQueue, type SendOutcome } from './edit-queue.ts'
import type { EditTarget } from './next-edit.ts'

const ROW = { id: '{"id":1}', key: { id: 1 } }
const target: EditTarget = { row: ROW, column: 'paid', seen: false }
const place = editId(ROW.id, 'paid')
const value = (of: boolean | string) => ({ kind: 'value', value: of }) as const

/** A queue whose server answers what the test says next. */
function open(answers: SendOutcome[]) {
  const timers: { run: () => void; at: number }[] = []
  const sent: unknown[] = []
  const keys: string[] = []
  const found: unknown[] = []
  const said: string[] = []
  const queue = new EditQueue({
    send: async ({ edits, key }) => {
      sent.push(edits.map(({ draft }) => draft))
      keys.push(key)
      return answers.shift() ?? stored
    },
    onStored: () => undefined,
    onFound: (...all) => found.push(all),
    say: (text) => said.push(text),
    later: (run, at) => timers.push({ run, at }),
  })
  const pass = (at: number) => {
    for (const timer of timers.splice(0)) if (timer.at === at) timer.run()
  }
  return { queue, sent, keys, found, said, pass, timers }
}

const stored: SendOutcome = {
  kind: 'stored',
  rows: new Map([[ROW.id, { ...ROW, values: { id: 1, paid: true }, notes: {} }]]),
}
const reason = 'The studio does not answer.'
const unanswered: SendOutcome = { kind: 'unanswered', reason, mayBeStored: false }
const unheard: SendOutcome = { kind: 'unanswered', reason, mayBeStored: true }

async function idle(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
}

test('toggles are held, and only the last one is sent', async () => {
  const { queue, sent, pass } = open([])
  queue.commitSoon(target, value(true))
  queue.commitSoon(target, value(false))
  queue.commitSoon(target, value(true))
  assert.is(queue.unsaved(), 1)
  await idle()
  assert.equal(sent, [])
  pass(800)
  await idle()
  assert.equal(sent, [[value(true)]])
})

test('what is held is sent at once before an undo, and dropped by Escape', async () => {
  const { queue, sent } = open([])
  queue.commitSoon(target, value(true))
  queue.dropHeld(ROW.id, 'paid')
  await queue.settled()
  assert.equal(sent, [])
  queue.commitSoon(target, value(true))
  await queue.settled()
  assert.equal(sent, [[value(true)]])
})

test('edits wait while nobody answers, longer each time, and are said once', async () => {
  const { queue, sent, said, pass, timers } = open([unanswered, unanswered])
  queue.commit(target, value(true))
  await idle()
  assert.is(queue.edits().get(place)?.state, 'dirty')
  assert.is(queue.waiting(), 'The studio does not answer.')
  pass(1000)
  await idle()
  assert.ok(timers.some(({ at }) => at === 2000))
  queue.tryNow()
  await idle()
  assert.is(queue.waiting(), undefined)
  assert.is(queue.edits().get(place)?.state, 'saved')
  assert.is(sent.length, 3)
  assert.equal(said, ['Not saved yet. The studio does not answer.', 'paid saved'])
})

test('a later edit of the cell replaces the one that waits', async () => {
  const { queue, sent } = open([unanswered])
  queue.commit(target, value(true))
  await idle()
  queue.commit(target, value('later'))
  queue.tryNow()
  await idle()
  assert.equal(sent, [[value(true)], [value('later')]])
})

test('what may be stored is asked for again under its key, and what was typed since follows', async () => {
  const { queue, sent, keys } = open([unheard])
  queue.commit(target, value(true))
  await idle()
  queue.commit(target, value('later'))
  queue.tryNow()
  await idle()
  assert.equal(sent, [[value(true)], [value(true)], [value('later')]])
  assert.is(keys[0], keys[1])
  assert.is.not(keys[1], keys[2])
})

test('the value of before is written where another one may be stored', async () => {
  const { queue, sent } = open([unheard])
  queue.commit(target, value(true))
  await idle()
  queue.commit(target, value(false))
  queue.tryNow()
  await idle()
  assert.equal(sent, [[value(true)], [value(true)], [value(false)]])
})

test('what the person takes back is not asked for again', async () => {
  const { queue, sent } = open([unheard])
  queue.commit(target, value(true))
  await idle()
  queue.revert(place)
  queue.tryNow()
  await idle()
  assert.is(sent.length, 1)
})

test('what was not answered has its key after a reload, and another one where that belongs to other edits', async () => {
  const before = open([unheard])
  before.queue.commit(target, value(true))
  await idle()
  const after = open([{ kind: 'changed' }])
  after.queue.restore([...before.queue.edits().values()])
  await idle()
  assert.is(after.keys[0], before.keys[0])
  assert.is.not(after.keys[1], before.keys[0])
  assert.is(after.queue.edits().get(place)?.state, 'saved')
})

test('a conflict with the same value is none: the answer was lost, or somebody wrote the same', async () => {
  const { queue, found } = open([{ kind: 'conflict', current: { id: 1, paid: true } }])
  queue.commit(target, value(true))
  await idle()
  assert.is(queue.edits().get(place)?.state, 'saved')
  assert.equal(found, [[ROW.id, 'paid', true]])
})

test('a text that can be no value is kept in the cell with its reason', () => {
  const { queue, sent } = open([])
  queue.keepFailed(target, 'perhaps', 'A boolean is true or false.')
  assert.equal(sent, [])
  assert.is(queue.edits().get(place)?.reason, 'A boolean is true or false.')
  assert.is(queue.needYou().length, 1)
})

test.run()
