import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Outcome } from './outcome.ts'
import { closingText } from './print-outcome.ts'
import { runAgain } from './run-again.ts'
import { runTestQueue } from './run-test-queue.ts'

const HEAD = `import { existsSync, writeFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
`

const quietly = {
  environment: {},
  show: () => {
    // Nothing is printed here.
  },
}

async function outcomesOf(
  tests: Readonly<Record<string, (folder: string) => string>>,
): Promise<readonly Outcome[]> {
  const cache = join('node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'quarry-again-'))
  const files = Object.entries(tests).map(([name, text]) => {
    const file = join(folder, name)
    writeFileSync(file, `${HEAD}${text(folder)}\ntest.run()\n`)
    return file
  })
  const together = await runTestQueue({ files: [...files], ...quietly })
  const outcomes = await runAgain(together, { files, ...quietly })
  rmSync(folder, { recursive: true })
  assert.not(existsSync(folder))
  return outcomes
}

const secondTimeOnly = (folder: string) => {
  const mark = JSON.stringify(join(folder, 'mark'))
  return `test('later', () => {
    const isSecond = existsSync(${mark})
    writeFileSync(${mark}, '')
    assert.ok(isSecond, 'first time')
  })`
}

test('what fails beside others and passes alone is passed, and said loudly', async () => {
  const outcomes = await outcomesOf({ 'late.mjs': secondTimeOnly })
  assert.equal(
    outcomes.map(({ passed, failed }) => [passed, failed]),
    [[1, 0]],
  )
  const text = closingText(outcomes)
  assert.match(text, /UNSTEADY .*late\.mjs: passed only alone/)
  assert.match(text, /first time/)
})

test('what fails twice has failed, and its output stands at the end', async () => {
  const outcomes = await outcomesOf({
    'fails.mjs': () => `test('never', () => assert.ok(false, 'no and no'))`,
    'passes.mjs': () => `test('always', () => assert.ok(true))`,
  })
  assert.equal(
    outcomes.map(({ passed, failed, unsteady }) => [passed, failed, unsteady]),
    [
      [0, 1, undefined],
      [1, 0, undefined],
    ],
  )
  assert.match(closingText(outcomes), /no and no/)
})

test.run()
