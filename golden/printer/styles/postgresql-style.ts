import type * as Ast from '../../../compiler/2-parse/ast.ts'
import { printAlterEnum, printAlterObject, printAlterTable } from '../print-alter.ts'
import { printCreateIndex } from '../print-index.ts'
import {
  printComment,
  printCreateComposite,
  printCreateDomain,
  printCreateEnum,
  printCreateSchema,
  printCreateView,
  printDrop,
  printSearchPath,
} from '../print-object.ts'
import { printCreateRoutine } from '../print-routine.ts'
import { printCreateSequence } from '../print-sequence.ts'
import { printCreateTable, printCreateTableAs } from '../print-table.ts'
import { printString, type Style } from '../printer.ts'

export const postgresqlStyle: Style = {
  name: ({ text, quoted }) => (quoted ? `"${text.replaceAll('"', '""')}"` : text),
  literal: printLiteral,
  string: printString,
  parameter: ({ number, name }) => (number === undefined ? `@${name ?? ''}` : `$${number}`),
  same: (left, right, negated) => `${left} IS ${negated ? '' : 'NOT '}DISTINCT FROM ${right}`,
  cast: (operand, { text }) => `CAST(${operand} AS ${text})`,
  variable: (name) => `@${name}`,
  onlyMember: (query) => query,
  typedLiterals: false,
  enclosedDefaults: false,
  returningLast: false,
  shareLock: 'FOR SHARE',
  emptyFrom: '',
  nestedQueries: true,
  nestedJoins: true,
  itemName: () => undefined,
  tableQueries: true,
  limitComma: false,
  valuesRow: '',
  definitions: {
    'create-schema': printCreateSchema,
    'create-table': printCreateTable,
    'create-table-as': printCreateTableAs,
    'create-index': printCreateIndex,
    'create-view': printCreateView,
    'create-enum': printCreateEnum,
    'create-composite': printCreateComposite,
    'create-domain': printCreateDomain,
    'create-sequence': printCreateSequence,
    'create-routine': printCreateRoutine,
    'alter-table': printAlterTable,
    'alter-enum': printAlterEnum,
    'alter-object': printAlterObject,
    drop: printDrop,
    comment: printComment,
    'set-search-path': printSearchPath,
  },
}

/** Escapes are resolved in the value; N, B and X change what the string is. */
function printLiteral({ type, value, prefix }: Ast.Literal): string {
  const kept = prefix === 'n' || prefix === 'b' || prefix === 'x' ? prefix : ''
  if (type === 'string' || type === 'bits' || type === 'bytes')
    return `${kept}'${value.replaceAll("'", "''")}'`
  return type === 'null' ? 'NULL' : value
}
