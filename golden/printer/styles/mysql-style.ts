import type * as Ast from '../../../compiler/2-parse/ast.ts'
import { printAlterObject, printAlterTable } from '../print-alter.ts'
import {
  printEngineIndex,
  printEngineTable,
  printEngineTableAs,
  printRenames,
} from '../print-engine-table.ts'
import { printCreateView, printDrop } from '../print-object.ts'
import { printEngineRoutine } from '../print-routine.ts'
import { printCreateSequence } from '../print-sequence.ts'
import { type Style, words } from '../printer.ts'

export const mysqlStyle: Style = {
  name: ({ text, quoted }) => (quoted ? inBackticks(text) : text),
  literal: printLiteral,
  string: (text) => `'${escaped(text, "'")}'`,
  parameter: ({ sign, number, name }) => `${sign}${sign === '$' ? (number ?? '') : (name ?? '')}`,
  same: (left, right) => `${left} <=> ${right}`,
  cast: (operand, { text }) => `CAST(${operand} AS ${text})`,
  variable: printVariable,
  onlyMember: (query) => `{q ${query}}`,
  itemName: nameOf,
  typedLiterals: true,
  enclosedDefaults: true,
  returningLast: true,
  shareLock: 'FOR SHARE',
  emptyFrom: 'FROM DUAL',
  nestedQueries: false,
  nestedJoins: false,
  tableQueries: true,
  limitComma: true,
  valuesRow: 'ROW',
  definitions: {
    'create-table': printEngineTable,
    'create-table-as': printEngineTableAs,
    'create-index': printEngineIndex,
    'create-view': printCreateView,
    'create-routine': printEngineRoutine,
    'create-sequence': printCreateSequence,
    'alter-table': printAlterTable,
    'alter-object': printAlterObject,
    'rename-tables': printRenames,
    drop: printDrop,
  },
}

export const mariadbStyle: Style = {
  ...mysqlStyle,
  shareLock: 'LOCK IN SHARE MODE',
  tableQueries: false,
  valuesRow: '',
}

/** `@@session.sql_mode`: the scope is no name. */
function printVariable(name: string): string {
  if (!name.startsWith('@')) return `@${/^[\w$.]+$/.test(name) ? name : inBackticks(name)}`
  const [, scope = '', rest = ''] = /^@((?:global|local|session)\.)?(.*)$/i.exec(name) ?? []
  return `@@${scope}${rest.split('.').map(inBackticks).join('.')}`
}

function inBackticks(text: string): string {
  return `\`${text.replaceAll('`', '``')}\``
}

/** A name that is written may have 256 characters; what names a literal is its value, `+a` is a. */
function nameOf({ expression, text }: Ast.ExpressionItem): string | undefined {
  const { kind } = expression
  const own =
    kind === 'column' || kind === 'literal' || (kind === 'unary' && expression.operator === '+')
  return own || text.length > 255 ? undefined : text
}

function escaped(value: string, mark: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll(mark, mark + mark)
}

/** Escapes are resolved in the value: a backslash in it is one. */
function printLiteral({ type, value, quotes, prefix }: Ast.Literal): string {
  if (type === 'null') return 'NULL'
  if (type === 'string') {
    const mark = quotes === 'double' ? '"' : "'"
    return `${prefix}${mark}${escaped(value, mark)}${mark}`
  }
  return type === 'bytes' || type === 'bits' ? printBytes(type, value, prefix) : value
}

/** `x'1F'` is a string, `0x1F` a number where one is asked for; a character set may stand before either. */
function printBytes(type: 'bytes' | 'bits', value: string, prefix: string): string {
  const letter = type === 'bytes' ? 'x' : 'b'
  // x'123' is none, as 0x123 is one.
  if (prefix === '' || (type === 'bytes' && value.length % 2 === 1))
    return words(prefix, `0${letter}${value}`)
  return words(prefix.startsWith('_') && prefix, `${letter}'${value}'`)
}
