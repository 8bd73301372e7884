import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findTestFiles } from '../../runner/find-test-files.ts'
import { claimsIn } from './claims.ts'
import { requirements } from './requirements.ts'

const OWN_FILE = 'golden/studio/security/coverage.test.ts'
const ROOT = dirname(fileURLToPath(new URL('../../', import.meta.url)))

test('names of tests claim numbers at their end', () => {
  const text = [
    `test('a form changes nothing (security 19, 20)', () => {})`,
    '  test(`all: nothing is read (security 10)`, async () => {})',
    `test('a comma says no more (security 3), really', () => {})`,
    '// no test (security 4)',
  ].join('\n')
  assert.equal(claimsIn(text), [19, 20, 10])
})

test('each requirement is claimed by a test', () => {
  const files = findTestFiles(ROOT, []).filter((path) => path !== OWN_FILE)
  const claimed = new Set(files.flatMap((path) => claimsIn(readFileSync(join(ROOT, path), 'utf8'))))
  const wrong = Object.entries(requirements)
    .filter(([number]) => !claimed.has(Number(number)))
    .map(([number, title]) => `unclaimed ${number}: ${title}`)
  const unknown = [...claimed].filter((number) => requirements[number] === undefined)
  assert.equal({ wrong, unknown }, { wrong: [], unknown: [] })
})

test('the numbers run from 1 to 66', () => {
  const numbers = Object.keys(requirements).map(Number)
  assert.equal(
    numbers,
    Array.from({ length: 66 }, (_, index) => index + 1),
  )
})

test.run()
