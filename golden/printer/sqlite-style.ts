import type * as Ast from '../../compiler/2-parse/ast.ts'
import type { Style } from './style.ts'

export const sqliteStyle: Style = {
  name: ({ text, quoted }) => (quoted ? `"${text.replaceAll('"', '""')}"` : text),
  literal: printLiteral,
  parameter: ({ sign, number, name }) => `${sign}${number ?? name ?? ''}`,
  same: (left, right, negated) => `${left} IS ${negated ? '' : 'NOT '}DISTINCT FROM ${right}`,
  cast: (operand, { text }) => `CAST(${operand} AS ${text})`,
  nestedQueries: false,
  nestedJoins: false,
  tableQueries: false,
  limitComma: true,
  valuesRow: '',
}

function printLiteral({ type, value }: Ast.Literal): string {
  if (type === 'string') return `'${value.replaceAll("'", "''")}'`
  if (type === 'bytes') return `x'${value}'`
  return type === 'null' ? 'NULL' : value
}
