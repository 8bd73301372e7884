import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { cached, cacheDirectory, fetchInto } from './cache.ts'
import { outputOf, spawnCode } from './spawn-code.ts'

const test = suite<{ home: string }>('cache')

const before = process.env.XDG_CACHE_HOME

test.before.each((context) => {
  context.home = mkdtempSync(join(tmpdir(), 'quarry-cache-'))
  process.env.XDG_CACHE_HOME = context.home
})

test.after.each((context) => {
  rmSync(context.home, { recursive: true })
  if (before === undefined) delete process.env.XDG_CACHE_HOME
  else process.env.XDG_CACHE_HOME = before
})

test('an engine is found by its name and by its version', async () => {
  const fill = async () => ({ version: '9.7.4' })
  const directory = await fetchInto('mysql', fill)
  assert.is(directory, join(cacheDirectory(), 'mysql-9.7.4'))
  assert.equal(cached('mysql'), [directory])
  assert.equal(cached('mysql', '-9.7.4'), [directory])
  assert.equal(cached('mysql', '-9.7.5'), [])
  assert.equal(cached('my'), [])
})

test('a download that fails leaves nothing behind', async () => {
  const fill = async () => {
    throw new Error('connection lost')
  }
  await fetchInto('bun', fill).then(
    () => assert.unreachable(),
    (error) => assert.match(String(error), 'connection lost'),
  )
  assert.equal(readdirSync(cacheDirectory()), [])
})

test('two processes that fetch at once use one complete directory', async () => {
  const code = `
    import { writeFileSync } from 'node:fs'
    import { setTimeout } from 'node:timers/promises'
    import { fetchInto } from './cache.ts'
    const directory = await fetchInto('bun', async (partial) => {
      writeFileSync(partial + '/bun', '')
      await setTimeout(300)
      return { version: '1.0.0' }
    })
    console.log(directory)`
  const paths = await Promise.all([1, 2].map(() => outputOf(spawnCode(code))))
  const expected = join(cacheDirectory(), 'bun-1.0.0')
  assert.equal(paths, [expected, expected])
  assert.ok(existsSync(join(expected, 'bun')))
  assert.equal(readdirSync(cacheDirectory()), ['bun-1.0.0'])
})

test('what a killed process left half fetched is swept, what a living one fetches is not', async () => {
  const dead = spawnCode('')
  await outputOf(dead)
  mkdirSync(join(cacheDirectory(), `partial-${dead.pid}-abc`), { recursive: true })
  mkdirSync(join(cacheDirectory(), `partial-${process.pid}-abc`))
  await fetchInto('bun', async () => ({ version: '1.0.0' }))
  assert.equal(readdirSync(cacheDirectory()).sort(), ['bun-1.0.0', `partial-${process.pid}-abc`])
})

test.run()
