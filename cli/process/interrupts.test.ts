import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { startInterrupts } from './interrupts.ts'

interface Heard {
  readonly said: readonly string[]
  readonly listeners: number
}

/** Work that is interrupted at these times in milliseconds, as long as what it has left is being undone. */
async function check(
  signals: readonly number[],
  undo: (said: string[]) => Promise<void>,
  expected: Heard,
): Promise<void> {
  const said: string[] = []
  const listeners: (() => void)[] = []
  let time = 0
  const { undoing } = startInterrupts({
    on: (_signal, heard) => listeners.push(heard),
    exit: (code) => said.push(`exit ${code}`),
    now: () => time,
    tell: (text) => said.push(text),
  })
  const work = async () => {
    said.push('works')
    for (const at of signals) {
      time = at
      listeners[0]?.()
    }
    return 'done'
  }
  const settled = undoing(() => undo(said), work).then((result) => said.push(result))
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, 200))])
  assert.equal({ said, listeners: listeners.length }, expected)
}

const undone = async (said: string[]) => {
  said.push('undone')
}
const hangs = () => new Promise<void>(() => undefined)
const fails = () => Promise.reject(new Error('no server'))

test('what work leaves is undone once', async () => {
  await check([], undone, { said: ['works', 'undone', 'done'], listeners: 3 })
  await check([0], undone, { said: ['works', 'undone', 'exit 130'], listeners: 3 })
})

test('a second signal ends at once, one that npm hands on does not', async () => {
  await check([0, 10], hangs, { said: ['works'], listeners: 3 })
  await check([0, 10, 1000], hangs, { said: ['works', 'exit 130'], listeners: 3 })
})

test('what cannot be undone is told', async () => {
  await check([0], fails, { said: ['works', 'no server\n', 'exit 130'], listeners: 3 })
})

test.run()
