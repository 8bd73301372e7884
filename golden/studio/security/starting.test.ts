import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type FreshDatabase, freshDatabase } from '../../engines/fresh-database.ts'
import { skip } from '../../skip.ts'
import { refusedStudio, type StartedStudio, startStudio } from '../start-studio.ts'

const SECRET = 'p%40ss-w0rd'
const TOKEN = 'a-token-nobody-knows'

/** Another address of this machine than that of itself. */
function lanAddress(): string | undefined {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  return addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address
}

function isOpen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 })
    const end = (open: boolean) => {
      socket.destroy()
      resolve(open)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })
}

async function onSqlite(work: (database: FreshDatabase) => Promise<void>): Promise<void> {
  const database = await freshDatabase('sqlite')
  if (database.kind === 'unavailable') return skip(database.reason)
  await work(database).finally(database.drop)
}

async function whileRunning(
  args: readonly string[],
  work: (studio: StartedStudio) => Promise<void>,
) {
  const studio = await startStudio({ args })
  await work(studio).finally(studio.stop)
}

test('without options only this machine reaches it (security 1)', () =>
  onSqlite(({ url }) =>
    whileRunning([url], async ({ origin }) => {
      const port = Number(new URL(origin).port)
      assert.is(new URL(origin).hostname, '127.0.0.1')
      assert.is(await isOpen('127.0.0.1', port), true)
      const lan = lanAddress()
      if (lan === undefined) return skip('this machine has no address but its own')
      assert.is(await isOpen(lan, port), false)
    }),
  ))

for (const host of ['0.0.0.0', '::', '192.0.2.1', 'example.invalid', '127.0.0.1:80']) {
  test(`--host ${host} without a token is refused, and nothing listens (security 2)`, () =>
    onSqlite(async ({ url }) => {
      const { code, output } = await refusedStudio({
        args: [url, '--host', host, '--port', '5999'],
      })
      assert.is(code, 1, output)
      assert.not.match(output, /http:\/\//)
      assert.is(output.trim().includes('    at '), false, output)
      assert.is(await isOpen('127.0.0.1', 5999), false)
    }))
}

for (const host of ['127.0.0.2', '0x7f.1', '127.1', 'localhost', '::1']) {
  test(`--host ${host} is this machine (security 3)`, () =>
    onSqlite(({ url }) =>
      whileRunning([url, '--host', host], async ({ origin }) => {
        assert.is((await fetch(`${origin}/api/meta`)).status, 200)
      }),
    ))
}

test('an empty token is refused (security 26)', () =>
  onSqlite(async ({ url }) => {
    for (const flag of [['--auth-token', ''], ['--auth-token=']]) {
      const { code, output } = await refusedStudio({ args: [url, ...flag] })
      assert.is(code, 1, output)
    }
  }))

test('neither the token nor a password is printed (security 27)', () =>
  onSqlite(async ({ url }) => {
    await whileRunning([url, '--auth-token', TOKEN, '--verbose'], async (studio) => {
      const authorization = `Bearer ${TOKEN}`
      await fetch(`${studio.origin}/api/tables`, { headers: { authorization } })
      const page = await (await fetch(`${studio.origin}/`)).text()
      assert.not.match(studio.output() + page, TOKEN)
      for (const file of ['comm', 'cmdline'])
        assert.not.match(readFileSync(`/proc/${studio.processId}/${file}`, 'utf8'), TOKEN)
    })
    const address = `postgres://someone:${SECRET}@127.0.0.1:1/nothing`
    const { code, output } = await refusedStudio({ args: [address, '--verbose'] })
    assert.is(code, 1, output)
    assert.not.match(output, SECRET)
    assert.not.match(output, decodeURIComponent(SECRET))
  }))

test.run()
