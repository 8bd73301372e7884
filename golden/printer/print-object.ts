import type * as Ast from '../../compiler/2-parse/ast.ts'
import { printColumn } from './print-column.ts'
import { printConstraint } from './print-table.ts'
import { commas, nameList, type Printer, printName, words } from './printer.ts'

export function printCreateView(view: Ast.CreateView, printer: Printer): string {
  return words(
    'CREATE',
    view.orReplace && 'OR REPLACE',
    view.temporary && 'TEMPORARY',
    view.materialized && 'MATERIALIZED',
    'VIEW',
    view.ifNotExists && 'IF NOT EXISTS',
    printName(view.name, printer),
    nameList(view.columns, printer),
    'AS',
    printer.statement(view.query),
  )
}

export function printDrop(drop: Ast.DropObject, printer: Printer): string {
  return words(
    'DROP',
    drop.object.toUpperCase().replace('-', ' '),
    drop.ifExists && 'IF EXISTS',
    commas(drop.names, (name) => printName(name, printer)),
    drop.on && `ON ${printName(drop.on, printer)}`,
    drop.cascade && 'CASCADE',
  )
}

/** Undefined for an action that the printer does not know. */
export function printAlterTable(alter: Ast.AlterTable, printer: Printer): string | undefined {
  const actions = alter.actions.map((action) => printAction(action, printer))
  if (actions.includes(undefined)) return undefined
  return words(
    'ALTER TABLE',
    alter.ifExists && 'IF EXISTS',
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
    case 'add-column':
      return `ADD COLUMN ${printColumn(action.column, printer)}`
    case 'drop-column':
      return `DROP COLUMN ${name(action.column)}`
    case 'add-constraint':
      return `ADD ${printConstraint(action.constraint, printer)}`
    case 'drop-constraint':
      return `DROP CONSTRAINT ${name(action.name)}`
    case 'drop-not-null':
      return `ALTER COLUMN ${name(action.column)} DROP NOT NULL`
    case 'set-not-null':
      return words(
        `ALTER COLUMN ${name(action.column)} SET NOT NULL`,
        action.onConflict && `ON CONFLICT ${action.onConflict.toUpperCase()}`,
      )
    default:
      return undefined
  }
}
