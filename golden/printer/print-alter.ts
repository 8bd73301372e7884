import type * as Ast from '../../compiler/2-parse/ast.ts'
import { printAction } from './print-alter-action.ts'
import { printKind } from './print-object.ts'
import { printSequenceOptions } from './print-sequence.ts'
import { commas, type Printer, printName, printString, words } from './printer.ts'

export function printAlterTable(alter: Ast.AlterTable, printer: Printer): string {
  const { modifiers, ifExists, only, name, lockWait, actions } = alter
  return words(
    'ALTER',
    modifiers,
    'TABLE',
    ifExists && 'IF EXISTS',
    only && 'ONLY',
    printName(name, printer),
    lockWait,
    printActions(actions, printer),
  )
}

/** What a table is parted by stands behind the other actions, without a comma. */
function printActions(actions: readonly Ast.AlterAction[], printer: Printer): string {
  const last = actions.at(-1)
  const parts =
    last?.kind === 'written' && /^(?:partition\s+by|remove\s+partitioning)\b/i.test(last.text)
  const others = parts ? actions.slice(0, -1) : actions
  return words(
    commas(others, (action) => printAction(action, printer)),
    parts && printAction(last, printer),
  )
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
