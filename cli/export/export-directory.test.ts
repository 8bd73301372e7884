import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createExportDirectory } from './export-directory.ts'

const NOW = Date.UTC(2024, 11, 31, 23, 59, 59, 999)

function inDirectory(check: (parent: string) => Promise<void>): () => Promise<void> {
  return async () => {
    const directory = mkdtempSync(join(tmpdir(), 'quarry-export-'))
    try {
      await check(join(directory, 'a', 'b'))
    } finally {
      rmSync(directory, { recursive: true })
    }
  }
}

test(
  'a directory has its name when it is complete, and two of one second have two',
  inDirectory(async (parent) => {
    const names: string[] = []
    for (const text of ['ä\u{1F98A}'.repeat(200_000), '']) {
      const directory = createExportDirectory({ parent, format: 'csv', now: NOW })
      const file = await directory.create('t.csv')
      await file.write(text)
      await file.write('end')
      await file.close()
      assert.is(readdirSync(parent).filter((name) => name.startsWith('.partial-')).length, 1)
      const path = directory.complete()
      await directory.remove()
      assert.is(readFileSync(join(path, 't.csv'), 'utf8'), `${text}end`)
      names.push(path.slice(parent.length + 1))
    }
    assert.equal(names, ['20241231T235959Z-csv', '20241231T235959Z-csv-2'])
    assert.equal(readdirSync(parent).sort(), names)
  }),
)

test(
  'what is removed gets no name any more',
  inDirectory(async (parent) => {
    const directory = createExportDirectory({ parent, format: 'csv', now: NOW })
    await directory.create('t.csv')
    await directory.remove()
    assert.throws(() => directory.complete())
    assert.equal(readdirSync(parent), [])
  }),
)

test.run()
