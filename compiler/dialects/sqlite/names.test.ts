import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type * as Ast from '../../2-parse/ast.ts'
import { names } from './names.ts'

const at = { start: 0, end: 0 }

test('names ignore the case of ASCII letters alone', () => {
  assert.is(names.relationKey('Users'), names.relationKey('USERS'))
  assert.is(names.columnKey('Id'), names.columnKey('iD'))
  assert.is.not(names.columnKey('É'), names.columnKey('é'))
})

test('a result column has the name of its column, or the text as written', () => {
  const column: Ast.Expression = {
    kind: 'column',
    parts: [
      { text: 't', quoted: false, at },
      { text: 'My Id', quoted: true, at },
    ],
    star: false,
    at,
  }
  const literal: Ast.Expression = {
    kind: 'literal',
    type: 'string',
    value: 'a',
    quotes: 'single',
    prefix: '',
    at,
  }
  assert.is(names.unnamed(column, 't."My Id"', ''), 'My Id')
  assert.is(names.unnamed(literal, "'a'", ''), "'a'", '')
})

test('the columns of VALUES count from one', () => {
  assert.is(names.valuesColumn(0, undefined, ''), 'column1')
})

test.run()
