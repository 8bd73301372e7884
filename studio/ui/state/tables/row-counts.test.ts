import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TableSummary } from '../../../api/tables.ts'
import { createApiClient } from '../api/api-client.ts'
import { createRowCounts } from './row-counts.ts'

const table = (name: string, more: Partial<TableSummary> = {}): TableSummary => ({
  ...{ name, schema: 'public', view: false, kind: 'table', size: null, addressable: true },
  ...{ rows: { value: null, mode: 'none' }, comment: null },
  ...more,
})

/** Answers in the place of the network, and says what was asked. */
async function asking(work: (asked: string[]) => Promise<void>): Promise<void> {
  const before = globalThis.fetch
  const asked: string[] = []
  globalThis.fetch = async (input) => {
    asked.push(String(input))
    return Response.json({ count: { value: asked.length, mode: 'exact' } })
  }
  try {
    await work(asked)
  } finally {
    globalThis.fetch = before
  }
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 10))

test('tables in sight are counted once each, in their order', () =>
  asking(async (asked) => {
    const counts = createRowCounts(
      createApiClient(
        () => undefined,
        () => undefined,
      ),
    )
    const [a, b] = [table('a'), table('b')]
    assert.is(counts.of(a).value, null)
    for (const each of [a, b, a]) counts.want(each)
    await soon()
    assert.equal(
      asked.map((url) => url.replace(/\?.*/, '')),
      ['/api/tables/a/count', '/api/tables/b/count'],
    )
    assert.equal([counts.of(a).value, counts.of(b).value], [1, 2])
    counts.want(a)
    await soon()
    assert.is(asked.length, 2)
    counts.forget()
    assert.is(counts.of(a).value, null)
    counts.want(a)
    await soon()
    assert.is(counts.of(a).value, 3)
  }))

test('views, names without a page and estimates are not counted', () =>
  asking(async (asked) => {
    const counts = createRowCounts(
      createApiClient(
        () => undefined,
        () => undefined,
      ),
    )
    const known = table('known', { rows: { value: 7, mode: 'estimated' } })
    counts.want(table('seen', { view: true, kind: 'view' }))
    counts.want(table('odd name', { addressable: false }))
    counts.want(known)
    await soon()
    assert.equal(asked, [])
    assert.equal(counts.of(known), { value: 7, mode: 'estimated' })
  }))

test.run()
