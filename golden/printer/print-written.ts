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
    if (!place) return
    const [start, next] = [place.start - at.start, place.end - at.start]
    const isBare = node.kind === 'call' && !text.slice(start, next).includes('(')
    const printed = isBare ? text.slice(start, next) : printer.anything(node)
    if (printed === undefined) return
    const isEnclosed = /\(\s*$/.test(text.slice(0, start)) && /^\s*\)/.test(text.slice(next))
    pieces.push(
      text.slice(end, start),
      isEnclosed && enclosing.has(node.kind) ? printed.slice(1, -1) : printed,
    )
    end = next
  })
  return joined([...pieces, text.slice(end)])
}

/** What is printed with parentheses around: those of the text are enough. */
const enclosing: ReadonlySet<Ast.AsWritten['nested'][number]['kind']> = new Set([
  'unary',
  'binary',
  'is',
  'between',
  'in-list',
  'in-query',
  'like',
  'quantified',
])
