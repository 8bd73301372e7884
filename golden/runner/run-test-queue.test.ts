import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { runTestQueue } from './run-test-queue.ts'

const HEAD = `import { test } from 'uvu'\nimport * as assert from 'uvu/assert'\n`
const FILES: Readonly<Record<string, string>> = {
  'passes.mjs': `${HEAD}test('a', () => assert.ok(true))\ntest.run()\n`,
  'ends.mjs': `${HEAD}test('b', () => process.exit(3))\ntest.run()\n`,
  'fails.mjs': `${HEAD}test('c', () => assert.ok(false))\ntest.run()\n`,
  'late.mjs': `${HEAD}test('d', () => assert.ok(true))\ntest.run()\n`,
}

/** What was shown of each file, in the order in which it was. */
async function shownOf(files: readonly string[], environment = {}): Promise<readonly unknown[]> {
  const shown: unknown[] = []
  await runTestQueue({
    files: [...files],
    environment,
    show: ({ name, passed, failed }) => {
      shown.push([basename(name), passed, failed])
    },
  })
  return shown
}

function written(): { readonly folder: string; readonly files: readonly string[] } {
  const cache = join('node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'quarry-queue-'))
  const files = Object.entries(FILES).map(([name, text]) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  })
  return { folder, files }
}

test('a file that ends its process fails, those behind it run in another one', async () => {
  const { folder, files } = written()
  const shown = await shownOf(files)
  rmSync(folder, { recursive: true })
  assert.equal(shown, [
    ['passes.mjs', 1, 0],
    ['ends.mjs', 0, 1],
    ['fails.mjs', 0, 1],
    ['late.mjs', 1, 0],
  ])
})

test('a process that cannot begin fails all files, once', async () => {
  const shown = await shownOf(['a.mjs', 'b.mjs'], { NODE_OPTIONS: '--no-such-option' })
  assert.equal(shown, [
    ['a.mjs', 0, 1],
    ['b.mjs', 0, 1],
  ])
})

test.run()
