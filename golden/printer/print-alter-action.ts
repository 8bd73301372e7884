import type * as Ast from '../../compiler/2-parse/ast.ts'
import { printColumn, printDefault, printIdentity } from './print-column.ts'
import { printEngineKey, printTableOptions } from './print-engine-table.ts'
import { printConstraint } from './print-table.ts'
import { type Printer, printName, words } from './printer.ts'

type Action<K extends Ast.AlterAction['kind']> = Extract<Ast.AlterAction, { kind: K }>

type Print<K extends Ast.AlterAction['kind']> = (action: Action<K>, printer: Printer) => string

/** One action of ALTER TABLE. */
export function printAction(action: Ast.AlterAction, printer: Printer): string {
  return printKind(action.kind, action, printer)
}

function printKind<K extends Ast.AlterAction['kind']>(
  kind: K,
  action: Action<K>,
  printer: Printer,
): string {
  const print: Print<K> = printers[kind]
  return print(action, printer)
}

const printers: { readonly [K in Ast.AlterAction['kind']]: Print<K> } = {
  'rename-table': ({ to }, printer) => `RENAME TO ${printName(to, printer)}`,
  'rename-column': ({ column, to, ifExists }, { style }) =>
    words('RENAME COLUMN', ifExistsOf(ifExists), `${style.name(column)} TO ${style.name(to)}`),
  'rename-constraint': (action, printer) => printRenaming('CONSTRAINT', action, printer),
  'rename-index': (action, printer) => printRenaming('INDEX', action, printer),
  'set-schema': ({ schema }, { style }) => `SET SCHEMA ${style.name(schema)}`,
  'add-column': ({ column, ifNotExists, position }, printer) =>
    words(
      'ADD COLUMN',
      ifNotExists && 'IF NOT EXISTS',
      printColumn(column, printer),
      printPosition(position, printer),
    ),
  'change-column': printChange,
  'drop-column': ({ column, cascade, idleCascade, ifExists }, { style }) =>
    words(
      'DROP COLUMN',
      ifExistsOf(ifExists),
      style.name(column),
      (cascade === true || idleCascade === true) && 'CASCADE',
    ),
  'add-constraint': ({ constraint }, printer) => `ADD ${printConstraint(constraint, printer)}`,
  'drop-constraint': ({ constraint = 'constraint', name, ifExists, cascade }, { style }) =>
    words(
      `DROP ${printWords(constraint)}`,
      ifExistsOf(ifExists),
      constraint === 'period' && 'FOR',
      style.name(name),
      cascade && 'CASCADE',
    ),
  'add-index': ({ index }, printer) => `ADD ${printEngineKey(index, printer)}`,
  'drop-index': ({ name, ifExists }, { style }) =>
    words('DROP INDEX', ifExistsOf(ifExists), style.name(name)),
  'drop-primary-key': () => 'DROP PRIMARY KEY',
  'set-visibility': ({ column, visible }, { style }) =>
    `ALTER COLUMN ${style.name(column)} SET ${visible ? 'VISIBLE' : 'INVISIBLE'}`,
  'set-index-use': ({ name, ifExists, use }, { style }) =>
    words('ALTER INDEX', ifExistsOf(ifExists), style.name(name), use),
  'set-options': ({ options }, printer) => printTableOptions(options, printer),
  written: ({ text }) => text,
  'set-type': (action, printer) =>
    printAltered(
      action,
      words(
        `TYPE ${action.type.text}`,
        action.collation && `COLLATE ${printName(action.collation, printer)}`,
        action.using && `USING ${printer.expression(action.using)}`,
      ),
      printer,
    ),
  'set-default': (action, printer) => {
    const { expression, valueAt: at = expression.at } = action
    return printAltered(action, `SET DEFAULT ${printDefault({ expression, at }, printer)}`, printer)
  },
  'set-expression': (action, printer) =>
    printAltered(action, `SET EXPRESSION AS (${printer.expression(action.expression)})`, printer),
  'add-identity': (action, printer) =>
    printAltered(action, `ADD ${printIdentity(action, printer)}`, printer),
  'drop-expression': printDropOfColumn,
  'drop-identity': printDropOfColumn,
  'drop-default': printPlain,
  'set-not-null': printPlain,
  'drop-not-null': printPlain,
}

function ifExistsOf(ifExists = false): string {
  return ifExists ? 'IF EXISTS' : ''
}

function printWords(kind: string): string {
  return kind.toUpperCase().replaceAll('-', ' ')
}

function printRenaming(
  what: 'CONSTRAINT' | 'INDEX',
  { from, to, ifExists }: Action<'rename-constraint' | 'rename-index'>,
  { style }: Printer,
): string {
  return words(`RENAME ${what}`, ifExistsOf(ifExists), `${style.name(from)} TO ${style.name(to)}`)
}

/** MODIFY names the column once. */
function printChange(
  { column, ifExists, definition, position }: Action<'change-column'>,
  printer: Printer,
): string {
  const renames = column.at.start !== definition.name.at.start
  return words(
    renames ? 'CHANGE COLUMN' : 'MODIFY COLUMN',
    ifExistsOf(ifExists),
    renames && printer.style.name(column),
    printColumn(definition, printer),
    printPosition(position, printer),
  )
}

function printPosition(position: Ast.ColumnPosition, { style }: Printer): string {
  if (position.kind === 'after') return `AFTER ${style.name(position.column)}`
  return position.kind === 'first' ? 'FIRST' : ''
}

function printAltered(
  { column, ifExists }: { readonly column: Ast.Name; readonly ifExists?: boolean },
  change: string,
  { style }: Printer,
): string {
  return words('ALTER COLUMN', ifExistsOf(ifExists), style.name(column), change)
}

function printDropOfColumn(
  { column, kind, ifExists }: Action<'drop-expression' | 'drop-identity'>,
  printer: Printer,
): string {
  return printAltered({ column }, words(printWords(kind), ifExistsOf(ifExists)), printer)
}

function printPlain(
  action: Action<'drop-default' | 'set-not-null' | 'drop-not-null'>,
  printer: Printer,
): string {
  const { kind, onConflict } = action
  const resolution = onConflict && `ON CONFLICT ${onConflict.toUpperCase()}`
  return printAltered(action, words(printWords(kind), resolution), printer)
}
