import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { operators as rules } from '../../../runtime/browse/filter/operators.ts'
import type { JsonValue } from '../../../studio/api/cell.ts'
import { type Filter, operators, type Page } from '../../../studio/api/pages.ts'
import type { Column } from '../../../studio/api/tables.ts'
import { cellFilters } from '../../../studio/ui/state/grid/find/cell-filters.ts'
import {
  filterOperators,
  findOperator,
  operatorsFor,
  type ValueForm,
} from '../../../studio/ui/state/grid/find/filter-operators.ts'
import { lastDays, quickFiltersFor } from '../../../studio/ui/state/grid/find/quick-filters.ts'
import { gridRows } from '../../../studio/ui/state/grid/grid-row.ts'
import { type Ask, askStudio, type StudioEngine, studioEngines } from './ask-studio.ts'

/** A column of every kind that the engine has, with NULLs, ties and values that SQL could trip over. */
const columns: Readonly<Record<string, readonly string[]>> = {
  postgresql: [
    ...['v_text text', 'v_int bigint', 'v_float real', 'v_decimal numeric(8,2)', 'v_bool boolean'],
    ...['v_date date', 'v_time time', 'v_stamp timestamptz', 'v_gap interval', 'v_json jsonb'],
    ...['v_array text[]', 'v_bytes bytea', 'v_uuid uuid', 'v_point point', 'v_plain json'],
  ],
  mysql: [
    ...['v_text varchar(40)', 'v_int bigint', 'v_float float', 'v_decimal decimal(8,2)'],
    ...['v_bool boolean', 'v_date date', 'v_time time', 'v_stamp datetime', 'v_json json'],
    ...[`v_enum enum('a', 'b')`, 'v_bytes varbinary(20)', 'v_point point'],
  ],
  sqlite: [
    ...['v_text text', 'v_int integer', 'v_float real', 'v_decimal decimal', 'v_bool boolean'],
    ...['v_date date', 'v_stamp datetime', 'v_json json', 'v_bytes blob'],
  ],
}

const values: Readonly<Record<string, readonly string[]>> = {
  v_text: [`'it''s "50%"_\\x'`, `''`, `' a '`, `'日本 😀'`],
  v_int: ['9007199254740993', '0', '-5', '0'],
  v_float: ['0.1', '-2.5', '0.1', '16777216'],
  v_decimal: ['0.10', '-3.50', '999999.99', '0.10'],
  v_bool: ['true', 'false', 'true', 'true'],
  v_date: [`'2024-02-29'`, `'1999-12-31'`, `'2024-02-29'`, `'2024-03-01'`],
  v_time: [`'23:59:59'`, `'00:00:00'`, `'12:00:00'`, `'12:00:00'`],
  v_stamp: [
    ...[`'2024-02-29 23:59:59'`, `'2024-03-01 00:00:00'`],
    ...[`'2024-02-29 00:00:00'`, `'1999-12-31 12:00:00'`],
  ],
  v_gap: [`'1 day'`, `'2 hours'`, `'1 day'`, `'0'`],
  v_json: [`'{"a": 1}'`, `'{"a": 2}'`, `'[1, "x"]'`, `'{"a": {"b": null}}'`],
  v_plain: [`'{"a": 1}'`, `'1'`, `'"x"'`, `'{}'`],
  v_array: [`'{a,b}'`, `'{}'`, `'{"x,y"}'`, `'{a,b}'`],
  v_uuid: [
    `'123e4567-e89b-12d3-a456-426614174000'`,
    ...[`'00000000-0000-0000-0000-000000000000'`, `'123e4567-e89b-12d3-a456-426614174000'`],
    `'ffffffff-ffff-ffff-ffff-ffffffffffff'`,
  ],
  v_enum: [`'a'`, `'b'`, `'a'`, `'a'`],
}

const ofEngine = {
  'postgresql-15': 'postgresql',
  'postgresql-18': 'postgresql',
  mysql: 'mysql',
  mariadb: 'mysql',
  sqlite: 'sqlite',
} as const satisfies Record<StudioEngine, string>

function cellSql(engine: StudioEngine, column: string, row: number): string {
  if (column === 'v_bytes') {
    const hex = ['00ff', '', '27', '00ff'][row] ?? ''
    return ofEngine[engine] === 'postgresql' ? `'\\x${hex}'` : `x'${hex}'`
  }
  if (column === 'v_point') return ofEngine[engine] === 'mysql' ? 'point(1, 2)' : `'(1,2)'`
  const text = values[column]?.[row] ?? 'null'
  return ofEngine[engine] === 'mysql' ? text.replaceAll('\\', '\\\\') : text
}

function schema(engine: StudioEngine): readonly string[] {
  const all = columns[ofEngine[engine]] ?? []
  const names = all.map((each) => each.split(' ')[0] ?? '')
  const rows = [0, 1, 2, 3].map(
    (row) => `(${[row, ...names.map((name) => cellSql(engine, name, row))].join(', ')})`,
  )
  const nulls = `(4, ${names.map(() => 'null').join(', ')})`
  return [
    `create table found (id integer primary key, ${all.join(', ')})`,
    `insert into found values ${[...rows, nulls].join(', ')}`,
  ]
}

