import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { EnumType } from '../../../ir/enum-type.ts'
import { scalar, type Type, unknown, untyped } from '../../../ir/type.ts'
import { types } from '../sql-types.ts'
import { unify } from './unify.ts'

const size: EnumType = { kind: 'enum', schema: undefined, name: undefined, labels: ['s', 'xl'] }

const named: Readonly<Record<string, Type>> = { NULL: scalar('null'), '?': untyped, size }

function typeOf(text: string): Type {
  const [name = '', list] = text.split(/[()]/)
  return named[text] ?? scalar(name, list?.split('/') ?? [])
}

/** What `COALESCE` of columns of these types is in MySQL 9.7. */
function check(rows: readonly (readonly [arms: string, expected: string])[]): void {
  for (const [arms, expected] of rows) {
    const operands = arms.split(', ').map((text) => ({ type: typeOf(text), literal: undefined }))
    assert.is(types.render(unify(operands)), expected, arms)
  }
}

test('integers take the smallest type that holds both', () => {
  check([
    ['tinyint, smallint', 'smallint'],
    ['tinyint unsigned, tinyint', 'smallint'],
    ['smallint, tinyint unsigned', 'smallint'],
    ['mediumint unsigned, tinyint', 'int'],
    ['int unsigned, bigint unsigned', 'bigint unsigned'],
    ['int, int unsigned', 'bigint'],
    ['bigint unsigned, tinyint', 'decimal(20,0)'],
    ['year, year', 'year'],
    ['year, tinyint', 'smallint'],
    ['year, tinyint unsigned', 'smallint unsigned'],
    ['bit(8), int unsigned', 'bigint unsigned'],
  ])
})

test('other numbers', () => {
  check([
    ['decimal(10/2), int', 'decimal(12,2)'],
    ['decimal(10/2), decimal(5/4)', 'decimal(12,4)'],
    ['decimal unsigned(8/3), NULL', 'decimal(8,3)'],
    ['double unsigned', 'double'],
    ['float, mediumint', 'float'],
    ['float, int', 'double'],
    ['float, bigint', 'float'],
    ['bigint, float', 'double'],
    ['double, decimal(10/2)', 'double'],
  ])
})

test('dates and times', () => {
  check([
    ['date, date', 'date'],
    ['date, time', 'datetime'],
    ['datetime(3), datetime(6)', 'datetime(6)'],
    ['timestamp, timestamp', 'timestamp'],
    ['timestamp, date', 'datetime'],
  ])
})

test('everything else is a string', () => {
  check([
    ['int, date', 'varchar(11)'],
    ['char(5), int', 'char(11)'],
    ['char(5), varchar(3)', 'varchar(5)'],
    ['varchar(9), text', 'text'],
    ['text, mediumtext', 'mediumtext'],
    ['varchar(9), varbinary(20)', 'varbinary(20)'],
    ['text, binary(3)', 'blob'],
    ['json, json', 'json'],
    ['json, int', 'longtext'],
    ['size, size', 'varchar(2)'],
    ['point, point', 'geometry'],
  ])
})

test('NULL has no say, a parameter is the largest of its kind', () => {
  check([
    ['NULL, int', 'int'],
    ['size, NULL', "enum('s','xl')"],
    ['?, date', 'date'],
    ['?, NULL', 'varchar(65535)'],
    ['int, ?', 'bigint'],
    ['NULL, ?, char(3)', 'mediumtext'],
    ['?, ?', 'null'],
  ])
  const operands = [unknown, scalar('int')].map((type) => ({ type, literal: undefined }))
  assert.is(unify(operands), unknown)
})

test.run()
