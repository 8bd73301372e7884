import { existsSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { dirname } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { startBroker } from './broker.ts'
import { unavailable, type EngineName, type TestEngine } from './engine.ts'
import { outputOf, spawnCode } from './spawn-code.ts'

const events: string[] = []

function recordingEngine(name: EngineName): TestEngine {
  if (name === 'bun') return { name, find: async () => unavailable('not today') }
  if (name === 'mariadb') return { name, find: () => Promise.reject(new Error('no disk')) }
  return {
    name,
    find: async () => ({ kind: 'found', how: 'made up', version: '1.2', start: () => start(name) }),
  }
}

async function start(name: EngineName) {
  events.push(`start ${name}`)
  const stop = async () => {
    events.push(`stop ${name}`)
  }
  return { url: `made-up://${name}`, program: undefined, stop }
}

function ask(address: string, names: string, environment = {}): Promise<string> {
  const code = `
    import { askEngine } from './ask-engine.ts'
    const answers = await Promise.all('${names}'.split(' ').map((name) => askEngine(name)))
    console.log(answers.map((answer) => answer.url ?? answer.reason).join(' '))`
  return outputOf(
    spawnCode(code, { QUARRY_ENGINE_BROKER: address, QUARRY_ENGINES: '', ...environment }),
  )
}

test('an engine starts once, when the first process asks, and ends with the broker', async () => {
  const { address, asked, stop } = await startBroker(recordingEngine)
  assert.equal(events, [])
  const urls = await Promise.all([ask(address, 'mysql sqlite'), ask(address, 'mysql')])
  assert.equal(urls, ['made-up://mysql made-up://sqlite', 'made-up://mysql'])
  assert.equal([...events].sort(), ['start mysql', 'start sqlite'])
  assert.equal([...(await asked()).keys()].sort(), ['mysql', 'sqlite'])
  await stop()
  assert.equal(events.slice(2).sort(), ['stop mysql', 'stop sqlite'])
  assert.is(existsSync(dirname(address)), false)
})

test('whoever asks hears why an engine is not to be had', async () => {
  const { address, stop } = await startBroker(recordingEngine)
  assert.is(await ask(address, 'bun mariadb'), 'not today no disk')
  await stop()
})

test('a connection is not kept, which would end while a process computes', async () => {
  const { address, stop } = await startBroker(recordingEngine)
  const agent = new Agent({ keepAlive: true })
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ socketPath: address, path: '/sqlite', agent }, resolve).on('error', reject)
  })
  assert.is(answer.resume().headers.connection, 'close')
  await stop()
})

test('a process that may not use an engine does not get it from the broker', async () => {
  const { address, stop } = await startBroker(recordingEngine)
  const answer = await ask(address, 'mysql sqlite', { QUARRY_ENGINES: 'sqlite' })
  assert.is(answer, 'left out by QUARRY_ENGINES made-up://sqlite')
  await stop()
})

test.run()
