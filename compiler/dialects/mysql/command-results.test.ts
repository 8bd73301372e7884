import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { mariadb } from '../mariadb/dialect.ts'
import { mysql } from './dialect.ts'

/** The names of the columns, in brackets where there is one row at most; undefined: they are not known. */
function check(text: string, inMysql: string | undefined, inMariadb: string | undefined): void {
  const [first, second] = [mysql, mariadb].map(({ semantics }) => {
    const site = { command: '', subject: undefined, hasValue: false, text }
    const found = semantics.commandResult(site)
    const names = found?.columns.slice(0, 3).map(({ name }) => name)
    return found?.atMostOneRow ? `[${names?.join()}]` : names?.join()
  })
  assert.is(first, inMysql, text)
  assert.is(second, inMariadb, text)
}

test('a statement is told by its first words', () => {
  check('SHOW  DATABASES', 'Database', 'Database')
  check('SHOW TABLES IN `my shop`', 'Tables_in_my shop', 'Tables_in_my shop')
  check('SHOW FULL TABLES FROM shop', 'Tables_in_shop,Table_type', 'Tables_in_shop,Table_type')
  check('SHOW TABLES', undefined, undefined)
  check('SHOW TABLES FROM shop LIKE "a%"', undefined, undefined)
  check('SHOW COLUMNS FROM t', 'Field,Type,Null', 'Field,Type,Null')
  check('SHOW FULL FIELDS FROM t', 'Field,Type,Collation', 'Field,Type,Collation')
  check('DESC t', 'Field,Type,Null', 'Field,Type,Null')
  check('EXPLAIN t name', 'Field,Type,Null', 'Field,Type,Null')
  check('EXPLAIN SELECT 1', '[EXPLAIN]', 'id,select_type,table')
  check('EXPLAIN (SELECT 1)', '[EXPLAIN]', 'id,select_type,table')
  check('EXPLAIN FORMAT = JSON SELECT 1', '[EXPLAIN]', '[EXPLAIN]')
  check('EXPLAIN ANALYZE SELECT 1', '[EXPLAIN]', 'id,select_type,table')
  check('EXPLAIN FORMAT=TRADITIONAL SELECT 1', 'id,select_type,table', 'id,select_type,table')
  check('EXPLAIN FOR CONNECTION 3', undefined, undefined)
  check('ANALYZE SELECT 1', undefined, 'id,select_type,table')
  check('ANALYZE LOCAL TABLE t', 'Table,Op,Msg_type', 'Table,Op,Msg_type')
  check('OPTIMIZE TABLES t, u', 'Table,Op,Msg_type', 'Table,Op,Msg_type')
  check('SHOW WARNINGS', undefined, 'Level,Code,Message')
  check('SET x = 1', undefined, undefined)
})

test.run()
