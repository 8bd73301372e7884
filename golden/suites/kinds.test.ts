import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { generate } from '../../compiler/generate.ts'
import { compileCase } from '../fixtures/compile-case.ts'
import { readCases, sourcesOf } from '../fixtures/golden-case.ts'
import type { DriverName } from '../fixtures/case-settings.ts'
import { skip } from '../skip.ts'
import { openGenerated, type QueryObject, writeGenerated } from '../truth/generated-module.ts'
import { dialectOfEngine, executingEngines, openDatabase } from '../truth/open-database.ts'

/** What the methods of a golden case do when they are called one after the other on one connection. */
const scenes: readonly [string, (queries: QueryObject, driver: DriverName) => Promise<void>][] = [
  ['definitions-are-sent-as-they-are', define],
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
          await play(await openGenerated(module.folder, open.client), driver)
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

test.run()
