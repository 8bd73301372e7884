import type * as Ast from '../../compiler/2-parse/ast.ts'
import { printDirection } from './print-call.ts'
import { nameList, type Printer, printName, words } from './printer.ts'

export function printColumn(column: Ast.ColumnDefinition, printer: Printer): string {
  return words(
    printer.style.name(column.name),
    column.type?.text,
    ...column.constraints.map((each) => printColumnConstraint(each, printer)),
  )
}

function printColumnConstraint(constraint: Ast.ColumnConstraint, printer: Printer): string {
  return words(
    constraint.name && `CONSTRAINT ${printer.style.name(constraint.name)}`,
    printBody(constraint, printer),
    constraint.direction && printDirection(constraint.direction, printer),
    printExtras(constraint),
  )
}

function printBody(constraint: Ast.ColumnConstraint, printer: Printer): string {
  switch (constraint.kind) {
    case 'auto-increment':
      return 'AUTO_INCREMENT'
    case 'hidden':
      return 'INVISIBLE'
    case 'not-null':
    case 'null':
    case 'primary-key':
    case 'unique':
      return constraint.kind.toUpperCase().replace('-', ' ')
    case 'default':
      return `DEFAULT ${constraint.text ?? printer.expression(constraint.expression)}`
    case 'on-update':
      return `ON UPDATE ${printer.expression(constraint.expression)}`
    case 'check':
      return `CHECK (${printer.expression(constraint.expression)})`
    case 'generated':
      return `GENERATED ALWAYS AS (${printer.expression(constraint.expression)}) ${constraint.storage.toUpperCase()}`
    case 'identity':
      return `GENERATED ${constraint.always ? 'ALWAYS' : 'BY DEFAULT'} AS IDENTITY`
    case 'references':
      return printReferences(constraint.references, printer)
    case 'collate':
      return `COLLATE ${printName(constraint.collation, printer)}`
    case 'comment':
      return `COMMENT '${constraint.text.replaceAll("'", "''")}'`
    case 'written':
      return constraint.text
  }
}

export function printExtras(constraint: Ast.ConstraintExtras): string {
  const { onConflict, autoincrement, deferral } = constraint
  return words(
    onConflict && `ON CONFLICT ${onConflict.toUpperCase()}`,
    autoincrement && 'AUTOINCREMENT',
    deferral,
  )
}

export function printReferences(references: Ast.References, printer: Printer): string {
  const { table, columns, actions } = references
  return words('REFERENCES', printName(table, printer), nameList(columns, printer), actions)
}
