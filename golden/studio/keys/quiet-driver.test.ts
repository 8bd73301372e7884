import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { startOwnRedis } from '../../engines/redis-group.ts'
import { skip } from '../../skip.ts'
import { startStudio } from '../start-studio.ts'
import { withKeyStudio } from './key-studio.ts'

/** How the driver begins what it prints. */
const DRIVER = /WARN|\[ERROR\]|ioredis|Skipping|NOPERM/

test('of a password that nobody asked for nothing is printed', async () => {
  const group = await startOwnRedis()
  if (group.kind === 'unavailable') return skip(group.reason)
  try {
    const studio = await startStudio({ args: [group.url.replace('://', '://:needless@')] })
    try {
      const answer = await fetch(`${studio.origin}/api/keys`)
      assert.is(answer.status, 200, await answer.text())
      assert.not.match(studio.output(), DRIVER)
      assert.not.match(studio.output(), 'needless')
    } finally {
      await studio.stop()
    }
  } finally {
    await group.stop()
  }
})

test('of a user who may not ask whether the server is ready nothing is printed', () =>
  withKeyStudio(
    async ({ ask, studio }) => {
      assert.is((await ask('GET', '/api/keys')).status, 200)
      assert.not.match(studio.output(), DRIVER)
    },
    { user: { name: 'uninformed', rules: ['~*', '&*', '+@all', '-info'] } },
  ))

test.run()
