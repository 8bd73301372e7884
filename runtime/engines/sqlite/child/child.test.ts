import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { ChildAnswer, ChildRequest } from './child-request.ts'

const PROGRAM = fileURLToPath(new URL('child.ts', import.meta.url))

async function answerOf(child: ChildProcess, request: ChildRequest): Promise<ChildAnswer> {
  const answered = once(child, 'message')
  child.send(request)
  const [answer] = await answered
  return answer
}

test('Ctrl+C and a closed terminal leave it to the parent when the file is closed', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'quarry-child-'))
  const path = join(directory, 'shop.db')
  writeFileSync(path, '')
  const child = fork(PROGRAM, { serialization: 'advanced' })
  try {
    await answerOf(child, { ask: 'connect', path, readOnly: false })
    for (const signal of ['SIGINT', 'SIGHUP'] as const) {
      child.kill(signal)
      const created = { ask: 'execute', sql: `CREATE TABLE ${signal} (a)` } as const
      assert.is((await answerOf(child, created)).refusal, undefined, signal)
    }
    const ended = once(child, 'exit')
    child.disconnect()
    await ended
  } finally {
    child.kill('SIGKILL')
    rmSync(directory, { recursive: true })
  }
})

test.run()
