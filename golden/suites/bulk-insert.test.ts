import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { generate } from '../../compiler/generate.ts'
import { compileCase } from '../fixtures/compile-case.ts'
import { readCases, sourcesOf } from '../fixtures/golden-case.ts'
import { skip } from '../skip.ts'
import { checkQueryError } from './targets/errors.ts'
import { openGenerated, type QueryObject, writeGenerated } from '../truth/generated-module.ts'
import { dialectOfEngine, executingEngines, openDatabase } from '../truth/open-database.ts'

const manyRows = caseNamed('copyfrom-inserts-many-rows')
/** More than one statement of each size that MySQL is sent, and more than SQLite takes parameters. */
const notes = Array.from({ length: 3_003 }, (_, id) => ({
  id,
  body: id % 2 === 0 ? `"{a,${id}}"` : "\\ ' NULL é🐘",
  seen: id % 3 === 0 ? null : id,
  made: id % 5 === 0 ? null : new Date(Date.UTC(2024, 1, 29, 12, 0, id % 60)),
}))

for (const engine of executingEngines) {
  const opened = await openDatabase(engine)
  if (opened.kind === 'unavailable') {
    skip(opened.reason, 1)
    continue
  }
  const { database } = opened
  const dialect = dialectOfEngine[engine]
  for (const driver of database.drivers) {
    test(`rows that are written are read again: ${driver} on ${engine}`, async () => {
      await database.reset()
      for (const { text } of sourcesOf(manyRows, 'schema', dialect)) await database.execute(text)
      const { compilation, target } = await compileCase(manyRows, dialect, driver)
      const module = writeGenerated(await generate(compilation.project, target))
      const open = await database.openDriver(driver)
      try {
        await checkRows(await openGenerated(module.folder, open.client))
      } finally {
        await open.close()
        module.remove()
      }
    })
  }
  test(`nothing is left on ${engine}`, () => opened.close())
}

async function checkRows(queries: QueryObject): Promise<void> {
  const [first, ...others] = notes
  assert.is(await queries.call('addNotes', [[]]), 0)
  assert.is(await queries.call('addNotes', [others]), others.length)
  await fails(queries.call('addNotes', [[first, others[0]]]))
  const unsendable = { ...first, made: new Date(Number.NaN) }
  await checkQueryError(queries.call('addNotes', [[unsendable]]), 'AddNotes', 'addNotes')
  assert.equal(
    await queries.call('listNotes', []),
    others,
    'a row that was there takes back those before it',
  )
  assert.is(await queries.call('addNotes', [[first]]), 1)
  assert.equal(await queries.call('listNotes', []), notes)
  assert.is(await queries.call('addTags', [['b', 'a']]), 2)
  assert.equal(await queries.call('listTags', []), [{ name: 'a' }, { name: 'b' }])
}

async function fails(work: Promise<unknown>): Promise<void> {
  const failed = await work.then(
    () => false,
    () => true,
  )
  assert.ok(failed)
}

function caseNamed(name: string) {
  const [found] = readCases(name)
  if (found === undefined) throw new Error(`there is no case "${name}"`)
  return found
}

test.run()
