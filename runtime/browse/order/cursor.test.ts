import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readCursor, writeCursor } from './cursor.ts'
import type { PageStart } from './page-start.ts'
import { newSeal } from './seal.ts'

const seal = newSeal()
const start: PageStart = {
  scan: 'backward',
  boundary: { from: 'end', rows: 7 },
  values: [
    null,
    'äöü\0',
    '',
    9_223_372_036_854_775_807n,
    0.1 + 0.2,
    Infinity,
    new Uint8Array([0, 255]),
  ],
}

test('a cursor keeps every kind of value', () => {
  assert.equal(readCursor(writeCursor(start, 'people', seal), 'people', seal), start)
  const counted = { ...start, values: undefined }
  assert.equal(readCursor(writeCursor(counted, 'people', seal), 'people', seal), counted)
})

test('a cursor of another purpose or process is refused', () => {
  const cursor = writeCursor(start, 'people', seal)
  assert.is(readCursor(cursor, 'pets', seal), undefined)
  assert.is(readCursor(cursor, 'people', newSeal()), undefined)
  assert.equal(readCursor(cursor, 'people', seal), start)
})

test('a cursor that was changed in any place is refused', () => {
  const cursor = writeCursor(start, 'people', seal)
  for (const index of Array.from(cursor).keys()) {
    const other = cursor[index] === 'A' ? 'B' : 'A'
    const changed = cursor.slice(0, index) + other + cursor.slice(index + 1)
    assert.is(readCursor(changed, 'people', seal), undefined, changed)
  }
  for (const text of ['', '.', cursor.slice(1), `${cursor}=`, cursor.split('.')[0] ?? '']) {
    assert.is(readCursor(text, 'people', seal), undefined, text)
  }
})

test.run()
