import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openedDatabase } from '../../fixtures/browse/opened-database.ts'
import { skip } from '../../skip.ts'
import { makeProject } from '../cli/project.ts'

const QUARRY = fileURLToPath(new URL('../../../cli/quarry.ts', import.meta.url))
const TSX = fileURLToPath(import.meta.resolve('tsx'))

/** Rows that come for a minute. */
const SLOW = 'select g, pg_sleep(0.01) from generate_series(1, 6000) g'
const formats = ['json', 'sqlite'] as const

function started(url: string, cwd: string, format: string): ChildProcess {
  const args = ['--import', TSX, QUARRY, 'export', url, '--format', format, '--query', SLOW]
  return spawn(process.execPath, args, { cwd, stdio: 'ignore' })
}

async function namesIn(directory: string): Promise<readonly string[]> {
  for (let times = 0; times < 600; times += 1) {
    if (existsSync(directory) && readdirSync(directory).length > 0) return readdirSync(directory)
    await delay(50)
  }
  throw new Error('the export has not begun')
}

for (const format of formats)
  test(`what is interrupted has no name, and Ctrl+C leaves nothing: ${format}`, async () => {
    const source = await openedDatabase('postgresql-18')
    if (source.kind === 'unavailable') return skip(source.reason)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGKILL'] as const) {
      const root = makeProject({ 'quarry.toml': undefined })
      const directory = join(root, 'db/export')
      const child = started(source.url, root, format)
      const [name = ''] = await namesIn(directory)
      assert.match(name, /^\.partial-\d{8}T\d{6}Z-/)
      child.kill(signal)
      const [code] = await once(child, 'exit')
      const left = readdirSync(directory)
      if (signal === 'SIGKILL') assert.equal(left, [name])
      else assert.equal([code, left], [130, []])
    }
    return source.close()
  })

test.run()
