import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { countRows } from '../../runtime/browse/count-rows.ts'
import type { Checked } from '../../runtime/browse/fault.ts'
import type { PageRequest } from '../../runtime/browse/page/page-request.ts'
import { readCell } from '../../runtime/browse/read-cell.ts'
import { readDefinition } from '../../runtime/browse/read-definition.ts'
import { readPage } from '../../runtime/browse/page/read-page.ts'
import { newSeal } from '../../runtime/browse/order/seal.ts'
import { skip } from '../skip.ts'
import {
  type BrowsedEngine,
  browsedEngines,
  type Opened,
  openedDatabase,
} from '../fixtures/browse/opened-database.ts'

const seal = newSeal()

interface Words {
  readonly text: string
  readonly bytes: string
  readonly json: string
  readonly longText: string
  readonly longBytes: string
  /** Makes the statistics that estimates are taken from. */
  readonly analyze: string
}

const mysql: Words = {
  text: 'longtext',
  bytes: 'longblob',
  json: 'json',
  longText: `repeat('äb', 3000)`,
  longBytes: `cast(repeat('x', 5000) as binary)`,
  analyze: 'analyze table many',
}

const words: Readonly<Record<BrowsedEngine, Words>> = {
  'postgresql-18': {
    text: 'text',
    bytes: 'bytea',
    json: 'jsonb',
    longText: `repeat('äb', 3000)`,
    longBytes: `convert_to(repeat('x', 5000), 'UTF8')`,
    analyze: 'analyze many',
  },
  mysql,
  mariadb: mysql,
  sqlite: {
    text: 'text',
    bytes: 'blob',
    json: 'json',
    longText: `replace(hex(zeroblob(3000)), '00', 'äb')`,
    longBytes: `cast(replace(hex(zeroblob(2500)), '00', 'xx') as blob)`,
    analyze: 'analyze',
  },
}

function accepted<T>(checked: Checked<T>): T {
  if (checked.kind === 'checked') return checked.value
  throw new Error(JSON.stringify(checked.faults))
}

async function pageOf(opened: Opened, table: string, parts: Partial<PageRequest> = {}) {
  const request = { sort: [], limit: 10, cell: 16, ...parts }
  const options = { form: 'parsed', seal } as const
  return accepted(await readPage(opened.open, await opened.relation(table), request, options))
}

/** More rows than are counted in a second. */
const ENDLESS = `with digits as (select 0 as d union all select 1 union all select 2 union all select 3 union all
  select 4 union all select 5 union all select 6 union all select 7 union all select 8 union all select 9)
  select a.d as a from digits a, digits b, digits c, digits e, digits f, digits g, digits h, digits i, digits j, digits k`

const BYTES = Buffer.from('x'.repeat(16)).toString('base64')

