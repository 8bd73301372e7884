import type * as Ast from '../../2-parse/ast.ts'
import type { Names } from '../dialect.ts'

/** Names of tables and databases are those of files, so their case counts; columns have none. */
export const names: Names = {
  defaultSchema: 'main',
  temporarySchema: '(temporary)',
  declaredLabels: 'behind-views',
  labelled: 'nothing',
  relationKey: (name) => name,
  routineKey: (name) => name.toLowerCase(),
  columnKey: (name) => name.toLowerCase(),
  valuesColumn: (index) => `column_${index}`,
  unnamed,
}

/** Characters of a name; the engine cuts the rest off. */
const NAME_LENGTH = 255

/**
 * A column's own name; a string's content without what leads it; NULL in capitals; else the text.
 * White space behind a word is a part of it. Parentheses around one of these and a plus before it leave no trace.
 */
function unnamed(expression: Ast.Expression, text: string, blanks: string): string {
  return nameOf(expression, endsInWord.test(text) ? text + blanks : text).slice(0, NAME_LENGTH)
}

/** `1 + id FROM t` is read as `1 + id `, which `1 + t.id`, `1 + @id` and `1 + (id)` are not. */
const endsInWord = /(?<![\w$.@\u0080-\uffff])[a-z_$\u0080-\uffff][\w$\u0080-\uffff]*$/i

function nameOf(expression: Ast.Expression, text: string): string {
  switch (expression.kind) {
    case 'column':
      return expression.parts.at(-1)?.text ?? text
    case 'literal':
      return nameOfLiteral(expression, text)
    case 'unary':
      return hasNoTrace(expression) ? nameOf(expression.operand, unsigned(text)) : text
    default:
      return text
  }
}

/** A plus before anything but `true` and `false`, of which it makes a sum. */
function hasNoTrace({ operator, operand }: Ast.Unary): boolean {
  const isTruth = operand.kind === 'literal' && operand.type === 'boolean'
  return operator === '+' && !isTruth
}

function nameOfLiteral({ type, value }: Ast.Literal, text: string): string {
  if (type === 'string') return value.trimStart()
  if (type === 'boolean') return text
  return type === 'null' ? 'NULL' : text.replace(/^[(\s]+|[\s)]+$/g, '')
}

function unsigned(text: string): string {
  return text.replace(/^\+\s*/, '')
}
