import type * as Ast from '../../compiler/2-parse/ast.ts'
import { printLimit } from './print-limit.ts'
import { printWritten } from './print-written.ts'
import { clause, commas, joined, type Printer, printName, printOperator, words } from './printer.ts'

export function printCall(call: Ast.Call, printer: Printer): string {
  if (call.written) return printPieces(call.written, printer)
  const given = words(
    call.distinct && 'DISTINCT',
    call.star ? '*' : printArguments(call, printer),
    clause('ORDER BY', call.orderBy, (item) => printOrder(item, printer)),
    call.separator && `SEPARATOR ${printer.expression(call.separator)}`,
    call.limit && printLimit(call.limit, printer),
  )
  const order = clause('ORDER BY', call.withinGroup, (item) => printOrder(item, printer))
  return words(
    `${printName(call.name, printer)}(${given})`,
    order && `WITHIN GROUP (${order})`,
    printBehind(call, printer),
  )
}

function printArguments({ arguments: given, variadic }: Ast.Call, printer: Printer): string {
  return given
    .map(({ name, value, alias }, i) =>
      words(
        variadic && i === given.length - 1 && 'VARIADIC',
        name && `${printer.style.name(name)} =>`,
        printer.expression(value),
        alias && `AS ${printer.style.name(alias)}`,
      ),
    )
    .join(', ')
}

function printBehind(
  { nulls, filter, over }: Pick<Ast.Call, 'filter' | 'over'> & Partial<Pick<Ast.Call, 'nulls'>>,
  printer: Printer,
): string {
  return words(
    nulls,
    filter && `FILTER (WHERE ${printer.expression(filter)})`,
    over && `OVER ${'kind' in over ? printWindow(over, printer) : printer.style.name(over)}`,
  )
}

/** The text around, and inside it what the holes say now. */
function printPieces({ pieces, holes }: Ast.Written, printer: Printer): string {
  return joined(
    pieces.flatMap((piece, i) => {
      const hole = holes[i]
      if (!hole) return [piece]
      return [
        piece,
        hole.kind === 'query' ? `(${printer.statement(hole)})` : printer.expression(hole),
      ]
    }),
  )
}

export function printSpecialCall(call: Ast.SpecialCall, printer: Printer): string {
  return words(printWritten(call, printer), printBehind(call, printer))
}

export function printOrder(item: Ast.OrderItem, printer: Printer): string {
  return words(
    printer.expression(item.expression),
    printDirection(item.direction, printer),
    item.nulls && `NULLS ${item.nulls.toUpperCase()}`,
  )
}

export function printDirection(direction: Ast.Direction, printer: Printer): string {
  if (direction === 'unsaid') return ''
  if (typeof direction === 'string') return direction.toUpperCase()
  return `USING ${printOperator(direction.using, printer)}`
}

function printWindow(window: Ast.Window, printer: Printer): string {
  const { base, partitionBy, orderBy, frame } = window
  return `(${words(
    base && printer.style.name(base),
    clause('PARTITION BY', partitionBy, (item) => printer.expression(item)),
    clause('ORDER BY', orderBy, (item) => printOrder(item, printer)),
    frame && printFrame(frame, printer),
  )})`
}

function printFrame({ unit, between, start, end, exclude }: Ast.Frame, printer: Printer): string {
  const first = printBound(start, printer)
  return words(
    unit.toUpperCase(),
    between ? `BETWEEN ${first} AND ${printBound(end, printer)}` : first,
    exclude && `EXCLUDE ${exclude.toUpperCase().replace('-', ' ')}`,
  )
}

function printBound({ kind, offset }: Ast.FrameBound, printer: Printer): string {
  return words(offset && printer.expression(offset), kind.toUpperCase().replace('-', ' '))
}

export function printNamedWindow({ name, window }: Ast.NamedWindow, printer: Printer): string {
  return `${printer.style.name(name)} AS ${printWindow(window, printer)}`
}

export function printList(items: readonly Ast.Expression[], printer: Printer): string {
  return commas(items, (item) => printer.expression(item))
}
