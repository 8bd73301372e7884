import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkSql } from '../../../golden/check-sql.ts'
import { mysql } from '../../dialects/mysql/dialect.ts'

const schema = `CREATE TABLE t (id int PRIMARY KEY, small tinyint NOT NULL, made year NOT NULL, kind enum('a', 'b') NOT NULL)`

/** The column of a derived table that is filled with rows, as MySQL 9.7 describes it. */
function check(expression: string, expected: string, rest = ''): void {
  const query = `SELECT d.x FROM (SELECT ${expression} AS x FROM t ${rest} LIMIT 5) AS d`
  assert.equal(checkSql(mysql, schema, query), [`x ${expected}`], query)
}

test('what a window or ANY_VALUE gives is kept as an expression, what an aggregate gives as its column', () => {
  check('small', 'tinyint')
  check('min(small)', 'tinyint', 'GROUP BY id')
  check('min(small) OVER ()', 'int')
  check('first_value(made) OVER ()', 'int unsigned')
  check('last_value(kind) OVER ()', 'varchar(1)')
  check('any_value(small)', 'int', 'GROUP BY id')
})

test.run()
