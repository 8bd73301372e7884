import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Relation } from '../../compiler/ir/catalog.ts'
import type { Filter, Operator } from '../../runtime/browse/page/page-request.ts'
import { Parameters } from '../../runtime/browse/parameters.ts'
import { readPage } from '../../runtime/browse/page/read-page.ts'
import { newSeal } from '../../runtime/browse/order/seal.ts'
import type { Json } from '../../runtime/values/cell-value.ts'
import { skip } from '../skip.ts'
import {
  type BrowsedEngine,
  browsedEngines,
  type Opened,
  openedDatabase,
} from '../fixtures/browse/opened-database.ts'

const seal = newSeal()
const LONE = '\uD83D'

const ALPHABET = [...`'\\%_!"\`?aAbB;`, '\0', '😀', '\n', '$1', '--', ':x', '日']

/** Always the same texts: a small generator of Lehmer with a fixed seed. */
function texts(count: number, longest: number, start: number): readonly string[] {
  let state = start
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + next(longest) }, () => ALPHABET[next(ALPHABET.length)]).join(''),
  )
}

type Oracle = (text: string, value: string) => boolean
const folded = (text: string) => text.toLowerCase()

const oracles: readonly (readonly [Operator, Oracle])[] = [
  ['eq', (text, value) => text === value],
  ['neq', (text, value) => text !== value],
  ['contains', (text, value) => folded(text).includes(folded(value))],
  ['starts', (text, value) => folded(text).startsWith(folded(value))],
  ['ends', (text, value) => folded(text).endsWith(folded(value))],
]

const textOperators: readonly Operator[] = [...oracles.map(([op]) => op), 'like', 'ilike']

/** Compares letter by letter, as JavaScript does. */
const textTypes: Readonly<Record<BrowsedEngine, string>> = {
  'postgresql-18': 'text',
  mysql: 'varchar(100) character set utf8mb4 collate utf8mb4_0900_bin',
  mariadb: 'varchar(100) character set utf8mb4 collate utf8mb4_nopad_bin',
  sqlite: 'text',
}

const documents: readonly (readonly [id: number, text: string])[] = [
  [1, '{"a": 1, "b": {"c": [1, 2, {"d": null}]}}'],
  [2, '{"a": "1", "b": {"c": []}}'],
  [3, '[1, "x", true]'],
  [4, `{"a": 1.0, "it's": "\\"q\\""}`],
  [5, '"x"'],
]

const containments: readonly (readonly [Json, readonly number[]])[] = [
  [{ a: 1 }, [1, 4]],
  [{ a: '1' }, [2]],
  [{ b: { c: [2] } }, [1]],
  [{ b: { c: [{ d: null }] } }, [1]],
  [{ b: { c: [{ d: 0 }] } }, []],
  [{ b: {} }, [1, 2]],
  [[true, 'x'], [3]],
  [{ "it's": '"q"' }, [4]],
  [{ "' or 1=1 --": 1 }, []],
]

async function idsOf({ open }: Opened, relation: Relation, filter: Filter, search?: string) {
  const request = { sort: [], limit: 1000, cell: 256, filter, search }
  const page = await readPage(open, relation, request, { form: 'text', seal })
  if (page.kind === 'refused') return page.faults
  return page.value.rows.map(({ id }) => id)
}

async function insertTexts({ open }: Opened, relation: Relation, rows: readonly string[]) {
  for (const [id, text] of rows.entries()) {
    const parameters = new Parameters(open.sqlText)
    const place = parameters.place(text, relation.columns[1]?.type)
    const sql = `insert into ${open.sqlText.relation(relation)} (id, v) values (${id}, ${place})`
    await open.database.query(parameters.statement(sql))
  }
}

