import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compileSchema } from '../../compile-schema.ts'
import { describeParts } from '../../describe-parts.ts'
import { mysql } from './dialect.ts'

/** Which of the defaults a column of the type cannot hold. */
function check(type: string, defaults: string, expected: string): void {
  const refused = defaults.split(' ').filter((value) => {
    const text = `create table t (a int); alter table t add c ${type} default ${value}`
    return compileSchema([{ path: 's', text }], mysql, describeParts).diagnostics.length > 0
  })
  assert.is(refused.join(' '), expected, type)
}

test('a column holds its default', () => {
  check('date', "1 101 20200101 'x' '2020-01-01' (1) true null", "1 'x' (1) true")
  check('timestamp', "1 '2020-01-01' current_timestamp", '1')
  check('year', '1 99 1900 1901 2156', '1900 2156')
  check('decimal(8,2)', "1 '1.5' 'x' 12345678 123456", "'x' 12345678")
  check('tinyint', "127 128 '300' 'true' true -5", "128 '300' 'true'")
  check('int unsigned', "4294967295 4294967296 '-1'", "4294967296 '-1'")
  check('bigint', '9223372036854775807 1.5 1e3', '')
  check('double', "'x' '1e3' 5", "'x'")
  check('varchar(2)', "12 123 'ab' 'abc' 'ab_'", "123 'abc' 'ab_'")
  check("enum('a','b')", "1 'a' 'B' 'x'", "1 'x'")
  check("set('a','b')", "1 'a'", '1')
  check('bit(2)', "3 4 b'1'", '4')
  check('json', 'null (json_array())', '')
})

test.run()
