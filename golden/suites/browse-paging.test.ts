import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { PageRequest, SortKey } from '../../runtime/browse/page/page-request.ts'
import { browsedEngines, openedDatabase } from '../fixtures/browse/opened-database.ts'
import { fateOf, otherWriter } from '../fixtures/browse/other-writer.ts'
import { type PagedOrder, pagedOrders } from '../fixtures/browse/paged-orders.ts'
import { pagedTable } from '../fixtures/browse/paged-table.ts'
import { idsOf, onePage, type Walked, walkPages } from '../fixtures/browse/walk-pages.ts'
import { skip } from '../skip.ts'

/** `npm run bench:paging` walks over far more. */
const ROWS = 2000
/** Of others between two pages. */
const CHANGES = 2

const orderedWhileOthersWrite: readonly (readonly SortKey[])[] = [
  [],
  [{ column: 'id', direction: 'desc' }],
  [{ column: 'tie', direction: 'asc' }],
  [{ column: 'maybe', direction: 'asc', nulls: 'first' }],
  [{ column: 'maybe', direction: 'desc', nulls: 'last' }],
  [{ column: 'word', direction: 'asc' }],
  [
    { column: 'word', direction: 'desc' },
    { column: 'moment', direction: 'desc' },
  ],
  [
    { column: 'word', direction: 'asc' },
    { column: 'maybe', direction: 'desc' },
  ],
]

function request({ sort, filter }: PagedOrder): PageRequest {
  return { sort, limit: 97, cell: 256, ...(filter && { filter }) }
}

for (const engine of browsedEngines) {
  const opened = await openedDatabase(engine)
  if (opened.kind === 'unavailable') {
    skip(opened.reason, pagedOrders.length + orderedWhileOthersWrite.length + 1)
    continue
  }
  await opened.run(...pagedTable(engine, ROWS))
  const walked = { open: opened.open, relation: await opened.relation('paged') }
  for (const order of pagedOrders) {
    test(`${engine}: each row stands on one page: ${JSON.stringify(order)}`, async () => {
      const all = await allRows(walked, request(order))
      const forwards = await walkPages(walked, request(order), { direction: 'next' })
      assert.is(new Set(forwards).size, forwards.length)
      assert.equal(forwards, all)
      const backwards = await walkPages(walked, request(order), { direction: 'prev' })
      assert.equal(backwards.toReversed(), all)
    })
  }
  const write = otherWriter(engine, ROWS)
  const between = async () => {
    for (let count = 0; count < CHANGES; count += 1) await opened.run(...write())
  }
  for (const sort of orderedWhileOthersWrite) {
    const name = `${engine}: rows that stay are shown once while others write`
    test(`${name}: ${JSON.stringify(sort)}`, async () => {
      const staying = (await allRows(walked, request({ sort }))).filter(stays)
      for (const direction of ['next', 'prev'] as const) {
        const ids = await walkPages(walked, request({ sort }), { direction, between })
        const inOrder = direction === 'next' ? ids : ids.toReversed()
        assert.equal(inOrder.filter(stays), staying)
        const others = ids.filter((id) => fateOf(id, ROWS) === 'comes or goes')
        assert.is(new Set(others).size, others.length)
      }
    })
  }
  test(`nothing is left on ${engine}`, () => opened.close())
}

function stays(id: number): boolean {
  return fateOf(id, ROWS) === 'stays'
}

/** By pages of a thousand, without cursors. */
async function allRows(walked: Walked, wanted: PageRequest): Promise<readonly number[]> {
  const pages = [0, 1000, 2000].map((offset) => onePage(walked, { ...wanted, limit: 1000, offset }))
  return (await Promise.all(pages)).flatMap(idsOf)
}

test.run()
