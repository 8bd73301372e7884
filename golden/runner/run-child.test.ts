import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { runChild } from './run-child.ts'

const node = (script: string, timeoutSeconds = 30) =>
  runChild({
    command: process.execPath,
    args: ['-e', script],
    environment: { A: 'b' },
    timeoutSeconds,
  })

test('collects both streams without colours, and the exit code', async () => {
  const script = String.raw`console.log('\x1b[31mred\x1b[0m', process.env.A); console.error('err'); process.exitCode = 3`
  const { output, exitCode, timedOut } = await node(script)
  assert.equal(output.split('\n').sort(), ['', 'err', 'red b'])
  assert.equal({ exitCode, timedOut }, { exitCode: 3, timedOut: false })
})

test('a timeout ends what the child left running with its output open', async () => {
  const sleeper = `['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }`
  const script = `require('node:child_process').spawn(process.execPath, ${sleeper}); process.exit(0)`
  const { timedOut } = await node(script, 2)
  assert.ok(timedOut)
})

test.run()
