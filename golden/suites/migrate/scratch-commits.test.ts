import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { engineOf } from '../../../runtime/registry.ts'
import { withProject } from './harness.ts'

test('a commit in a scratch database of PostgreSQL waits for no disk', () =>
  withProject('postgresql-18', {}, async ({ url }) => {
    const waiting = new URL(url)
    waiting.searchParams.set('options', '-c synchronous_commit=on')
    const engine = await engineOf(waiting.href)
    const owner = { processId: process.pid, now: Date.now() }
    const { connection, drop } = await engine.scratch(waiting.href, owner)
    try {
      const [row] = await connection.query('show synchronous_commit')
      assert.equal(row, { synchronous_commit: 'off' })
    } finally {
      await drop()
    }
  }))

test.run()
