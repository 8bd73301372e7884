import type * as Ast from '../../compiler/2-parse/ast.ts'
import { printDirection } from './print-call.ts'
import { commas, type Printer, printName, words } from './printer.ts'

export function printCreateIndex(index: Ast.CreateIndex, printer: Printer): string {
  const { name, schema, where } = index
  const called = name && printer.style.name(name)
  return words(
    'CREATE',
    index.unique && 'UNIQUE',
    'INDEX',
    index.ifNotExists && 'IF NOT EXISTS',
    schema && called ? `${printer.style.name(schema)}.${called}` : called,
    'ON',
    printName(index.table, printer),
    `(${commas(index.columns, (column) => printIndexColumn(column, printer))})`,
    where && `WHERE ${printer.expression(where)}`,
  )
}

/** A column by its name, anything else in parentheses. */
export function printIndexColumn(column: Ast.IndexColumn, printer: Printer): string {
  const { expression, collation, operatorClass } = column
  const text = printer.expression(expression)
  return words(
    expression.kind === 'column' ? text : `(${text})`,
    collation && `COLLATE ${printName(collation, printer)}`,
    operatorClass && printName(operatorClass.name, printer),
    operatorClass?.options,
    printDirection(column.direction, printer),
    column.nulls && `NULLS ${column.nulls.toUpperCase()}`,
  )
}
