import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type * as Ast from '../../2-parse/ast.ts'
import { names } from './names.ts'

const at = { start: 0, end: 0 }

function literal(type: Ast.Literal['type'], value: string): Ast.Expression {
  return { kind: 'literal', type, value, quotes: 'single', prefix: '', at }
}

const plus: Pick<Ast.Unary, 'kind' | 'operator' | 'operatorAt' | 'operatorSchema'> = {
  kind: 'unary',
  operator: '+',
  operatorAt: at,
  operatorSchema: [],
}

test('names of result columns and of VALUES, as MariaDB 10.11 gives them', () => {
  const rows: readonly (readonly [Ast.Expression, string, string])[] = [
    [literal('boolean', 'true'), '( true )', 'TRUE'],
    [{ ...plus, operand: literal('boolean', 'False'), at }, '+False', 'FALSE'],
    [literal('string', " it's"), "' it''s'", "it's"],
    [literal('integer', '3'), '( 3 )', '3'],
    [literal('null', ''), 'null', 'NULL'],
  ]
  for (const [expression, text, expected] of rows) {
    assert.is(names.unnamed(expression, text, ' '), expected, text)
    assert.is(names.valuesColumn(0, expression, text), expected, text)
  }
})

test.run()
