import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { publishFiles } from './publish-files.ts'

const publishing = suite<{ directory: string }>('publish files')

publishing.before.each((context) => {
  context.directory = mkdtempSync(join(tmpdir(), 'quarry-publish-'))
})

publishing.after.each(({ directory }) => rmSync(directory, { recursive: true }))

function filesIn(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .sort()
}

publishing('a directory holds what is published and what is kept, and nothing else', async (at) => {
  const { directory } = at
  mkdirSync(join(directory, 'assets'))
  mkdirSync(join(directory, 'kept', 'below'), { recursive: true })
  for (const path of ['old.js', 'assets/old.css', 'kept/below/a.js', 'kept.js'])
    writeFileSync(join(directory, path), 'old')
  const files = [
    { path: 'entry.js', contents: 'entry', executable: true },
    { path: 'assets/new.css', contents: new TextEncoder().encode('new') },
  ]
  await publishFiles({ directory, files, entries: ['entry.js'], kept: ['kept'] })
  assert.equal(filesIn(directory), ['assets/new.css', 'entry.js', 'kept/below/a.js'])
  assert.is(readFileSync(join(directory, 'assets/new.css'), 'utf8'), 'new')
})

publishing('nothing names a file that is not there yet', async ({ directory }) => {
  // A directory stands where the second file is to be: publishing ends there.
  mkdirSync(join(directory, 'chunk.js'))
  const files = [
    { path: 'entry.js', contents: 'import "./chunk.js"' },
    { path: 'chunk.js', contents: '' },
  ]
  const published = publishFiles({ directory, files, entries: ['entry.js'], kept: [] })
  assert.match(await published.then(() => 'no error', String), /EISDIR|ENOTEMPTY|EEXIST/)
  assert.not(filesIn(directory).includes('entry.js'))
})

publishing.run()
