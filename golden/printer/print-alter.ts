import type * as Ast from '../../compiler/2-parse/ast.ts'
import { printColumn, printIdentity } from './print-column.ts'
import { printKind } from './print-object.ts'
import { printSequenceOptions } from './print-sequence.ts'
import { printConstraint } from './print-table.ts'
import { type Printer, printName, printString, words } from './printer.ts'

/** Undefined for an action that the printer does not know. */
export function printAlterTable(alter: Ast.AlterTable, printer: Printer): string | undefined {
  const actions = alter.actions.map((action) => printAction(action, printer))
  if (actions.includes(undefined)) return undefined
  return words(
    'ALTER TABLE',
    alter.ifExists && 'IF EXISTS',
    alter.only && 'ONLY',
    printName(alter.name, printer),
    actions.join(', '),
  )
}

function printAction(action: Ast.AlterAction, printer: Printer): string | undefined {
  const { name } = printer.style
  switch (action.kind) {
    case 'rename-table':
      return `RENAME TO ${printName(action.to, printer)}`
    case 'rename-column':
      return `RENAME COLUMN ${name(action.column)} TO ${name(action.to)}`
    case 'rename-constraint':
      return `RENAME CONSTRAINT ${name(action.from)} TO ${name(action.to)}`
    case 'set-schema':
      return `SET SCHEMA ${name(action.schema)}`
    case 'add-column':
      return words(
        'ADD COLUMN',
        action.ifNotExists && 'IF NOT EXISTS',
        printColumn(action.column, printer),
      )
    case 'add-constraint':
      return `ADD ${printConstraint(action.constraint, printer)}`
    case 'drop-column':
      return printDropping('COLUMN', action, name(action.column))
    case 'drop-constraint':
      return printDropping('CONSTRAINT', action, name(action.name))
    case 'written':
      return action.text
    case 'change-column':
    case 'add-index':
    case 'drop-index':
    case 'drop-primary-key':
    case 'rename-index':
    case 'set-options':
      return undefined
    default:
      return `ALTER COLUMN ${name(action.column)} ${printColumnChange(action, printer)}`
  }
}

function printDropping(
  what: 'COLUMN' | 'CONSTRAINT',
  { ifExists, cascade }: { readonly ifExists: boolean; readonly cascade?: boolean },
  name: string,
): string {
  return words(`DROP ${what}`, ifExists && 'IF EXISTS', name, cascade && 'CASCADE')
}

type ColumnChange = Extract<
  Ast.AlterAction,
  {
    kind:
      | 'set-type'
      | 'set-default'
      | 'drop-default'
      | 'set-not-null'
      | 'drop-not-null'
      | 'set-expression'
      | 'drop-expression'
      | 'drop-identity'
      | 'add-identity'
  }
>

function printColumnChange(change: ColumnChange, printer: Printer): string {
  switch (change.kind) {
    case 'set-type':
      return words(
        `TYPE ${change.type.text}`,
        change.collation && `COLLATE ${printName(change.collation, printer)}`,
        change.using && `USING ${printer.expression(change.using)}`,
      )
    case 'set-default':
      return `SET DEFAULT ${printer.expression(change.expression)}`
    case 'set-expression':
      return `SET EXPRESSION AS (${printer.expression(change.expression)})`
    case 'add-identity':
      return `ADD ${printIdentity(change, printer)}`
    case 'drop-expression':
    case 'drop-identity':
      return words(printWords(change.kind), change.ifExists && 'IF EXISTS')
    case 'drop-default':
    case 'set-not-null':
    case 'drop-not-null':
      return words(
        printWords(change.kind),
        change.onConflict && `ON CONFLICT ${change.onConflict.toUpperCase()}`,
      )
  }
}

function printWords(kind: string): string {
  return kind.toUpperCase().replaceAll('-', ' ')
}

export function printAlterObject(alter: Ast.AlterObject, printer: Printer): string {
  const { object, name, ifExists, action } = alter
  return words(
    `ALTER ${printKind(object)}`,
    ifExists && 'IF EXISTS',
    printName(name, printer),
    printChange(object, action, printer),
  )
}

function printChange(
  object: Ast.ObjectKind,
  action: Ast.AlterObject['action'],
  printer: Printer,
): string {
  const { name } = printer.style
  switch (action.kind) {
    case 'rename':
      return `RENAME TO ${printName(action.to, printer)}`
    case 'set-schema':
      return `SET SCHEMA ${name(action.schema)}`
    case 'rename-column':
      return words(
        `RENAME ${object === 'type' ? 'ATTRIBUTE' : 'COLUMN'}`,
        `${name(action.column)} TO ${name(action.to)}`,
        action.cascade && 'CASCADE',
      )
    case 'sequence-options':
      return printSequenceOptions(action.options, printer)
    case 'written':
      return action.text
  }
}

export function printAlterEnum({ name, action }: Ast.AlterEnum, printer: Printer): string {
  const type = `ALTER TYPE ${printName(name, printer)}`
  if (action.kind === 'rename-label') {
    const [from, to] = [printString(action.from.text), printString(action.to.text)]
    return `${type} RENAME VALUE ${from} TO ${to}`
  }
  const { place, ifNotExists, label } = action
  return words(
    `${type} ADD VALUE`,
    ifNotExists && 'IF NOT EXISTS',
    printString(label.text),
    place.kind !== 'last' && `${place.kind.toUpperCase()} ${printString(place.label.text)}`,
  )
}
