import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestDatabase } from '../../golden/truth/test-database.ts'
import { outlive, ServerEnded } from './outlive.ts'

/** A server that `crash` ends, and that is there again after one failed attempt. */
function server() {
  const log: string[] = []
  let attempts = 0
  const open = async () => {
    if (++attempts === 2) throw new Error('refused')
    let isDown = false
    const send = async (sql: string) => {
      log.push(sql)
      isDown ||= sql === 'crash'
      if (isDown) throw new Error('lost')
    }
    const said = (sql: string) =>
      send(sql).then(
        () => undefined,
        (error: Error) => error.message,
      )
    const database: TestDatabase = {
      drivers: [],
      reset: () => send('reset'),
      execute: send,
      runByHand: async () => [],
      refusal: said,
      neverRuns: said,
      disagreements: async () => [],
      holds: () => true,
      isLost: async () => isDown,
      openDriver: async () => Promise.reject(new Error('none')),
      close: async () => undefined,
    }
    return { kind: 'open', database, close: async () => undefined } as const
  }
  return { log, open }
}

test('a server that a statement ends is there again with what was in it, and the statement is listed', async () => {
  const { log, open } = server()
  const { database, ended } = await outlive(open, 0)
  await database.execute('before')
  await database.reset()
  await database.execute('table')
  const refused = await database.refusal('crash').catch((error: unknown) => error)
  assert.instance(refused, ServerEnded)
  assert.is(await database.refusal('next'), undefined)
  assert.equal(ended, ['crash'])
  assert.equal(log, ['before', 'reset', 'table', 'crash', 'table', 'next'])
})

test.run()
