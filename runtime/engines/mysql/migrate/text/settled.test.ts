import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { inTable, inView, settled } from './settled.ts'

test('marks for other versions and character sets of clients are left out, within strings they stay', () => {
  const check = (sql: string, expected: string) =>
    assert.is(settled(sql, inTable('shop')), expected)
  check('`a` int /*!80023 INVISIBLE */', '`a` int  INVISIBLE ')
  check('`a` varchar(5) /*M!100301 COMPRESSED*/', '`a` varchar(5)  COMPRESSED')
  check("DEFAULT (concat(_utf8mb4'a',_latin1'b'))", "DEFAULT (concat('a',_latin1'b'))")
  check("COMMENT '/*!80023 _utf8mb4''x'' */'", "COMMENT '/*!80023 _utf8mb4''x'' */'")
  check("COMMENT 'a \\' `shop`.`b`'", "COMMENT 'a \\' `shop`.`b`'")
})

test('the name of the database is left out in front of its objects', () => {
  assert.is(settled('DEFAULT nextval(`shop`.`n`)', inTable('shop')), 'DEFAULT nextval(`n`)')
  assert.is(
    settled('DEFAULT nextval(`other`.`n`)', inTable('shop')),
    'DEFAULT nextval(`other`.`n`)',
  )
})

test('in a view the name may be that of a table', () => {
  const check = (sql: string, expected: string) => assert.is(settled(sql, inView('shop')), expected)
  check('select `shop`.`t`.`a` from `shop`.`t`', 'select `t`.`a` from `t`')
  check('select `shop`.`a` from `t` `shop`', 'select `shop`.`a` from `t` `shop`')
  check(
    'select `shop`.`f`(1) from (`shop`.`t` join `x`.`u`)',
    'select `f`(1) from (`t` join `x`.`u`)',
  )
  check('select `shop`.`shop`.`shop` from `shop`.`shop`', 'select `shop`.`shop` from `shop`')
})

test.run()
