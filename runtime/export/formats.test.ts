import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { scalar, type Type } from '../../compiler/ir/type.ts'
import type { RawValue } from '../raw-value.ts'
import { mysqlLiteral } from '../engines/mysql/values/literal.ts'
import { postgresqlLiteral } from '../engines/postgresql/values/literal.ts'
import { postgresqlValues } from '../engines/postgresql/values/values.ts'
import { sqliteLiteral } from '../engines/sqlite/values/literal.ts'
import type { Kind } from '../values/cell-value.ts'
import { csvFormat } from './csv-format.ts'
import { type ExportFormat, exportRows } from './export-format.ts'
import { ndjsonFormat } from './json-format.ts'
import { sqlFormat } from './sql-format.ts'

const columns = [
  { name: 'id', type: scalar('integer') },
  { name: 'a "b"', type: scalar('text') },
]

const kindOf = (type: Type): Kind =>
  type.kind === 'scalar' && type.name === 'integer' ? 'integer' : 'text'

async function written(format: ExportFormat, rows: readonly RawValue[][]): Promise<string> {
  async function* batches() {
    for (const row of rows) yield [row]
  }
  let text = ''
  for await (const part of exportRows({ columns, batches: batches() }, format)) text += part
  return text
}

test('CSV tells NULL from an empty text and guards texts, not numbers', async () => {
  const format = csvFormat({ kindOf, textOf: (raw) => String(raw), isGuarded: true })
  const rows = [
    ['-1', '=1'],
    ['2', ''],
    ['3', null],
    ['4', 'a,"b"\r\nc'],
  ]
  assert.is(
    await written(format, rows),
    'id,"a ""b"""\r\n-1,\'=1\r\n2,""\r\n3,\r\n4,"a,""b""\r\nc"\r\n',
  )
})

test('without a guard a text is as it is', async () => {
  const format = csvFormat({ kindOf, textOf: (raw) => String(raw), isGuarded: false })
  assert.is(await written(format, [['1', '=1']]), 'id,"a ""b"""\r\n1,=1\r\n')
})

test('SQL: a text of digits stays a text', async () => {
  const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
  const format = sqlFormat({
    relation: '"t"',
    overriding: '',
    quote,
    kindOf,
    literal: postgresqlLiteral,
  })
  assert.is(
    await written(format, [['7', '007']]),
    `INSERT INTO "t" ("id", "a ""b""") VALUES (7, '007');\n`,
  )
})

test('literals of each engine', () => {
  assert.is(postgresqlLiteral("it's \\", 'text'), "'it''s \\'")
  assert.is(postgresqlLiteral('NaN', 'number'), "'NaN'")
  assert.is(postgresqlLiteral("a\r\n\\'", 'text'), String.raw`E'a\r\n\\'''`)
  assert.is(mysqlLiteral("it's", 'text'), "'it''s'")
  assert.is(mysqlLiteral('\\', 'text'), "_utf8mb4 X'5c'")
  assert.is(mysqlLiteral(new Uint8Array([1]), 'binary'), "_binary X'01'")
  assert.is(mysqlLiteral('a\r', 'text'), "_utf8mb4 X'610d'")
  assert.is(mysqlLiteral('-0', 'number'), '-0e0')
  assert.is(mysqlLiteral('-0', 'integer'), '-0')
  assert.is(mysqlLiteral('1', 'boolean'), '1')
  assert.is(mysqlLiteral('POINT(1 2)', 'geometry'), "ST_GeomFromText('POINT(1 2)', 0)")
  assert.is(mysqlLiteral('SRID=4326;POINT(1 2)', 'geometry'), "ST_GeomFromText('POINT(1 2)', 4326)")
  assert.is(sqliteLiteral(5), '5.0')
  assert.is(sqliteLiteral(-0), '-0.0')
  assert.is(sqliteLiteral(5n), '5')
  assert.is(sqliteLiteral('\r'), "CAST(X'0d' AS TEXT)")
  assert.is(sqliteLiteral('a\0b'), "CAST(X'610062' AS TEXT)")
  assert.is(sqliteLiteral(Number.NEGATIVE_INFINITY), '-9e999')
})

test('a document leaves as it is stored, in one line', async () => {
  const json = [{ name: 'j', type: scalar('json') }]
  const text = '{"a": 12345678901234567890,\n "b": 1.10, "c": "x\\ny"}'
  const row = ndjsonFormat(postgresqlValues).rowWriter(json)
  assert.is(row([text], true), `{"j":${text.replace('\n', ' ')}}\n`)
  assert.is(row([null], true), '{"j":null}\n')
})

test.run()
