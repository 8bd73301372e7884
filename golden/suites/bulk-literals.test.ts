import { randomUUID } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import mysql from 'mysql2/promise'
import { literalRows } from '../../compiler/dialects/mysql/drivers/runtime/literals.ts'
import { freshDatabase } from '../engines/fresh-database.ts'
import { skip } from '../skip.ts'

const everyByte = new Uint8Array(Array.from({ length: 256 }, (_, byte) => byte))

/** For each type of a column, values that a careless literal would change. */
const values: Readonly<Record<string, readonly unknown[]>> = {
  'longtext CHARACTER SET utf8mb4': [
    ...['', "'", "''", "\\'", '\\', "a\\' OR 1=1 -- ", '"', '`', '?', '??', ':name', '%_'],
    ...[
      '\0',
      '\n\r\t\b\u001a',
      'é🐘',
      '\ud800',
      "/*' */",
      '-- x',
      "x'41'",
      'NULL',
      null,
      true,
      1.5,
    ],
  ],
  json: ['{"a":"\\\\\'é🐘"}', '"\\u0000"', '[1,2.50]', 'null', null],
  double: [0, -0, 0.1, 5e-324, 1.7976931348623157e308, 2 ** 53, -1e21, 1e-7, true, null],
  'varchar(60)': [0, -0, 5, 0.1, 1e21, 1e-7, 123456789012345680000, false],
  'decimal(30, 10)': [0.1, '123456789.0123456789', 5, null],
  'bigint unsigned': ['18446744073709551615', 7, true],
  blob: [everyByte, new Uint8Array(), Buffer.from("'\\"), null],
  'bit(16)': [new Uint8Array([1, 2]), new Uint8Array([5])],
  "enum('a', 'b')": ['a', 2],
}

const modes = ['', 'NO_BACKSLASH_ESCAPES', 'ANSI_QUOTES,PIPES_AS_CONCAT', 'STRICT_ALL_TABLES']

for (const engine of ['mysql', 'mariadb'] as const) {
  const database = await freshDatabase(engine)
  if (database.kind === 'unavailable') {
    skip(database.reason, modes.length)
    continue
  }
  const connection = await mysql.createConnection(database.url)
  for (const mode of modes)
    test(`a literal stores what a parameter stores: ${engine}, sql_mode "${mode}"`, async () => {
      await connection.query('SET SESSION sql_mode = ?', [mode])
      for (const [type, list] of Object.entries(values)) await compare(connection, type, list)
    })
  test(`nothing is left on ${engine}`, async () => {
    await connection.end()
    await database.drop()
  })
}

async function compare(
  connection: mysql.Connection,
  type: string,
  list: readonly unknown[],
): Promise<void> {
  await connection.query(`CREATE TEMPORARY TABLE kept (id int, way varchar(9), v ${type})`)
  for (const [id, value] of list.entries()) {
    // MySQL keeps the types of the first values for which a text has been prepared.
    const insert = `INSERT INTO kept VALUES (?, 'parameter', ?) /* ${randomUUID()} */`
    await connection.execute(insert, [id, bound(value)])
    const text = literalRows(['', ''], [[value]])?.[0] ?? assert.unreachable(String(value))
    await connection.query({
      sql: `INSERT INTO kept VALUES (${id}, 'literal', ${text})`,
      values: undefined,
    })
  }
  const read = async (way: string) => {
    const select = 'SELECT id, v IS NULL AS missing, HEX(CONCAT(v)) AS bytes FROM kept'
    return (await connection.query(`${select} WHERE way = '${way}' ORDER BY id`))[0]
  }
  assert.equal(await read('literal'), await read('parameter'), type)
  await connection.query('DROP TEMPORARY TABLE kept')
}

function bound(value: unknown): string | number | boolean | Buffer | null {
  if (value instanceof Uint8Array) return Buffer.from(value)
  const isPlain =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isPlain ? value : null
}

test('what has no literal is left to a parameter', () => {
  for (const value of [undefined, Number.NaN, Number.POSITIVE_INFINITY, new Date(0), {}, 5n])
    assert.is(literalRows(['', ''], [[value]]), undefined)
})

test.run()
