import type * as Ast from '../../compiler/2-parse/ast.ts'
import { printColumn, printExtras, printReferences } from './print-column.ts'
import { printIndexColumn } from './print-index.ts'
import { commas, nameList, type Printer, printName, words } from './printer.ts'

export function printCreateTable(table: Ast.CreateTable, printer: Printer): string {
  const elements = [
    ...table.columns.map((column) => printColumn(column, printer)),
    ...table.constraints.map((constraint) => printConstraint(constraint, printer)),
  ]
  return words(
    printHead(table, printer),
    `(${elements.join(', ')})`,
    table.options.map(({ name }) => name.toUpperCase()).join(', '),
  )
}

export function printCreateTableAs(table: Ast.CreateTableAs, printer: Printer): string {
  return words(printHead(table, printer), 'AS', printer.statement(table.query))
}

function printHead(
  { orReplace, temporary, ifNotExists, name }: Ast.CreateTable | Ast.CreateTableAs,
  printer: Printer,
): string {
  return words(
    'CREATE',
    orReplace && 'OR REPLACE',
    temporary && 'TEMPORARY',
    'TABLE',
    ifNotExists && 'IF NOT EXISTS',
    printName(name, printer),
  )
}

export function printVirtualTable(table: Ast.CreateVirtualTable, printer: Printer): string {
  const given = table.arguments.join(', ')
  return words(
    'CREATE VIRTUAL TABLE',
    table.ifNotExists && 'IF NOT EXISTS',
    printName(table.name, printer),
    'USING',
    printer.style.name(table.module),
    given && `(${given})`,
  )
}

export function printConstraint(constraint: Ast.TableConstraint, printer: Printer): string {
  return words(
    constraint.name && `CONSTRAINT ${printer.style.name(constraint.name)}`,
    printBody(constraint, printer),
  )
}

function printBody(constraint: Ast.TableConstraint, printer: Printer): string {
  switch (constraint.kind) {
    case 'primary-key':
    case 'unique':
      return printKey(constraint, printer)
    case 'foreign-key':
      return words(
        `FOREIGN KEY ${nameList(constraint.columns, printer)}`,
        printReferences(constraint.references, printer),
        printExtras(constraint),
      )
    case 'check':
      return words(`CHECK (${printer.expression(constraint.expression)})`, printExtras(constraint))
    case 'written':
      return constraint.text
    case 'exclude':
    case 'not-null':
    case 'using-index':
      return ''
  }
}

/** AUTOINCREMENT of a key stands inside its parentheses. */
function printKey(
  constraint: Extract<Ast.TableConstraint, { kind: 'primary-key' | 'unique' }>,
  printer: Printer,
): string {
  const columns = commas(constraint.columns, (column) => printIndexColumn(column, printer))
  return words(
    constraint.kind.toUpperCase().replace('-', ' '),
    `(${words(columns, constraint.autoincrement && 'AUTOINCREMENT')})`,
    printExtras({ ...constraint, autoincrement: false }),
  )
}
