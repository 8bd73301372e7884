import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Answered, type Ask, askStudio } from './ask-studio.ts'

const types = [
  'CREATE TYPE address AS (street text, number int)',
  'CREATE DOMAIN email AS text CHECK (VALUE LIKE $$%@%$$)',
]

/** A type with its values as SQL writes them; the last row holds NULL. */
const cases: readonly (readonly [string, readonly string[]])[] = [
  ['address', ["'(a,1)'", "'(,2)'", "'(,)'"]],
  ['email[]', ["'{a@b,c@d}'", "'{}'"]],
  ['money[]', ["ARRAY['1234.56'::numeric::money, NULL]", "'{}'"]],
  ['xml', [`'<?xml version="1.0"?><a/>'`, "'<b>x</b>'"]],
  ['xml[]', [`ARRAY['<?xml version="1.0"?><a/>'::xml]`]],
]

for (const engine of ['postgresql-15', 'postgresql-18'] as const)
  for (const [type, values] of cases)
    test(`values of ${type} are found, edited, taken back and imported as they are: ${engine}`, () => {
      const rows = [...values, 'NULL'].map((value, id) => `(${id}, ${value})`).join(', ')
      const table = `CREATE TABLE t (id int PRIMARY KEY, v ${type})`
      const schema = [...types, table, `INSERT INTO t VALUES ${rows}`]
      return askStudio(engine, { schema }, (ask) => staysWhole(ask, values.length))
    })

async function staysWhole(ask: Ask, count: number): Promise<void> {
  const before = await stored(ask)
  await isPaged(ask, count)
  for (const [op, found] of [
    ['isnull', 1],
    ['notnull', count],
  ] as const) {
    const page = await ask('POST', `${url}/query`, { filter: { column: 'v', op } })
    assert.is(rowsIn(page).length, found, page.text)
  }
  for (const { id, v } of rowsIn(await ask('GET', `${url}?sort=id`))) {
    const set = v === null ? { id: 99 } : { v: null }
    const edited = await ask('PATCH', `${url}/rows`, {
      changes: [{ key: { id }, set, expect: { id, v } }],
    })
    assert.is(edited.status, 200, edited.text)
    await undo(ask, edited.body)
    const deleted = await ask('POST', `${url}/rows/delete`, { keys: [{ id }] })
    assert.is(deleted.status, 200, deleted.text)
    await undo(ask, deleted.body)
    assert.equal(await stored(ask), before)
  }
  await isImported(ask, before)
}

const url = '/api/tables/t'

/** Sorted by the values each row is on one page, if they have an order; each is found by its value then. */
async function isPaged(ask: Ask, count: number): Promise<void> {
  const ids = new Set<unknown>()
  let page = await ask('GET', `${url}?sort=v&limit=1`)
  if (page.status === 400) return
  for (let place = 0; place <= count; place += 1) {
    assert.is(page.status, 200, page.text)
    const [row] = rowsIn(page)
    ids.add(row?.['id'])
    if (row !== undefined && row['v'] !== null) {
      const filter = { column: 'v', op: 'eq', value: row['v'] }
      const found = await ask('POST', `${url}/query`, { filter })
      assert.equal(rowsIn(found), [row], found.text)
    }
    const next = nextOf(page)
    assert.is(next === null, place === count)
    if (next !== null)
      page = await ask('GET', `${url}?sort=v&limit=1&cursor=${encodeURIComponent(next)}`)
  }
  assert.is(ids.size, count + 1)
}

async function isImported(ask: Ask, before: unknown): Promise<void> {
  for (const format of ['csv', 'json', 'ndjson']) {
    const file = await ask('POST', `${url}/export`, { format })
    await ask('POST', '/api/sql', { query: 'DELETE FROM t' })
    const imported = await ask('POST', `${url}/import`, { format, text: file.text })
    assert.is(imported.body['faultCount'], 0, imported.text)
    assert.equal(await stored(ask), before)
  }
}

async function undo(ask: Ask, { undoId }: Readonly<Record<string, unknown>>): Promise<void> {
  const undone = await ask('POST', `/api/changes/${String(undoId)}/undo`)
  assert.is(undone.status, 200, undone.text)
}

type Row = Readonly<Record<string, unknown>>

function rowsIn({ text }: Answered): readonly Row[] {
  const { rows }: { readonly rows?: readonly Row[] } = JSON.parse(text)
  return rows ?? []
}

function nextOf({ text }: Answered): string | null {
  const { page }: { readonly page: { readonly next: string | null } } = JSON.parse(text)
  return page.next
}

async function stored(ask: Ask): Promise<unknown> {
  const query = 'SELECT id, v::text AS v FROM t ORDER BY id'
  const { text } = await ask('POST', '/api/sql', { query })
  const { results }: { readonly results: readonly { readonly rows: unknown }[] } = JSON.parse(text)
  const [result] = results
  assert.ok(result?.rows, text)
  return result?.rows
}

test('what a sort cannot go on behind is not sorted by: hstore', () =>
  askStudio(
    'postgresql-15',
    {
      schema: ['CREATE EXTENSION hstore', "CREATE TABLE t AS SELECT 1 AS id, 'a=>1'::hstore AS v"],
    },
    async (ask) => {
      assert.is((await ask('GET', `${url}?sort=v&limit=1`)).status, 400)
      const filter = { column: 'v', op: 'lt', value: 'b=>1' }
      assert.is((await ask('POST', `${url}/query`, { filter })).status, 400)
    },
  ))

test.run()
