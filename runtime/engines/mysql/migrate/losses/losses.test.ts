import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { lossCondition } from './losses.ts'

function column(type: string, collation?: string): SchemaObject {
  const attributes = { type, collation }
  return {
    id: 'column t.c',
    kind: 'column',
    schema: undefined,
    name: 'c',
    parent: 'table t',
    attributes,
    needs: [],
  }
}

function check(from: string, to: string, condition: string | undefined): void {
  assert.is(lossCondition(column(from), column(to)), condition, `${from} to ${to}`)
}

test('numbers', () => {
  check('int', 'bigint', undefined)
  check('int unsigned', 'bigint', undefined)
  check('bigint', 'int', '`c` not between -2147483648 and 2147483647')
  check('int', 'int unsigned', '`c` not between 0 and 4294967295')
  check('int', 'decimal(10,0)', undefined)
  check('decimal(10,2)', 'decimal(12,4)', undefined)
  check('decimal(10,2)', 'decimal(10,4)', '`c` <> cast(`c` as decimal(10,4))')
  check('float', 'double', undefined)
})

test('texts', () => {
  check('varchar(10)', 'varchar(20)', undefined)
  check('varchar(20)', 'varchar(10)', 'char_length(`c`) > 10')
  check('varchar(100)', 'text', undefined)
  check('text', 'mediumtext', undefined)
  check('varchar(10)', 'char(10)', "`c` like '% '")
  check('int', 'varchar(11)', undefined)
  check('int', 'varchar(10)', 'char_length(`c`) > 10')
})

test('a character set that has fewer characters', () => {
  const [wide, narrow] = [column('varchar(9)', 'utf8mb4_bin'), column('varchar(9)', 'latin1_bin')]
  assert.is(lossCondition(narrow, wide), undefined)
  assert.is(
    lossCondition(wide, narrow),
    'cast(convert(convert(`c` using latin1) using utf8mb4) as binary) <> cast(`c` as binary)',
  )
})

test('labels and times', () => {
  check("enum('a','b')", "enum('b','a')", undefined)
  check("enum('a','b')", "enum('b')", "`c` in ('a')")
  check("set('a','b')", "set('b')", "find_in_set('a', `c`) > 0")
  check('date', 'datetime', undefined)
  check('datetime', 'date', "time(`c`) <> '00:00:00'")
  check('datetime(6)', 'datetime(3)', 'microsecond(`c`) % 1000 <> 0')
})

test.run()
