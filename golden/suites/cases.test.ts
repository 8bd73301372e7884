import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { catalogue } from '../../compiler/diagnostics/catalogue.ts'
import { expectedFiles } from '../fixtures/expected-files.ts'
import { readCases } from '../fixtures/golden-case.ts'
import { differencesOf, readFiles } from '../fixtures/stored-files.ts'

const cases = readCases()
const stored = cases.map(({ name, folder }) => ({
  name,
  folder: join(folder, 'expected'),
  files: readFiles(join(folder, 'expected')),
}))

for (const [index, goldenCase] of cases.entries()) {
  test(goldenCase.name, async () => {
    const expected = stored[index]?.files ?? new Map()
    assert.equal(differencesOf(expected, await expectedFiles(goldenCase)), [])
  })
}

test('every diagnostic is shown by a case', () => {
  const texts = stored.flatMap(({ files }) =>
    [...files].flatMap(([path, text]) => (path.endsWith('diagnostics.txt') ? [text] : [])),
  )
  const codes = Object.keys(catalogue)
  const missing = codes.filter((code) => !texts.some((text) => text.includes(` [${code}]\n`)))
  assert.equal(missing, [])
})

test('a third of the cases is wrong SQL', () => {
  const wrong = stored.filter(({ files }) =>
    [...files].some(([path, text]) => path.endsWith('diagnostics.txt') && / error: /.test(text)),
  )
  assert.ok(cases.length >= 60, `${cases.length} cases`)
  assert.ok(wrong.length * 3 >= cases.length, `${wrong.length} of ${cases.length}`)
})

test('expectations are not rewritten under CI', () => {
  const program = fileURLToPath(new URL('../golden.ts', import.meta.url))
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, '-u'], {
    env: { ...process.env, CI: 'true' },
    encoding: 'utf8',
  })
  assert.is(status, 1)
  assert.match(stderr, '-u is not for CI')
})

test.run()
