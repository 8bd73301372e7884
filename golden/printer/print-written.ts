import type * as Ast from '../../compiler/2-parse/ast.ts'
import { joined, type Printer } from './printer.ts'

/** What is kept as written, but for the statements and expressions in it: they say what the tree says. */
export function printWritten(
  { text, nested, nestedAt, at }: Pick<Ast.AsWritten, 'text' | 'nested' | 'nestedAt' | 'at'>,
  printer: Printer,
): string {
  const pieces: string[] = []
  let end = 0
  nested.forEach((node, i) => {
    const place = nestedAt[i]
    const printed = printer.anything(node)
    if (!place || printed === undefined) return
    pieces.push(text.slice(end, place.start - at.start), printed)
    end = place.end - at.start
  })
  return joined([...pieces, text.slice(end)])
}
