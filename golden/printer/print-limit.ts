import type * as Ast from '../../compiler/2-parse/ast.ts'
import { commas, type Printer, words } from './printer.ts'

export function printLimit(limit: Ast.Limit, printer: Printer): string {
  const { all, count, offset, withTies, examined } = limit
  const plain = !examined && !withTies
  if (printer.style.limitComma && plain && count && offset && offset.at.start < count.at.start)
    return `LIMIT ${commas([offset, count], printer.expression)}`
  const skipped =
    offset && `OFFSET ${printer.expression(offset)}${count && !withTies ? '' : ' ROWS'}`
  if (withTies && count)
    return words(skipped, `FETCH FIRST ${printer.expression(count)} ROWS WITH TIES`)
  return words(
    all && 'LIMIT ALL',
    (count || examined) && 'LIMIT',
    count && printer.expression(count),
    skipped,
    examined && `ROWS EXAMINED ${printer.expression(examined)}`,
  )
}
