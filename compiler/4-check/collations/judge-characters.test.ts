import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkSql } from '../../../golden/check-sql.ts'
import { mariadb } from '../../dialects/mariadb/dialect.ts'
import type { Dialect } from '../../dialects/dialect.ts'
import { mysql } from '../../dialects/mysql/dialect.ts'

const schema = `
  CREATE TABLE t (
    id int, usual varchar(9), bytes varchar(9) COLLATE utf8mb4_bin, polish varchar(9) COLLATE utf8mb4_polish_ci,
    german varchar(9) COLLATE utf8mb4_german2_ci, western varchar(9) CHARACTER SET latin1,
    central varchar(9) CHARACTER SET latin2, digits varchar(9) CHARACTER SET ascii, raw varbinary(9)
  );
`

function check(expression: string, expected?: string, dialect: Dialect = mysql): void {
  const found = checkSql(dialect, schema, `SELECT ${expression} AS x FROM t`)
  const faults = found.filter((fact) => fact.includes(': '))
  assert.equal(faults, expected === undefined ? [] : [expected], expression)
}

test('implicit collations of one set meet where one is binary, or where nothing is compared', () => {
  for (const operation of ['polish = german', 'polish LIKE german', `german IN ('a', polish)`])
    check(operation, `collation-conflict: ${operation}`)
  check(
    'strcmp(upper(polish), concat(german, 1))',
    'collation-conflict: strcmp(upper(polish), concat(german, 1))',
  )
  check('polish = bytes')
  check('concat(polish, german)')
  check(`polish = 'a' AND german = ? AND polish <=> id`)
  check('polish = usual')
})

test('COLLATE decides for all of them', () => {
  check('polish COLLATE utf8mb4_bin = german')
  check('polish IN (german, bytes COLLATE utf8mb4_bin)')
  check(
    'polish COLLATE utf8mb4_bin = german COLLATE utf8mb4_german2_ci',
    'collation-conflict: polish COLLATE utf8mb4_bin = german COLLATE utf8mb4_german2_ci',
  )
})

test('a set of Unicode takes in the others', () => {
  check('coalesce(western, central)', 'collation-conflict: coalesce(western, central)')
  check('western = polish')
  check('central = digits')
  check('western = raw')
  check('convert(western USING latin2) = central')
})

test('COLLATE fits the character set of what it stands behind', () => {
  check('western COLLATE utf8mb4_bin', 'wrong-collation: utf8mb4_bin')
  check(`_latin1'a' COLLATE utf8mb4_bin`, 'wrong-collation: utf8mb4_bin')
  check('usual COLLATE latin1_bin', 'wrong-collation: latin1_bin')
  check('raw COLLATE utf8mb4_bin', 'wrong-collation: utf8mb4_bin')
  check('convert(usual USING latin1) COLLATE latin1_bin')
  check(`'a' COLLATE utf8mb4_bin`)
  check('? COLLATE utf8mb4_bin')
})

test('only MySQL compares with queries before it runs them', () => {
  const among = 'polish IN (SELECT german FROM t)'
  check(among, `collation-conflict: ${among}`)
  check(among, undefined, mariadb)
})

test.run()
