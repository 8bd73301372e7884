import type * as Ast from '../../../compiler/2-parse/ast.ts'
import { printCreateIndex } from '../print-index.ts'
import { printAlterTable } from '../print-alter.ts'
import { printCreateView, printDrop } from '../print-object.ts'
import { printCreateTable, printCreateTableAs, printVirtualTable } from '../print-table.ts'
import { printString, type Style } from '../printer.ts'

export const sqliteStyle: Style = {
  name: ({ text, quoted }) => (quoted ? `"${text.replaceAll('"', '""')}"` : text),
  literal: printLiteral,
  string: printString,
  parameter: ({ sign, number, name }) => `${sign}${number ?? name ?? ''}`,
  same: (left, right, negated) => `${left} IS ${negated ? '' : 'NOT '}DISTINCT FROM ${right}`,
  cast: (operand, { text }) => `CAST(${operand} AS ${text})`,
  variable: (name) => `@${name}`,
  onlyMember: (query) => query,
  typedLiterals: false,
  enclosedDefaults: false,
  returningLast: false,
  shareLock: 'FOR SHARE',
  emptyFrom: '',
  nestedQueries: false,
  nestedJoins: false,
  itemName: ({ expression, text }) => (expression.kind === 'column' ? undefined : text),
  tableQueries: false,
  limitComma: true,
  valuesRow: '',
  definitions: {
    'create-table': printCreateTable,
    'create-table-as': printCreateTableAs,
    'create-virtual-table': printVirtualTable,
    'create-index': printCreateIndex,
    'create-view': printCreateView,
    'alter-table': printAlterTable,
    drop: printDrop,
  },
}

function printLiteral({ type, value }: Ast.Literal): string {
  if (type === 'string') return `'${value.replaceAll("'", "''")}'`
  if (type === 'bytes') return `x'${value}'`
  return type === 'null' ? 'NULL' : value
}
