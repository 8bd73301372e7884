import pg from 'pg'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { generate } from '../../compiler/generate.ts'
import { freshDatabase } from '../engines/fresh-database.ts'
import { compileCase } from '../fixtures/compile-case.ts'
import { readCases, sourcesOf } from '../fixtures/golden-case.ts'
import { skip } from '../skip.ts'
import { openGenerated, writeGenerated } from '../truth/generated-module.ts'

const CASE = 'kinds-that-tell-more-or-take-lists'
const made = new Date(Date.UTC(2024, 1, 29, 12))

/** A client, and the most statements that it was given before the first of them had come back. */
function countOpen(client: pg.Client) {
  let [open, most] = [0, 0]
  return {
    most: () => most,
    client: {
      getTransactionStatus: () => client.getTransactionStatus(),
      async query(statement: string | pg.QueryConfig, values?: unknown[]) {
        open += 1
        most = Math.max(most, open)
        try {
          return await client.query(statement, values)
        } finally {
          open -= 1
        }
      },
    },
  }
}

for (const pipeline of [false, true]) {
  test(`pg is given the whole of a batch at once, with pipeline = ${pipeline}`, async () => {
    const database = await freshDatabase('postgresql-18')
    if (database.kind === 'unavailable') return skip(database.reason)
    const [scene] = readCases(CASE)
    assert.ok(scene)
    const { compilation, target } = await compileCase(scene, 'postgresql', 'pg')
    const module = writeGenerated(await generate(compilation.project, target))
    const client = new pg.Client({ connectionString: database.url, pipeline })
    try {
      await client.connect()
      for (const { text } of sourcesOf(scene, 'schema', 'postgresql')) await client.query(text)
      const counted = countOpen(client)
      const queries = await openGenerated(module.folder, counted.client)
      const books = ['Sea', 'Sky', 'Sun', 'Sand'].map((title) => ({ title, made }))
      await queries.call('addBooks', [books])
      assert.is(counted.most(), books.length)
      const patterns = ['Sea', 'S%', 'T%'].map((pattern) => ({ pattern, least: 0 }))
      const titles = JSON.stringify(await queries.call('listBooks', [patterns])).match(/S\w+|\[\]/g)
      assert.equal(titles, ['Sea', 'Sea', 'Sky', 'Sun', 'Sand', '[]'])
      const failed = queries.call('addBooks', [[...books.slice(0, 1), { title: 'Star', made }]])
      const refused: unknown = await failed.catch((error: unknown) => error)
      assert.ok(refused instanceof Error && 'item' in refused)
      assert.is(refused.item, 0)
      assert.is(client.getTransactionStatus(), 'I')
    } finally {
      await client.end()
      module.remove()
      await database.drop()
    }
  })
}

test.run()
