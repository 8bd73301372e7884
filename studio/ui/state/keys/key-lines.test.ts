import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { KeyTree } from '../../../api/keys/keys.ts'
import { type KeyLevel, NOTHING_FOUND, withPart } from './key-levels.ts'
import { keyLines, ROOT } from './key-lines.ts'

const ABOUT = {
  ...{ separator: ':', cursor: null, left: 0, scanned: 4, total: 4, complete: true },
  timing: { dbMs: 1 },
}
const key = (name: string) => ({ key: name, type: 'string', ttl: null })
const root: KeyTree = {
  ...ABOUT,
  folders: [{ name: 'session', prefix: 'session:', keys: 2 }],
  keys: [key('b'), key('a10'), key('a9')],
}
const below: KeyTree = { ...ABOUT, folders: [], keys: [key('session:1'), key('session:')] }

function linesOf(levels: ReadonlyMap<string, KeyLevel>, note?: string) {
  const isOpen = (folder: string) => levels.has(folder)
  const lines = keyLines({ isOpen, levelOf: (at) => levels.get(at), noteOf: () => note })
  return lines.map(({ depth, label }) => `${depth} ${label}`)
}

test('folders stand before keys, and open ones show what is below them', () => {
  const levels = new Map([
    [ROOT, withPart(NOTHING_FOUND, root, 0)],
    ['text:session:', withPart(NOTHING_FOUND, below, 0)],
  ])
  const keys = ['1 a9', '1 a10', '1 b']
  assert.equal(linesOf(levels), ['1 session', "2 ''", '2 1', ...keys])
  assert.equal(linesOf(levels, 'so far'), ['1 session', "2 ''", '2 1', '2 so far', ...keys])
})

test('a further part of a scan adds to what was counted, and a key is there once', () => {
  const twice = withPart(withPart(NOTHING_FOUND, root, 0), root, 1)
  assert.is(twice.folders.get('text:session:')?.keys, 4)
  assert.is(twice.keys.size, 3)
})

test.run()
