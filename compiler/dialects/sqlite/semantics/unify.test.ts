import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { scalar, type Type, unknown, untyped } from '../../../ir/type.ts'
import { unify } from './unify.ts'

function check(given: readonly Type[], expected: Type): void {
  const operands = given.map((type) => ({ type, literal: undefined }))
  assert.equal(unify(operands), expected)
}

const typed = (...names: readonly string[]) => names.map((name) => scalar(name))

test('the first type stands for all that are declared alike', () => {
  check([scalar('VARCHAR', ['9']), scalar('varchar', ['5'])], scalar('VARCHAR', ['9']))
  check(typed('DATETIME', 'DATETIME'), scalar('DATETIME'))
})

test('what is declared in several ways is its storage class, or a BIGINT', () => {
  check([scalar('VARCHAR', ['9']), scalar('TEXT')], scalar('text'))
  check(typed('BOOLEAN', 'INTEGER'), scalar('integer'))
  check(typed('INTEGER', 'BIGINT'), scalar('BIGINT'))
})

test('several storage classes are numbers or anything', () => {
  check(typed('INTEGER', 'REAL'), scalar('numeric'))
  check(typed('INTEGER', 'TEXT'), scalar('any'))
  check(typed('DATETIME', 'DATE'), scalar('any'))
  check(typed('DATETIME', 'text'), scalar('any'))
})

test('what has no type has no say', () => {
  check([untyped, scalar('REAL')], scalar('REAL'))
  check([untyped, untyped], untyped)
  check([unknown, scalar('REAL')], unknown)
})

test.run()
