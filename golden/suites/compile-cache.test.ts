import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const QUARRY = fileURLToPath(new URL('../../dist/quarry.js', import.meta.url))

/** Runs the built command with a directory of caches of its own. */
function printed(environment: NodeJS.ProcessEnv): string {
  const { NODE_COMPILE_CACHE: _, NODE_DISABLE_COMPILE_CACHE: __, ...rest } = process.env
  const env = { ...rest, NO_COLOR: '1', ...environment }
  const { status, stdout, stderr } = spawnSync(process.execPath, [QUARRY, 'help'], {
    env,
    encoding: 'utf8',
  })
  assert.equal([status, stderr], [0, ''])
  return stdout
}

test('compiled code is kept for the next run, where it can be, and says nothing where it cannot', () => {
  const root = mkdtempSync(join(tmpdir(), 'quarry-cache-'))
  const compiled = join(root, 'quarry', 'compiled')
  try {
    const first = printed({ XDG_CACHE_HOME: root, NODE_DISABLE_COMPILE_CACHE: '1' })
    assert.is(existsSync(compiled), false)
    assert.is(printed({ XDG_CACHE_HOME: root }), first)
    assert.ok(readdirSync(compiled).length > 0)
    assert.is(printed({ XDG_CACHE_HOME: root }), first)
    writeFileSync(join(root, 'file'), '')
    assert.is(printed({ XDG_CACHE_HOME: join(root, 'file') }), first)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})

test.run()