for (const engine of browsedEngines) {
  const opened = await openedDatabase(engine)
  if (opened.kind === 'unavailable') {
    skip(opened.reason, 6)
    continue
  }
  const takesNul = engine !== 'postgresql-18'
  const stored = texts(150, 8, 7).filter((text) => takesNul || !text.includes('\0'))
  await opened.run(`create table texts (id integer primary key, v ${textTypes[engine]})`)
  const relation = await opened.relation('texts')
  await insertTexts(opened, relation, stored)
  test(`${engine}: hostile texts find the rows that hold them, and no others (security 40)`, async () => {
    for (const value of [...texts(60, 2, 11), ...stored.slice(0, 20)]) {
      for (const [op, oracle] of oracles) {
        const found = await idsOf(opened, relation, { column: 'v', op, value })
        if (!takesNul && value.includes('\0')) {
          const message = 'A text of this type holds no NUL.'
          assert.equal(found, [{ path: 'filter.value', message, kind: 'value' }])
          continue
        }
        const expected = stored.flatMap((text, id) => (oracle(text, value) ? [id] : []))
        assert.equal(found, expected, `${op} ${JSON.stringify(value)}`)
      }
    }
  })
  test(`${engine}: lists of hostile texts`, async () => {
    const value = stored.slice(3, 40)
    const found = await idsOf(opened, relation, { column: 'v', op: 'in', value })
    const wanted = new Set(value)
    const inside = stored.flatMap((text, id) => (wanted.has(text) ? [id] : []))
    assert.equal(found, inside)
    const others = await idsOf(opened, relation, { column: 'v', op: 'nin', value })
    assert.is(Array.isArray(others) && others.length, stored.length - inside.length)
    assert.equal(await idsOf(opened, relation, { column: 'v', op: 'in', value: [] }), [])
  })
  test(`${engine}: half of a character is refused by every operator, and by search`, async () => {
    for (const op of textOperators) {
      const found = await idsOf(opened, relation, { column: 'v', op, value: `a${LONE}` })
      const message = 'A text holds whole characters of Unicode.'
      assert.equal(found, [{ path: 'filter.value', message, kind: 'value' }])
    }
    const searched = await idsOf(opened, relation, { and: [] }, LONE)
    const message = 'A text holds whole characters of Unicode.'
    assert.equal(searched, [{ path: 'search', message, kind: 'value' }])
  })
  test(`${engine}: patterns and the search`, async () => {
    const of = (filter: Filter, search?: string) => idsOf(opened, relation, filter, search)
    const withA = stored.flatMap((text, id) => (folded(text).includes('a') ? [id] : []))
    // To SQLite's LIKE a text ends at its first NUL.
    const seen = (text: string) => (engine === 'sqlite' ? text.replace(/\0.*$/s, '') : text)
    const likeA = stored.flatMap((text, id) => (folded(seen(text)).includes('a') ? [id] : []))
    assert.equal(await of({ column: 'v', op: 'ilike', value: '%a%' }), likeA)
    assert.equal(await of({ and: [] }, 'A'), withA)
    for (const value of texts(40, 4, 23)) {
      if (!takesNul && value.includes('\0')) continue
      const found = await of({ column: 'v', op: 'like', value })
      const isRefused = /(?<!\\)(?:\\\\)*\\$/.test(value)
      assert.is(typeof found[0] === 'object', isRefused, JSON.stringify(value))
    }
    const regex = await of({ column: 'v', op: 'regex', value: '^[aA]' })
    const starting = stored.flatMap((text, id) => (/^[aA]/.test(text) ? [id] : []))
    const message = 'The operator does not fit the column.'
    const refused = [{ path: 'filter.op', message, kind: 'operator' }]
    assert.equal(regex, opened.open.sqlText.patterns.regex ? starting : refused)
  })
  test(`${engine}: documents that contain another one`, async () => {
    await opened.run(
      `create table documents (id integer primary key, d json)`,
      ...documents.map(
        ([id, text]) => `insert into documents values (${id}, ${literal(text, engine)})`,
      ),
    )
    const table = await opened.relation('documents')
    for (const [value, expected] of containments) {
      const found = await idsOf(opened, table, { column: 'd', op: 'json', value })
      assert.equal(found, expected, JSON.stringify(value))
    }
  })
  test(`nothing is left on ${engine}`, () => opened.close())
}

/** MySQL reads escapes in a string. */
function literal(text: string, engine: BrowsedEngine): string {
  const hasEscapes = engine === 'mysql' || engine === 'mariadb'
  const escaped = hasEscapes ? text.replaceAll('\\', '\\\\') : text
  return `'${escaped.replaceAll("'", "''")}'`
}

test.run()
