import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Column, Relation } from '../../compiler/ir/catalog.ts'
import { Parameters } from '../../runtime/browse/parameters.ts'
import { readPage } from '../../runtime/browse/page/read-page.ts'
import { newSeal } from '../../runtime/browse/order/seal.ts'
import { skip } from '../skip.ts'
import { type HostileValue, hostileValues, typeDefinitions } from './browse/hostile-values.ts'
import { browsedEngines, type Opened, openedDatabase } from '../fixtures/browse/opened-database.ts'

const seal = newSeal()

/** A table for each value: a column with the value, and one that is empty. */
async function tableOf(opened: Opened, { type, sql }: HostileValue, name: string) {
  await opened.run(
    `create table ${name} (id integer primary key, v ${type}, w ${type})`,
    `insert into ${name} (id, v) values (1, ${sql})`,
  )
  return opened.relation(name)
}

async function rowsOf({ open }: Opened, relation: Relation, filter?: HostileValue) {
  const request = {
    sort: [],
    limit: 10,
    cell: 256,
    ...(filter && { filter: { column: 'v', op: 'eq', value: filter.value } as const }),
  }
  const page = await readPage(open, relation, request, { form: 'text', seal })
  if (page.kind === 'checked') return page.value
  throw new Error(JSON.stringify(page.faults))
}

function columnOf({ columns }: Relation, name: string): Column {
  const column = columns.find((each) => each.name === name)
  if (column) return column
  throw new Error(`no column ${name}`)
}

/** Writes the value that has been read into the other column, and compares both byte by byte. */
async function isSameAfterWriting({ open }: Opened, relation: Relation, hostile: HostileValue) {
  const { sqlText, values, database } = open
  const column = columnOf(relation, 'w')
  const written = values.write(hostile.value, column.type, 'text')
  if (written.kind === 'refused') return written.reason
  const change = new Parameters(sqlText)
  const place = change.place(written.parameter, column.type)
  const table = sqlText.relation(relation)
  await database.query(change.statement(`update ${table} set w = ${place}`))
  const check = new Parameters(sqlText)
  const both = sqlText.same(
    sqlText.fingerprint(columnOf(relation, 'v')),
    sqlText.fingerprint(column),
  )
  const given = sqlText.fingerprintOf(check.place(written.parameter, column.type), column.type)
  const sql = `select case when ${both} then 1 else 0 end,
    case when ${sqlText.same(sqlText.fingerprint(column), given)} then 1 else 0 end from ${table}`
  const { rows } = await database.query(check.statement(sql))
  return rows[0]?.map(Number).join()
}

/** Stored values that a person could not write: they are shown, and not written back as they are. */
const UNWRITABLE = new Set([`'seven'`, `'no document'`, `x'00ff'`])

for (const engine of browsedEngines) {
  const opened = await openedDatabase(engine)
  const hostile = hostileValues[engine]
  if (opened.kind === 'unavailable') {
    skip(opened.reason, hostile.length + 1)
    continue
  }
  await opened.run(...(typeDefinitions[engine] ?? []))
  for (const [index, each] of hostile.entries()) {
    const { type, sql, value, encoding } = each
    test(`${engine}: ${type} ${sql.slice(0, 60)} is shown, written and found exactly`, async () => {
      const relation = await tableOf(opened, each, `t${index}`)
      const page = await rowsOf(opened, relation)
      assert.is(opened.open.values.kindOf(columnOf(relation, 'v').type), each.kind)
      assert.equal(
        page.rows.map(({ v, w }) => [v, w]),
        [[value, null]],
      )
      assert.equal(page.cells, encoding ? [{ row: 0, column: 'v', encoding }] : [])
      if (UNWRITABLE.has(sql)) return
      assert.is(await isSameAfterWriting(opened, relation, each), '1,1')
      const isComparable = opened.open.sqlText.order(columnOf(relation, 'v')) !== undefined
      if (!isComparable) return
      assert.is((await rowsOf(opened, relation, each)).rows.length, 1, 'found by eq')
    })
  }
  test(`nothing is left on ${engine}`, () => opened.close())
}

test.run()
