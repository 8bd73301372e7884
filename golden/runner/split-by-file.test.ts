import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { judgeTestFile } from './judge-test-file.ts'
import { runChild } from './run-child.ts'
import { splitByFile } from './split-by-file.ts'

const HEAD = `import { test } from 'uvu'\nimport * as assert from 'uvu/assert'\n`
const PASSES = `${HEAD}test('a', () => assert.ok(true))\n`

const FILES: Readonly<Record<string, string>> = {
  'passes.ts': `${PASSES}test.run()\n`,
  'fails.ts': `${PASSES}test('b', () => assert.ok(false))\ntest.run()\n`,
  'breaks.ts': `${PASSES}throw new Error('broken')\n`,
  'forgets.ts': `${PASSES}`,
  'again.ts': `${PASSES}test.run()\n`,
  'ends.ts': `${PASSES}test('c', () => process.exit(3))\ntest.run()\n`,
  'late.ts': `${PASSES}test.run()\n`,
}

const shared = suite<{ folder: string }>('files that share a process')

shared.before((context) => {
  const cache = join('node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  context.folder = mkdtempSync(join(cache, 'quarry-shared-'))
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(context.folder, name), text)
})

shared.after(({ folder }) => {
  rmSync(folder, { recursive: true })
})

shared('each is judged by itself', async ({ folder }) => {
  const files = Object.keys(FILES).map((name) => join(folder, name))
  const child = await runChild({
    command: process.execPath,
    args: ['--import', 'tsx', 'golden/runner/run-test-files.ts', ...files],
    environment: {},
    timeoutSeconds: 60,
  })
  const judged = splitByFile(files, child).map(({ file, ...result }) => {
    const { name, passed, failed, problem } = judgeTestFile(file, result)
    return [relative(folder, name), passed, failed, problem]
  })
  const missing = 'reports no test: is test.run() missing?'
  assert.equal(judged, [
    ['passes.ts', 1, 0, undefined],
    ['fails.ts', 1, 1, undefined],
    ['breaks.ts', 0, 1, missing],
    ['forgets.ts', 0, 1, 'reports 0 tests'],
    // with the tests of the two before it, which they did not run
    ['again.ts', 3, 0, undefined],
    ['ends.ts', 0, 1, missing],
    ['late.ts', 0, 1, missing],
  ])
})

shared.run()
