import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type * as Ast from '../../2-parse/ast.ts'
import { names } from './names.ts'

const at = { start: 0, end: 0 }
const column: Ast.Expression = {
  kind: 'column',
  parts: [{ text: 'Id', quoted: false, at }],
  star: false,
  at,
}

function literal(type: Ast.Literal['type'], value: string): Ast.Expression {
  return { kind: 'literal', type, value, quotes: 'single', prefix: '', at }
}

function prefixed(operator: string, operand: Ast.Expression): Ast.Expression {
  return { kind: 'unary', operator, operatorAt: at, operatorSchema: [], operand, at }
}

test('the case of a table counts, that of a column does not', () => {
  assert.is.not(names.relationKey('Users'), names.relationKey('users'))
  assert.is(names.columnKey('Id'), names.columnKey('ID'))
})

test('names of result columns, as MySQL 9.7 gives them', () => {
  const rows: readonly (readonly [Ast.Expression, string, string, string?])[] = [
    [column, 't.Id', 'Id'],
    [prefixed('+', column), '+ Id', 'Id'],
    [literal('string', " it's"), "' it''s'", "it's"],
    [literal('null', ''), 'null', 'NULL'],
    [literal('integer', '5'), '(5)', '5'],
    [prefixed('+', literal('integer', '5')), '+5', '5'],
    [literal('bytes', '41'), "x'41'", "x'41'"],
    [prefixed('-', column), '-  Id', '-  Id'],
    [prefixed('-', column), '-Id', '-Id \t', ' \t'],
    [prefixed('-', column), '-t.Id', '-t.Id', ' '],
    [prefixed('-', column), '-@Id', '-@Id', ' '],
    [prefixed('-', column), '-0x1f', '-0x1f', ' '],
    [literal('string', 'x'.repeat(300)), '', 'x'.repeat(255)],
  ]
  for (const [expression, text, expected, blanks = ''] of rows) {
    assert.is(names.unnamed(expression, text, blanks), expected, text)
  }
})

test('the columns of VALUES count from zero', () => {
  assert.is(names.valuesColumn(0, column, ''), 'column_0')
})

test.run()
