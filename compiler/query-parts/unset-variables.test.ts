import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { syntaxes } from '../../golden/expect-tree.ts'
import { lex } from '../1-lex/lexer.ts'
import { unsetVariables } from './unset-variables.ts'

function check(sql: string, expected: readonly string[]): void {
  test(sql, () => {
    const found = unsetVariables(lex(sql, syntaxes.mysql.lexical).tokens)
    assert.equal(
      found.map(({ text }) => text),
      expected,
    )
  })
}

check('select a from t where id = @id', ['@id'])
check('select @b, @a, @A, @b', ['@b', '@a'])
check('select @n := @n + 1 from t', [])
check('select @N := 1, @n', [])
check('select a, b into @a, @b from t where c = @c', ['@c'])
check('select @@sql_mode, @@session.autocommit', [])
check("select '@a', `@b`, a -- @c", [])
check('select @`my id`', ['@`my id`'])

test.run()
