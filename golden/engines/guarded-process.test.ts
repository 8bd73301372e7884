import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { startGuarded, temporaryDirectory, type GuardedCommands } from './guarded-process.ts'
import { firstOutput, spawnCode } from './spawn-code.ts'

// Write their process id, then work for ever.
const patient = ['/bin/sh', '-c', 'echo $$ >pid; while :; do sleep 0.1; done'] as const
const stubborn = [
  '/bin/sh',
  '-c',
  "trap '' TERM; echo $$ >pid; while :; do sleep 0.1; done",
] as const

function serving(serve: GuardedCommands['serve']): GuardedCommands {
  return { prepare: [], serve, signal: 'KILL' }
}

test('stop leaves no process and no directory', async () => {
  const directory = temporaryDirectory('test')
  const guarded = startGuarded(directory, serving(stubborn))
  const pid = await pidOf(directory)
  assert.is(isAlive(pid), true)
  assert.is(guarded.hasEnded(), false)
  await guarded.stop()
  assert.equal([isAlive(pid), existsSync(directory)], [false, false])
})

test('a server that was killed starts again in its directory, without the preparation', async () => {
  const directory = temporaryDirectory('test')
  const prepare = [['sh', '-c', 'echo once >>prepared']] as const
  const guarded = startGuarded(directory, { ...serving(patient), prepare })
  const first = await pidOf(directory)
  guarded.kill()
  await until(() => !isAlive(first))
  rmSync(join(directory, 'pid'))
  guarded.restart()
  const second = await pidOf(directory)
  assert.is(readFileSync(join(directory, 'prepared'), 'utf8'), 'once\n')
  await guarded.stop()
  assert.equal([isAlive(second), existsSync(directory)], [false, false])
})

test('stop ends a preparation that still runs and writes', async () => {
  const directory = temporaryDirectory('test')
  const guarded = startGuarded(directory, { ...serving(['true']), prepare: [stubborn] })
  const pid = await pidOf(directory)
  await guarded.stop()
  await until(() => !isAlive(pid))
  assert.is(existsSync(directory), false)
})

test('the output tells why a server ended by itself', async () => {
  const directory = temporaryDirectory('test')
  writeFileSync(join(directory, "it's here"), 'no space left')
  const guarded = startGuarded(directory, serving(['cat', "it's here", 'nowhere']))
  await until(() => guarded.hasEnded())
  assert.match(guarded.output(), /no space left.*nowhere.*No such file/s)
  await guarded.stop()
})

test('a server that only starts after a preparation that fails is not started', async () => {
  const directory = temporaryDirectory('test')
  const guarded = startGuarded(directory, { ...serving(['echo', 'served']), prepare: [['false']] })
  await until(() => guarded.hasEnded())
  assert.is(guarded.output(), '')
  await guarded.stop()
})

for (const signal of ['SIGKILL', 'SIGINT', 'SIGTERM'] as const) {
  test(`no server survives the process that started it and ends by ${signal}`, async () => {
    const directory = temporaryDirectory('test')
    const owner = spawnCode(`
      import { startGuarded } from './guarded-process.ts'
      startGuarded(${JSON.stringify(directory)}, ${JSON.stringify(serving(stubborn))})
      console.log('started')
      setInterval(() => undefined, 1000)`)
    await firstOutput(owner)
    const pid = await pidOf(directory)
    owner.kill(signal)
    await until(() => !isAlive(pid) && !existsSync(directory))
  })
}

test('a server does not keep the process alive that started it', async () => {
  const directory = temporaryDirectory('test')
  const owner = spawnCode(`
    import { startGuarded } from './guarded-process.ts'
    startGuarded(${JSON.stringify(directory)}, ${JSON.stringify(serving(patient))})`)
  await new Promise((resolve) => owner.once('exit', resolve))
  await until(() => !existsSync(directory))
})

async function pidOf(directory: string): Promise<number> {
  const file = join(directory, 'pid')
  await until(() => existsSync(file) && readFileSync(file, 'utf8') !== '')
  return Number(readFileSync(file, 'utf8'))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
    throw error
  }
}

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    if (condition()) return
    await delay(20)
  }
  throw new Error('waited 10 s in vain')
}

test.run()
