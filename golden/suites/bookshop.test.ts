import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { askEngine } from '../engines/ask-engine.ts'
import type { DatabaseName, Running } from '../engines/engine.ts'
import { freshDatabase } from '../engines/fresh-database.ts'
import {
  type DialectName,
  type DriverName,
  driversOf,
  sharedFilesOf,
} from '../fixtures/case-settings.ts'
import { skip } from '../skip.ts'
import { type ExecutedProject, executeProject } from '../truth/execute-project.ts'
import { dialectOfEngine, executingEngines, withDatabase } from '../truth/open-database.ts'
import { runOnBun } from '../truth/run-on-bun.ts'
import { readSql, sampleProject } from '../truth/sample-project.ts'
import { copyShop } from './bookshop/shop-copy.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

for (const engine of executingEngines) {
  const dialect = dialectOfEngine[engine]
  for (const driver of driversOf(dialect)) {
    const name = driver === 'bun:sqlite' ? 'bun' : engine
    test(`a day in the shop with ${driver} on ${name}`, () => playDay(name, dialect, driver))
  }
  test(`every query of the shop on ${engine}`, async () => {
    const project = shopProject(dialect)
    const reason = await withDatabase(engine, async (database) => {
      assert.equal(await executeProject(project, database), [])
    })
    if (reason !== undefined) skip(reason)
  })
}

test('every query of the shop on bun', async () => {
  const bun = await askEngine('bun')
  if (bun.kind === 'unavailable') return skip(bun.reason)
  const run = runOnBun(bun.program ?? 'bun')
  const reason = await withDatabase('sqlite', async (database) => {
    const project = shopProject('sqlite')
    assert.equal(await executeProject(project, database, ['bun:sqlite'], run), [])
  })
  if (reason !== undefined) skip(reason)
})

async function playDay(
  engine: DatabaseName,
  dialect: DialectName,
  driver: DriverName,
): Promise<void> {
  const database = await freshDatabase(engine)
  if (database.kind === 'unavailable') return skip(database.reason)
  const shop = await copyShop({ from: shopOf(dialect), dialect, driver, root: ROOT })
  try {
    assert.equal(shop.typeFaults(), [])
    const { stdout: printed } = await shop.run(programOf(driver, database.engine), database.url)
    assert.fixture(printed, readFileSync(join(shopOf(dialect), 'expected.txt'), 'utf8'))
  } finally {
    shop.remove()
    await database.drop()
  }
}

function programOf(driver: DriverName, engine: Running): string {
  return driver === 'bun:sqlite' ? (engine.program ?? 'bun') : process.execPath
}

function shopOf(dialect: DialectName): string {
  return join(ROOT, 'examples/bookshop', sharedFilesOf(dialect))
}

function shopProject(dialect: DialectName): ExecutedProject {
  const shop = shopOf(dialect)
  const schema = join(shop, 'db/schema')
  return sampleProject({
    dialect,
    schema,
    queries: join(shop, 'db/queries'),
    arguments: join(ROOT, 'golden/samples/bookshop/arguments.json'),
    setUp: [...readSql(schema), ...readSql(join(shop, 'db/data.sql'))].map(({ text }) => text),
    varies: ['CreateBook.id', 'CreateCustomer.id', 'CreateOrder.id'],
  })
}

test.run()
