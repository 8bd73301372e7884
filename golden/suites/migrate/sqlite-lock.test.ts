import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { lock } from '../../../runtime/engines/sqlite/migrate/run/lock.ts'

const HOLDER = fileURLToPath(new URL('sqlite/hold-lock.ts', import.meta.url))

async function inDirectory(work: (directory: string) => Promise<void>): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'quarry-lock-'))
  try {
    await work(directory)
  } finally {
    rmSync(directory, { recursive: true })
  }
}

/** Who was waited for. */
function patience(signal = new AbortController().signal) {
  const waited: string[] = []
  return { waited, patience: { onWait: (holder: string) => waited.push(holder), signal } }
}

test('one at a time: another one waits and is told the file, which is gone in the end', () =>
  inDirectory(async (directory) => {
    const path = join(directory, 'shop.db')
    const first = await lock(`sqlite://${path}`, patience().patience)
    assert.ok(existsSync(path))
    const { waited, patience: other } = patience()
    let isHeld = false
    const waiting = lock(`sqlite://${path}`, other).then((held) => {
      isHeld = true
      return held
    })
    // The database itself can be written while the lock is held.
    const connection = await first.connect()
    await connection.execute('CREATE TABLE t (a)')
    await connection.close()
    assert.not(isHeld)
    await first.release()
    const second = await waiting
    assert.equal(waited, [`the process that has locked ${path}-quarry-lock`])
    await second.release()
    assert.equal(readdirSync(directory), ['shop.db'])
  }))

test('the lock of a process that was killed is free, and whoever waits can give up', () =>
  inDirectory(async (directory) => {
    const url = `sqlite://${join(directory, 'shop.db')}`
    const holder = fork(HOLDER, [url])
    const [told] = await once(holder, 'message')
    assert.is(told, 'holds')
    const { waited, patience: brief } = patience(AbortSignal.timeout(300))
    try {
      await lock(url, brief)
      assert.unreachable()
    } catch (error) {
      assert.is(error instanceof Error && error.name, 'AbortError')
    }
    assert.is(waited.length, 1)
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    const held = await lock(url, patience().patience)
    await held.release()
    assert.equal(readdirSync(directory), ['shop.db'])
  }))

test.run()
