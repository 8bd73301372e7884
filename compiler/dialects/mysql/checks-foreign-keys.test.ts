import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parseAs } from '../../../golden/expect-tree.ts'
import { checksForeignKeys } from './checks-foreign-keys.ts'

function check(sql: string, expected: boolean | undefined): void {
  for (const name of ['mysql', 'mariadb'] as const) {
    test(`${name}: ${sql}`, () => {
      const { statement } = parseAs(name, sql)
      assert.is(statement ? checksForeignKeys(statement) : 'no statement', expected)
    })
  }
}

check('SET foreign_key_checks = 0', false)
check('SET FOREIGN_KEY_CHECKS := /* for a while */ OFF', false)
check("SET foreign_key_checks = 'off'", false)
check('SET SESSION `foreign_key_checks` = FALSE, names = 1', false)
check('SET @@session.foreign_key_checks = 0', false)
check('SET @@FOREIGN_KEY_CHECKS = 0', false)
check('SET @OLD_FOREIGN_KEY_CHECKS = @@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS = 0', false)
check('SET foreign_key_checks = 1', true)
check('SET foreign_key_checks = ON, unique_checks = 0', true)
check('SET foreign_key_checks = 0, foreign_key_checks = DEFAULT', true)
check('SET FOREIGN_KEY_CHECKS = @OLD_FOREIGN_KEY_CHECKS', true)
check("SET @note = 'foreign_key_checks = 0'", undefined)
check('SET @foreign_key_checks = 0', undefined)
check('SET GLOBAL foreign_key_checks = 0', undefined)
check('SET @@global.foreign_key_checks = 0', undefined)
check('BEGIN', undefined)

test.run()