async function pageOf(ask: Ask, filter?: Filter): Promise<Page> {
  const body = { json: 'text', count: 'exact', ...(filter && { filter }) }
  const answer = await ask('POST', '/api/tables/found/query', body)
  assert.is(answer.status, 200, `${JSON.stringify(filter)} ${answer.text}`)
  const page: Page = JSON.parse(answer.text)
  return page
}

function idsOf({ rows }: Page): readonly JsonValue[] {
  return rows.map(({ id }) => id ?? null)
}

async function abilitiesOf(ask: Ask) {
  const { body } = await ask('GET', '/api/meta')
  const { capabilities } = JSON.parse(JSON.stringify(body))
  return { regex: capabilities.regex === true }
}

test('the operators of the page are those of the server, with the same values and kinds', () => {
  assert.equal(filterOperators.map(({ op }) => op).toSorted(), [...operators].toSorted())
  for (const { op, value, kinds } of filterOperators) {
    assert.is(value, rules[op].value, op)
    assert.equal(kinds?.toSorted(), rules[op].kinds && [...rules[op].kinds].toSorted(), op)
  }
})

async function filtersByCells(ask: Ask): Promise<void> {
  const abilities = await abilitiesOf(ask)
  const all = await pageOf(ask)
  for (const row of gridRows(all)) {
    for (const column of all.columns) {
      const filters = cellFilters(row, column, abilities)
      if (filters === undefined) continue
      const same = idsOf(await pageOf(ask, filters.same))
      const other = idsOf(await pageOf(ask, filters.other))
      const id = row.values['id'] ?? null
      assert.ok(same.includes(id), `${column.name} of ${id} finds its row`)
      assert.not.ok(other.includes(id), `${column.name} of ${id} is excluded`)
      const both = [...same, ...other].map(Number).toSorted((a, b) => a - b)
      assert.equal(both, [0, 1, 2, 3, 4], `${column.name} of ${id} divides the rows`)
    }
  }
}

/** Something that the operator takes, of a value that the column holds. */
function operand(form: ValueForm, value: JsonValue): JsonValue | undefined {
  const forms: Readonly<Record<ValueForm, JsonValue | undefined>> = {
    none: undefined,
    one: value,
    list: [value],
    pair: [value, value],
    text: 'a',
    document: { a: 1 },
  }
  return forms[form]
}

async function offersWhatIsTaken(ask: Ask): Promise<void> {
  const abilities = await abilitiesOf(ask)
  const { columns: all, rows } = await pageOf(ask)
  for (const column of all) {
    const offered = new Set(operatorsFor(column, abilities).map(({ op }) => op))
    for (const op of operators) {
      const value = operand(findOperator(op)?.value ?? 'none', rows[0]?.[column.name] ?? null)
      const filter = { column: column.name, op, ...(value !== undefined && { value }) }
      const { status, text } = await ask('POST', '/api/tables/found/query', { filter })
      const isRefused = text.includes('.op"') || text.includes('The operator does not fit')
      assert.is(status === 200, offered.has(op), `${column.name} ${op}: ${status} ${text}`)
      assert.is(isRefused, !offered.has(op), `${column.name} ${op}: ${text}`)
    }
    const sorted = await ask('GET', `/api/tables/found?sort=${column.name}`)
    assert.is(sorted.status === 200, column.ordered, `sort by ${column.name}: ${sorted.text}`)
  }
}

async function takesQuickFilters(ask: Ask): Promise<void> {
  const abilities = await abilitiesOf(ask)
  const { columns: all } = await pageOf(ask)
  for (const column of all) {
    for (const quick of quickFiltersFor(column, abilities, '2024-02-29')) {
      if (quick.does === 'apply') await pageOf(ask, quick.filter)
    }
  }
  const named = (name: string): Column => {
    const found = all.find((column) => column.name === name)
    if (found === undefined) throw new Error(`no column ${name}`)
    return found
  }
  const today = async (name: string, days: number) =>
    idsOf(await pageOf(ask, lastDays(named(name), days, '2024-03-01')))
  assert.equal(await today('v_date', 1), [3])
  assert.equal(await today('v_date', 2), [0, 2, 3])
  assert.equal(await today('v_stamp', 1), [1])
  assert.equal(await today('v_stamp', 2), [0, 1, 2])
}

for (const engine of studioEngines) {
  const on = (name: string, work: (ask: Ask) => Promise<void>) =>
    test(`${engine}: ${name}`, () => askStudio(engine, { schema: schema(engine) }, work))
  on('a cell finds the rows with its value, and all others', filtersByCells)
  on('a column is offered the operators and the sorting that it takes', offersWhatIsTaken)
  on('quick filters find what they say', takesQuickFilters)
}

test.run()
