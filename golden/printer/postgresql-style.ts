import type * as Ast from '../../compiler/2-parse/ast.ts'
import type { Style } from './printer.ts'

export const postgresqlStyle: Style = {
  name: ({ text, quoted }) => (quoted ? `"${text.replaceAll('"', '""')}"` : text),
  literal: printLiteral,
  parameter: ({ number, name }) => (number === undefined ? `@${name ?? ''}` : `$${number}`),
  same: (left, right, negated) => `${left} IS ${negated ? '' : 'NOT '}DISTINCT FROM ${right}`,
  cast: (operand, { text }) => `CAST(${operand} AS ${text})`,
  nestedQueries: true,
  nestedJoins: true,
  namedItems: false,
  tableQueries: true,
  limitComma: false,
  valuesRow: '',
  definitions: {},
}

/** Escapes are resolved in the value; N, B and X change what the string is. */
function printLiteral({ type, value, prefix }: Ast.Literal): string {
  const kept = prefix === 'n' || prefix === 'b' || prefix === 'x' ? prefix : ''
  if (type === 'string' || type === 'bits' || type === 'bytes')
    return `${kept}'${value.replaceAll("'", "''")}'`
  return type === 'null' ? 'NULL' : value
}
