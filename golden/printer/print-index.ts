import type * as Ast from '../../compiler/2-parse/ast.ts'
import { printDirection } from './print-call.ts'
import { commas, type Printer, printName, words } from './printer.ts'

export function printCreateIndex(index: Ast.CreateIndex, printer: Printer): string {
  const { name, schema, where, include = [], storage } = index
  const called = name && printer.style.name(name)
  return words(
    'CREATE',
    index.unique && 'UNIQUE',
    'INDEX',
    index.concurrently && 'CONCURRENTLY',
    index.ifNotExists && 'IF NOT EXISTS',
    schema && called ? `${printer.style.name(schema)}.${called}` : called,
    'ON',
    index.only && 'ONLY',
    printName(index.table, printer),
    storage?.method && `USING ${printer.style.name(storage.method)}`,
    printIndexColumns(index.columns, printer),
    include.length > 0 && `INCLUDE ${printIndexColumns(include, printer)}`,
    index.nullsNotDistinct && 'NULLS NOT DISTINCT',
    storage?.parameters,
    storage?.tablespace && `TABLESPACE ${printer.style.name(storage.tablespace)}`,
    where && `WHERE ${printer.expression(where)}`,
  )
}

export function printIndexColumns(columns: readonly Ast.IndexColumn[], printer: Printer): string {
  return `(${commas(columns, (column) => printIndexColumn(column, printer))})`
}

/** A column by its name, anything else in parentheses. */
export function printIndexColumn(column: Ast.IndexColumn, printer: Printer): string {
  const { expression, enclosed, collation, operatorClass } = column
  const text = printer.expression(expression)
  return words(
    (expression.kind === 'column' && !enclosed ? text : `(${text})`) +
      (column.length === undefined ? '' : `(${column.length})`),
    collation && `COLLATE ${printName(collation, printer)}`,
    operatorClass && printName(operatorClass.name, printer),
    operatorClass?.options,
    printDirection(column.direction, printer),
    column.withoutOverlaps && 'WITHOUT OVERLAPS',
    column.nulls && `NULLS ${column.nulls.toUpperCase()}`,
  )
}
