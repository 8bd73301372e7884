import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { serverFiles } from './server-files.ts'

test('servers keep their files where there is a directory', () => {
  assert.ok(existsSync(serverFiles()))
})

test('without room in memory they keep them with other temporary files', () => {
  assert.is(serverFiles(Number.POSITIVE_INFINITY), tmpdir())
})

test.run()
