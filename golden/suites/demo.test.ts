import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { skip } from '../skip.ts'

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
    '_shop.up.sql',
    '1 migration applied',
    '         100  order_lines\n',
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
  assert.is(stdout.match(/^\d+\.\d\d s$/gm)?.length, 8, 'each step has its time')
  assert.not(stdout.includes(String.fromCharCode(27)), 'a pipe gets no colours')
  assert.equal(leftovers(), before)
})

/** `exec`: a shell that waits for it would hear Ctrl+C itself, and dash ends with 130 whatever the demo says. */
const DEMO = `exec ${process.execPath} --import tsx ${join('examples', 'demo.ts')}`
const SCRIPT = '/usr/bin/script'

/** The demo as in a terminal; `answer` is typed when a text has been printed. */
async function inTerminal(flags: string, answer?: { readonly to: string; readonly typed: string }) {
  const command = ['-qefc', `${DEMO} ${flags}`, '/dev/null']
  const terminal = spawn(SCRIPT, command, { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] })
  let output = ''
  terminal.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    const wasThere = answer !== undefined && output.includes(answer.to)
    output += chunk
    if (answer && !wasThere && output.includes(answer.to)) terminal.stdin.write(answer.typed)
  })
  const code = await new Promise<number | null>((resolve) => terminal.once('close', resolve))
  return { code, output }
}

test('in a terminal it opens the studio, which Ctrl+C ends; nothing is left', async () => {
  if (!existsSync(SCRIPT)) return skip(`no ${SCRIPT}, which makes a terminal`)
  const before = leftovers()
  const answer = { to: 'http://127.0.0.1:', typed: '\u0003' }
  const { code, output } = await inTerminal('--no-browser', answer)
  assert.is(code, 0, output)
  assert.ok(output.includes('Winter Harbour') && output.includes('quarry studio'), output)
  assert.equal(leftovers(), before)
})

test('--no-studio ends after printing', async () => {
  if (!existsSync(SCRIPT)) return skip(`no ${SCRIPT}, which makes a terminal`)
  const { code, output } = await inTerminal('--no-studio')
  assert.is(code, 0, output)
  assert.not.match(output, /http:/)
})

test.run()
