import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { boundariesOf, isEdge, LAST_PAGE, type PageStart, rowRange } from './page-start.ts'

const ROWS = Array.from({ length: 23 }, (_, index) => index)

/** The page of the rows, read as the range says, and whether more follow. */
function read(start: PageStart, limit: number) {
  const { isReversed, offset, limit: most, hasMore } = rowRange(start, limit)
  const all = isReversed ? ROWS.toReversed() : ROWS
  const found = all.slice(offset, offset + most + 1)
  const shown = found.slice(0, most)
  return { rows: isReversed ? shown.toReversed() : shown, hasMore: hasMore ?? found.length > most }
}

for (const from of ['start', 'end'] as const) {
  for (const scan of ['forward', 'backward'] as const) {
    test(`${scan} by rows counted from the ${from}, there and back, each row once`, () => {
      const edge = scan === 'forward' ? 0 : ROWS.length
      const rows = from === 'start' ? edge : ROWS.length - edge
      assert.equal(walk({ scan, boundary: { from, rows }, values: undefined }), ROWS)
    })
  }
}

function walk(first: PageStart): readonly number[] {
  let start = first
  let found: readonly number[] = []
  for (;;) {
    const { rows, hasMore } = read(start, 5)
    found = start.scan === 'forward' ? [...found, ...rows] : [...rows, ...found]
    if (!hasMore) return found
    const { start: front, end } = boundariesOf(start, rows.length)
    start = { ...start, boundary: start.scan === 'forward' ? end : front }
  }
}

test('only at an edge is there nothing on the other side', () => {
  assert.is(isEdge(LAST_PAGE), true)
  assert.is(isEdge({ ...LAST_PAGE, values: ['x'] }), false)
  assert.is(isEdge({ ...LAST_PAGE, boundary: { from: 'end', rows: 1 } }), false)
})

test.run()
