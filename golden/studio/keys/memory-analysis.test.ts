import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { until } from '../../engines/redis-group.ts'
import { withKeyStudio } from './key-studio.ts'

test('an analysis of memory that is cancelled says so, keeps what it has found, and asks no more', async () => {
  await withKeyStudio(async ({ ask, client, studio }) => {
    const measured = async () => {
      const [, calls] = /memory\|usage:calls=(\d+)/.exec(await client.info('commandstats')) ?? []
      return Number(calls)
    }
    const pipeline = client.pipeline()
    for (let at = 0; at < 30_000; at++) pipeline.set(`key:${at}`, 'value')
    await pipeline.exec()
    const started = await ask('POST', '/api/kv/memory', {})
    const path = `/api/jobs/${started.at('job.id')}`
    await until(async () => Number((await ask('GET', path)).at('memory.keys')) > 0)
    const cancelled = await ask('DELETE', path)
    assert.equal([cancelled.at('state'), cancelled.at('error')], ['cancelled', null])
    const found = Number(cancelled.at('memory.keys'))
    assert.ok(found > 0 && found < 30_000, `it was under way: ${found}`)
    const calls = await measured()
    await new Promise((resolve) => setTimeout(resolve, 200))
    assert.is(await measured(), calls)
    const after = await ask('GET', path)
    assert.equal([after.at('state'), after.at('memory.keys')], ['cancelled', found])
    assert.not.match(studio.output(), /failed/)
  })
})

test.run()
