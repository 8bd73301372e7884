import type * as Ast from '../../compiler/2-parse/ast.ts'
import { printSigned } from './print-column.ts'
import { commas, type Printer, printName, words } from './printer.ts'

/** JSON_TABLE without its alias. */
export function printJsonTable(table: Ast.JsonTable, printer: Printer): string {
  const document = printer.expression(table.document)
  const columns = printColumns(table.columns, printer)
  return `JSON_TABLE(${document}, ${printer.expression(table.path)} ${columns})`
}

function printColumns(columns: readonly Ast.JsonColumn[], printer: Printer): string {
  return `COLUMNS (${commas(columns, (column) => printColumn(column, printer))})`
}

function printColumn(column: Ast.JsonColumn, printer: Printer): string {
  if (column.kind === 'ordinality') return `${printer.style.name(column.name)} FOR ORDINALITY`
  const path = `PATH ${printer.expression(column.path)}`
  if (column.kind === 'nested') return `NESTED ${path} ${printColumns(column.columns, printer)}`
  const { name, type, collation, exists, onEmpty, onError } = column
  return words(
    printer.style.name(name),
    type.text,
    collation && `COLLATE ${printName(collation, printer)}`,
    exists && 'EXISTS',
    path,
    onEmpty && `${printOutcome(onEmpty, printer)} ON EMPTY`,
    onError && `${printOutcome(onError, printer)} ON ERROR`,
  )
}

function printOutcome(outcome: Ast.PathOutcome, printer: Printer): string {
  if (outcome.kind !== 'default') return outcome.kind.toUpperCase()
  return `DEFAULT ${printSigned(outcome.value, printer)}`
}
