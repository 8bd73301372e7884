import type { KeywordGroup } from './lexical.ts'

/**
 * Writes a name as plainly as the dialect reads it back: quoted where it is a keyword that cannot name
 * a column, or has other characters than `plain` takes.
 */
export function nameQuoter(
  keywords: readonly KeywordGroup[],
  plain: RegExp,
  quote: '"' | '`',
): (name: string) => string {
  const reserved = new Set(
    keywords.flatMap(({ names, words }) => (names.some(isColumn) ? [] : words.split(/\s+/u))),
  )
  return (name) =>
    plain.test(name) && !reserved.has(name.toLowerCase())
      ? name
      : quote + name.replaceAll(quote, quote + quote) + quote
}

function isColumn(position: string): boolean {
  return position === 'column'
}