for (const engine of browsedEngines) {
  const opened = await openedDatabase(engine)
  if (opened.kind === 'unavailable') {
    skip(opened.reason, 9)
    continue
  }
  const { text, bytes, json, longText, longBytes, analyze } = words[engine]
  const { quote } = opened.open.sqlText
  await opened.run(
    `create table wide (id integer primary key, t ${text}, b ${bytes}, j ${json}, s ${text})`,
    `insert into wide values (1, ${longText}, ${longBytes}, '["${'z'.repeat(40)}"]', 'short'), (2, null, null, null, '')`,
  )

  test(`${engine}: long cells are cut, with their size beside them`, async () => {
    const page = await pageOf(opened, 'wide')
    const [first, second] = page.rows
    assert.equal(
      { ...first },
      { id: 1, t: 'äb'.repeat(8), b: BYTES, j: `["${'z'.repeat(14)}`, s: 'short' },
    )
    assert.equal({ ...second }, { id: 2, t: null, b: null, j: null, s: '' })
    assert.equal(page.cells, [
      { row: 0, column: 't', truncated: true, size: 6000 },
      { row: 0, column: 'b', truncated: true, size: 5000 },
      { row: 0, column: 'j', truncated: true, size: 44 },
    ])
    assert.equal(
      page.keys.map((key) => ({ ...key })),
      [{ id: 1 }, { id: 2 }],
    )
  })

  test(`${engine}: a whole cell comes by key, with a hash that follows its value`, async () => {
    const relation = await opened.relation('wide')
    const cell = async (column: string, id = 1) =>
      accepted(
        await readCell(opened.open, relation, { key: { id }, column }, { form: 'text', seal }),
      )
    const before = await cell('t')
    assert.is(before.kind === 'cell' && before.value, 'äb'.repeat(3000))
    const binary = await cell('b')
    assert.is(
      binary.kind === 'cell' && binary.value,
      Buffer.from('x'.repeat(5000)).toString('base64'),
    )
    assert.equal(await cell('t'), before)
    await opened.run(`update wide set t = ${longText.replace('äb', 'aB')} where id = 1`)
    const after = await cell('t')
    assert.is.not(after.kind === 'cell' && after.hash, before.kind === 'cell' && before.hash)
    assert.equal(await cell('t', 3), { kind: 'gone' })
    const empty = await cell('t', 2)
    assert.is(empty.kind === 'cell' && empty.value, null)
  })

  test(`${engine}: a key of other columns or values is refused`, async () => {
    const relation = await opened.relation('wide')
    const refuse = async (key: Record<string, string | number>) => {
      const found = await readCell(
        opened.open,
        relation,
        { key, column: 't' },
        { form: 'text', seal },
      )
      return found.kind === 'refused' ? found.faults.map(({ path }) => path) : []
    }
    assert.equal(await refuse({ id: 1, s: 'short' }), ['key.s'])
    assert.equal(await refuse({}), ['key.id'])
    assert.equal(await refuse({ id: 'x' }), ['key.id'])
  })

  test(`${engine}: rows of a table without a key are told apart by what they show`, async () => {
    await opened.run(
      `create table loose (a integer, t ${text})`,
      `insert into loose values (1, ${longText}), (2, null), (2, null)`,
    )
    const relation = await opened.relation('loose')
    const { keys } = await pageOf(opened, 'loose')
    const kinds: string[] = []
    for (const key of keys) {
      const place = { key, column: 't' }
      kinds.push(
        accepted(await readCell(opened.open, relation, place, { form: 'text', seal })).kind,
      )
    }
    const isNumbered = opened.open.sqlText.rowNumber(relation) !== undefined
    const equalRows = isNumbered ? 'cell' : 'ambiguous'
    assert.equal(kinds, ['cell', equalRows, equalRows])
  })

  test(`${engine}: names of columns are data`, async () => {
    const names = [
      '__proto__',
      'constructor',
      'left',
      'a"b',
      'c`d',
      'quarry_1',
      'select',
      "e'f",
      '日本',
    ]
    const list = names.map((name) => `${quote(name)} varchar(200)`).join(', ')
    await opened.run(
      `create table ${quote('odd "` table')} (id integer primary key, ${list})`,
      `insert into ${quote('odd "` table')} values (1, ${names.map(() => `'x'`).join(', ')})`,
    )
    for (const name of names) {
      const filter = { column: name, op: 'eq', value: 'x' } as const
      const sort = [{ column: name, direction: 'desc' }] as const
      const page = await pageOf(opened, 'odd "` table', { filter, sort, search: 'x' })
      const [row = {}] = page.rows
      assert.is(Object.getPrototypeOf(row), null)
      assert.equal(Object.keys(row).toSorted(), ['id', ...names].toSorted())
      assert.is(row[name], 'x')
    }
  })

  test(`${engine}: texts longer than a cursor holds are counted past`, async () => {
    const rows = Array.from({ length: 20 }, (_, i) => `(${i}, '${'k'.repeat(1100)}${i % 4}')`)
    await opened.run(
      `create table long_texts (id integer primary key, t ${text})`,
      `insert into long_texts values ${rows.join(', ')}`,
    )
    const sort = [{ column: 't', direction: 'asc' }] as const
    const walk = async (direction: 'next' | 'prev') => {
      const ids: unknown[] = []
      let page = await pageOf(opened, 'long_texts', { sort, limit: 3 })
      if (direction === 'prev') {
        page = await pageOf(opened, 'long_texts', { sort, limit: 3, cursor: page.last ?? '' })
      }
      for (;;) {
        ids.push(...page.rows.map(({ id }) => id))
        const cursor = page[direction]
        if (cursor === null || ids.length > 20) {
          return ids.length === 20 && new Set(ids).size === 20
        }
        page = await pageOf(opened, 'long_texts', { sort, limit: 3, cursor })
      }
    }
    assert.ok(await walk('next'))
    assert.ok(await walk('prev'))
  })

  test(`${engine}: a cursor holds for its table, order and filter, with any limit and selection`, async () => {
    const sort = [{ column: 's', direction: 'asc' }] as const
    const { next } = await pageOf(opened, 'wide', { sort, limit: 1 })
    const cursor = next ?? ''
    const found = await pageOf(opened, 'wide', { sort, limit: 5, select: ['s'], cursor })
    assert.equal(
      found.rows.map((row) => ({ ...row })),
      [{ s: 'short' }],
    )
    const filter = { column: 'id', op: 'gt', value: 0 } as const
    const others: readonly Partial<PageRequest>[] = [
      { sort: [] },
      { sort: [{ column: 's', direction: 'desc' }] },
      { sort, filter },
      { sort, search: 'x' },
    ]
    for (const parts of others) {
      const failed = await pageOf(opened, 'wide', { ...parts, cursor }).catch(String)
      assert.match(String(failed), '"path":"cursor"')
    }
  })

  test(`${engine}: counts`, async () => {
    const values = Array.from({ length: 500 }, (_, i) => `(${i}, ${i % 7})`).join(', ')
    await opened.run(
      'create table many (id integer primary key, n integer)',
      'create index many_n on many (n)',
      `insert into many values ${values}`,
      'create view sevens as select * from many where n = 0',
      analyze,
    )
    const count = async (
      table: string,
      mode: 'none' | 'estimated' | 'exact' | 'auto',
      where?: string,
    ) => {
      const options = { mode, ...(where !== undefined && { where }) }
      return accepted(await countRows(opened.open, await opened.relation(table), {}, options))
    }
    assert.equal(await count('many', 'none'), { value: null, mode: 'none' })
    assert.equal(await count('many', 'exact'), { value: 500, mode: 'exact' })
    assert.equal(await count('many', 'auto'), { value: 500, mode: 'exact' })
    assert.equal(await count('sevens', 'exact'), { value: 72, mode: 'exact' })
    assert.equal(await count('many', 'exact', 'n = 1 -- six'), { value: 72, mode: 'exact' })
    const estimate = await count('many', 'estimated')
    assert.is(estimate.mode, 'estimated')
    assert.ok(Math.abs((estimate.value ?? 0) - 500) < 100)
    const filter = { column: 'n', op: 'in', value: [1, 2] } as const
    const filtered = await countRows(
      opened.open,
      await opened.relation('many'),
      { filter },
      { mode: 'exact' },
    )
    assert.equal(accepted(filtered), { value: 144, mode: 'exact' })
  })

  test(`${engine}: counting that takes too long says what it knows`, async () => {
    await opened.run(`create view endless as ${ENDLESS}`)
    const relation = await opened.relation('endless')
    const count = accepted(await countRows(opened.open, relation, {}, { mode: 'exact' }))
    assert.equal(count, { value: 100_000, mode: 'at-least' })
  })

  test(`${engine}: the definition makes the table again`, async () => {
    await opened.run(
      `create table parents (id integer primary key, code varchar(10) not null unique, n integer default 7,
        double_n integer generated always as (n * 2) stored, check (n > 0))`,
      `create table children (id integer primary key, parent_id integer references parents (id) on delete cascade,
        constraint children_parent foreign key (parent_id) references parents (id))`,
      'create index parents_n on parents (n)',
    )
    const parents = await readDefinition(opened.open, await opened.relation('parents'))
    const children = await readDefinition(opened.open, await opened.relation('children'))
    const catalog = async () => [
      await opened.relation('parents'),
      await opened.relation('children'),
    ]
    const before = await catalog()
    await opened.run('drop table children', 'drop table parents')
    await opened.run(
      ...[parents, children].flatMap((text) => text.split(/;\n\n|;$/).filter(Boolean)),
    )
    assert.equal(await catalog(), before)
    const view = await readDefinition(opened.open, await opened.relation('sevens'))
    assert.match(view, /view/i)
  })

  test(`nothing is left on ${engine}`, () => opened.close())
}

test.run()
