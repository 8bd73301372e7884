import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

function leftovers(): readonly string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith('quarry-demo-'))
}

test('the demo runs, says what it did and how long it took, and leaves nothing', () => {
  const before = leftovers()
  const { NO_COLOR, FORCE_COLOR, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join('examples', 'demo.ts')],
    { cwd: ROOT, env: { ...env, CI: 'true' }, encoding: 'utf8' },
  )
  assert.is(status, 0, stdout + stderr)
  for (const shown of [
    '-- name: ListOrderLines :many',
    'quarry_gen: 20 files written',
    'export interface ListOrderLinesRow {\n  line_no: number;\n',
    'async listOrderLines(order_id) {',
    'Winter Harbour, paperback, 8.75',
    'did you mean "unit_price"?',
    'Done.',
  ]) {
    assert.ok(stdout.includes(shown), `${shown}\n---\n${stdout}`)
  }
  assert.is(stdout.match(/^\d+\.\d\d s$/gm)?.length, 5, 'each step has its time')
  assert.not(stdout.includes(String.fromCharCode(27)), 'a pipe gets no colours')
  assert.equal(leftovers(), before)
})

test.run()
