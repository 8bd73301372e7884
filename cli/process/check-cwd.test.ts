import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkCwd } from './check-cwd.ts'

const here = fileURLToPath(import.meta.url)

function check(directory: string | undefined, expected: string | undefined): void {
  assert.is(checkCwd(directory)?.code, expected)
}

test('a directory, or none', () => {
  check(undefined, undefined)
  check('.', undefined)
})

test('no directory', () => {
  check(`${here}-missing`, 'missing-directory')
  check(here, 'not-a-directory')
  check(`${here}/below`, 'missing-directory')
  check('x'.repeat(5000), 'unreadable')
})

test.run()
