import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { generate } from '../../compiler/generate.ts'
import { compileCase } from '../fixtures/compile-case.ts'
import { type GoldenCase, readCases, sourcesOf } from '../fixtures/golden-case.ts'
import { skip } from '../skip.ts'
import { openGenerated, type QueryObject, writeGenerated } from '../truth/generated-module.ts'
import { openDatabase } from '../truth/open-database.ts'

const plain = {
  mood: 'sad',
  code: null,
  bits: null,
  letter: null,
  short: null,
  numbers: null,
  grid: null,
  document: null,
  data: null,
  made: null,
  day: null,
  amount: null,
  ratio: null,
  pair: null,
  span: null,
  ok: null,
}

const full = {
  mood: 'glad',
  code: 'a"b',
  bits: '101',
  letter: 'x',
  short: 'é🐘',
  numbers: [1, null, -2],
  grid: [
    ['a"', 'NULL', ''],
    [null, '\\', '{},'],
  ],
  document: { a: [1.5, 'é', null], 'b"': { c: true } },
  data: new Uint8Array(Array.from({ length: 256 }, (_, byte) => byte)),
  made: new Date('0044-03-10T02:30:00.123Z'),
  day: '2024-02-29',
  amount: '123456.78',
  ratio: 5e-324,
  pair: '(1,"a,""b""")',
  span: '[1,5)',
  ok: false,
}

/** Values that a document of JSON could round, or lose. */
const things = [
  { id: '9007199254740993', ...plain },
  { id: -9223372036854775808n, ...full },
  { id: 7, ...plain, ratio: Number.NaN, amount: 'NaN', document: 'null' },
  { id: '9223372036854775807', ...plain, ratio: Number.NEGATIVE_INFINITY, day: 'infinity' },
  { id: 8n, ...plain, ratio: -0, numbers: [], grid: [], document: 'a "text"' },
  { id: 9, ...plain, ratio: Number.MAX_VALUE, short: '', code: 'x', document: 0, ok: true },
  { id: '10', ...full, ratio: 0.1, short: '\\"', data: new Uint8Array(), span: 'empty' },
]

const labels = [
  {
    id: 1,
    email: 'A@b',
    aliases: ['x "y"', null],
    pairs: 'a=>1, "b c"=>NULL',
    marks: ['a=>1', null],
  },
  { id: 2, email: null, aliases: null, pairs: null, marks: null },
  { id: 3, email: '', aliases: [], pairs: '', marks: [] },
]

type Execute = (sql: string) => Promise<unknown>
type Check = (queries: QueryObject, execute: Execute) => Promise<void>

const checks: Readonly<Record<string, Check>> = {
  'copyfrom-sends-values-of-every-type': checkThings,
  'copyfrom-sends-values-of-extension-types': checkLabels,
  'copyfrom-casts-rows': checkPlaces,
}

for (const [name, check] of Object.entries(checks)) {
  for (const found of readCases(name)) {
    for (const engine of ['postgresql-15', 'postgresql-18'] as const) {
      await testEngine(engine, found, check)
    }
  }
}

async function testEngine(
  engine: 'postgresql-15' | 'postgresql-18',
  found: GoldenCase,
  check: Check,
): Promise<void> {
  const opened = await openDatabase(engine)
  if (opened.kind === 'unavailable') return skip(opened.reason, 1)
  const { database } = opened
  for (const driver of database.drivers) {
    test(`many rows are written as each alone: ${found.name}, ${driver} on ${engine}`, async () => {
      await database.reset()
      for (const { text } of sourcesOf(found, 'schema', 'postgresql')) {
        await database.execute(text)
      }
      const { compilation, target } = await compileCase(found, 'postgresql', driver)
      const module = writeGenerated(await generate(compilation.project, target))
      const open = await database.openDriver(driver)
      try {
        const queries = await openGenerated(module.folder, open.client)
        await check(queries, (sql) => database.execute(sql))
      } finally {
        await open.close()
        module.remove()
      }
    })
  }
  test(`nothing is left on ${engine}`, () => opened.close())
}

async function checkThings(queries: QueryObject, execute: Execute): Promise<void> {
  for (const thing of things) await queries.call('addThing', [thing])
  const alone = await queries.call('listThings', [])
  await execute('CREATE TABLE alone AS SELECT * FROM own.things; DELETE FROM own.things')
  assert.is(await queries.call('addThings', [things]), things.length)
  assert.equal(await queries.call('listThings', []), alone)
  await execute(`DO $$ BEGIN
    IF EXISTS (SELECT t::text FROM own.things t EXCEPT SELECT a::text FROM alone a)
    THEN RAISE 'the rows differ'; END IF;
    IF (SELECT count(*) FROM own.things WHERE document = 'null') <> 2 OR
      (SELECT ratio::text FROM own.things WHERE id = 8) <> '-0'
    THEN RAISE 'JSON null is no NULL, and -0 is not 0'; END IF;
  END $$`)
}

/** The schemas of the extensions are not on the search path of the session. */
async function checkLabels(queries: QueryObject, execute: Execute): Promise<void> {
  for (const label of labels) await queries.call('addLabel', [label])
  const alone = await queries.call('listLabels', [])
  await execute('DELETE FROM labels')
  assert.is(await queries.call('addLabels', [labels]), labels.length)
  assert.equal(await queries.call('listLabels', []), alone)
  assert.is(await queries.call('addCast', [[{ id: 4, pairs: 'a=>1' }]]), 1)
  const paths = [
    { id: 1, path: 'a.b' },
    { id: 2, path: 'c' },
  ]
  assert.is(await queries.call('addPaths', [paths]), 2)
  assert.equal(await queries.call('listPaths', []), paths)
}

async function checkPlaces(queries: QueryObject, execute: Execute): Promise<void> {
  const places = [
    { id: 1, x: 1.5, label: 'a "b", c', color: 'red' },
    { id: 2, x: 0.1, label: '', color: '\\' },
  ]
  for (const place of places) await queries.call('addPlace', [place])
  const alone = await queries.call('listPlaces', [])
  await execute('DELETE FROM places')
  assert.is(await queries.call('addPlaces', [places]), 2)
  assert.equal(await queries.call('listPlaces', []), alone)
  await execute('DELETE FROM places')
  assert.is(await queries.call('addBare', [[{ id: 3, a: 1.5, b: 2 }]]), 1)
  assert.is(await queries.call('addParts', [[{ id: 4, a: 1.5, b: 2 }]]), 1)
  assert.equal(await queries.call('listPlaces', []), [
    { id: 3, pin: null, pair: '(1.5,3)', pairs: null, parts: null },
    { id: 4, pin: null, pair: null, pairs: ['(1.5,2)'], parts: '("(1.5,it\'s)",)' },
  ])
}

test.run()
