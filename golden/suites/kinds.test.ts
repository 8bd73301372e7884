import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { generate } from '../../compiler/generate.ts'
import { compileCase } from '../fixtures/compile-case.ts'
import { readCases, sourcesOf } from '../fixtures/golden-case.ts'
import type { DriverName } from '../fixtures/case-settings.ts'
import { skip } from '../skip.ts'
import { checkQueryError } from './targets/errors.ts'
import { openGenerated, type QueryObject, writeGenerated } from '../truth/generated-module.ts'
import type { OpenDriver } from '../truth/test-database.ts'
import { dialectOfEngine, executingEngines, openDatabase } from '../truth/open-database.ts'

/** What the methods of a golden case do when they are called one after the other on one connection. */
type Scene = (
  queries: QueryObject,
  driver: DriverName,
  rolledBack: OpenDriver['rolledBack'],
) => Promise<void>

const scenes: readonly [string, Scene][] = [
  ['definitions-are-sent-as-they-are', define],
  ['kinds-that-tell-more-or-take-lists', tellAndTake],
]

for (const engine of executingEngines) {
  const opened = await openDatabase(engine)
  if (opened.kind === 'unavailable') {
    skip(opened.reason, 1)
    continue
  }
  const { database } = opened
  const dialect = dialectOfEngine[engine]
  for (const driver of database.drivers) {
    for (const [name, play] of scenes) {
      test(`${name}: ${driver} on ${engine}`, async () => {
        const [scene] = readCases(name)
        assert.ok(scene)
        await database.reset()
        for (const { text } of sourcesOf(scene, 'schema', dialect)) await database.execute(text)
        const { compilation, target } = await compileCase(scene, dialect, driver)
        const module = writeGenerated(await generate(compilation.project, target))
        const open = await database.openDriver(driver)
        try {
          await play(await openGenerated(module.folder, open.client), driver, open.rolledBack)
        } finally {
          await open.close()
          module.remove()
        }
      })
    }
  }
  test(`nothing is left on ${engine}`, () => opened.close())
}

async function define(queries: QueryObject): Promise<void> {
  await queries.call('createCheap', [])
  assert.is(await queries.call('fillCheap', [100]), 1)
  assert.equal(await queries.call('listCheap', []), [{ id: 1, price: 20 }])
  assert.equal(await queries.call('getCheap', [1]), { title: 'Sea', price: 20 })
  await queries.call('createTitles', [])
  assert.equal(await queries.call('listTitles', []), [
    { title: 'Sea', price: 20 },
    { title: 'Sky', price: null },
  ])
  for (const method of ['createBooks', 'indexBooks', 'createDear']) await queries.call(method, [])
  assert.equal(await queries.call('listDear', []), [{ id: 1, title: 'Sea' }])
  for (const method of ['dropDear', 'addColumn']) await queries.call(method, [])
  assert.equal(await queries.call('listBooks', []), [
    { id: 1, title: 'Sea' },
    { id: 2, title: 'Sky' },
  ])
}

async function tellAndTake(
  queries: QueryObject,
  driver: DriverName,
  rolledBack: OpenDriver['rolledBack'],
): Promise<void> {
  const tellsId = driver !== 'pg' && driver !== 'postgres'
  const result = (rowsAffected: number, lastInsertId: number) =>
    tellsId ? { rowsAffected, lastInsertId } : { rowsAffected }
  assert.equal(await queries.call('addBook', ['Sea']), result(1, 1))
  if (tellsId) assert.is(await queries.call('createBook', ['Sky']), 2)
  else await queries.call('addBook', ['Sky'])
  const made = new Date(Date.UTC(2024, 1, 29, 12))
  const books = ['Sun', 'Sand', 'Shell'].map((title) => ({ title, made }))
  assert.is(await queries.call('addBooks', [books]), undefined)
  assert.is(await queries.call('addBooks', [[]]), undefined)
  assert.equal(await queries.call('findBooks', [[5, 99, 1]]), [
    { id: 5, title: 'Shell' },
    null,
    { id: 1, title: 'Sea' },
  ])
  const patterns = [
    { pattern: 'Sun', least: 0 },
    { pattern: 'S%', least: 3 },
    { pattern: 'T%', least: 0 },
  ]
  assert.equal(await queries.call('listBooks', [patterns]), [
    [{ id: 3, title: 'Sun', made }],
    [
      { id: 4, title: 'Sand', made },
      { id: 5, title: 'Shell', made },
    ],
    [],
  ])
  assert.equal(await queries.call('listBooks', [[]]), [])
  if (driver !== 'postgres') {
    // A transaction that was begun by hand is not ended; postgres has `sql.begin` for it.
    await rolledBack(() => queries.call('removeBooks', [[1, 2, 3]]))
    assert.equal(await queries.call('findBooks', [[1]]), [{ id: 1, title: 'Sea' }])
  }
  await takeAllOrNone(queries)
  const all = await queries.call('listBooks', [[{ pattern: '%', least: 1 }]])
  const ids = [...JSON.stringify(all).matchAll(/"id":(\d+)/g)].map(([, id]) => Number(id))
  await queries.call('removeBooks', [ids])
  const retitled: unknown = await queries.call('retitleBooks', [{ title: 'See', least: 0 }])
  assert.ok(typeof retitled === 'object' && retitled !== null && 'rowsAffected' in retitled)
  assert.is(retitled.rowsAffected, 1)
}

/** The second title is taken, so that the first is not added either, inside of a transaction too. */
async function takeAllOrNone(queries: QueryObject): Promise<void> {
  const items = ['Star', 'Sea', 'Storm'].map((title) => ({ title, made: null }))
  const failure = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    )
  const unsendable = [{ title: 'Stone', made: new Date(Number.NaN) }]
  await checkQueryError(queries.call('addBooks', [unsendable]), 'AddBooks', 'addBooks')
  const failed = await failure(queries.call('addBooks', [items]))
  assert.ok(failed instanceof Error && 'item' in failed)
  assert.is(failed.item, 1)
  const stars = [{ pattern: 'St%', least: 0 }]
  assert.equal(await queries.call('listBooks', [stars]), [[]])
  const inTransaction = async (tx: object) => {
    const inner = queries.around(tx)
    assert.ok((await failure(inner.call('addBooks', [items]))) instanceof Error)
    await inner.call('addBooks', [items.slice(0, 1)])
  }
  await queries.call('transaction', [inTransaction])
  const found = await queries.call('listBooks', [stars])
  assert.equal(JSON.stringify(found).match(/Star|Storm/g), ['Star'])
}

test.run()
