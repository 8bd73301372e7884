import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { faults } from './faults.ts'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

test('the text of each fault stands in its file, once', () => {
  const gone = faults.filter(({ file, text }) => {
    return readFileSync(join(ROOT, file), 'utf8').split(text).length !== 2
  })
  assert.equal(
    gone.map(({ name }) => name),
    [],
  )
})

test.run()
