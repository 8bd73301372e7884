import type { Span } from '../source/span.ts'

/**
 * A command of a client that shares its line with something else: `SELECT 1 \gset`,
 * `\echo a \\ SELECT 1`. Without its client such a text is no SQL; a line of its own can be passed over.
 */
export function sharesLine(text: string, { start, end }: Span): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const newline = text.indexOf('\n', end)
  const behind = text.slice(end, newline < 0 ? text.length : newline)
  return /\S/.test(before.replace(/^\ufeff/, '')) || /\S/.test(behind)
}
