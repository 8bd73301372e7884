/**
 * A statement that the shell sends whole, though it has semicolons in it: the shell ends a statement at a semicolon
 * outside of quotes, and reads quotes in comments for later versions, which the server passes over:
 * `/*!999999 " *\/ CREATE TRIGGER ... BEGIN ...; ...; END /*!999999 " *\/`. So a driver and the shell read the same text,
 * where DELIMITER is a word of the shell alone.
 */
export function unsplit(sql: string): string {
  if (!isSplit(sql, undefined)) return sql
  const quote = QUOTES.find((each) => !isSplit(sql, each))
  // No such statement is known: it would have all quotes and a semicolon between any two of each.
  return quote === undefined ? sql : `${hidden(quote)} ${sql} ${hidden(quote)}`
}

const QUOTES = ['"', "'", '`'] as const

type Quote = (typeof QUOTES)[number]

function hidden(quote: Quote): string {
  return `/*!999999 ${quote} */`
}

/** Whether the shell sees a semicolon, or the end, elsewhere than where it should: within the quotes that it is in. */
function isSplit(sql: string, begun: Quote | undefined): boolean {
  let quote: string | undefined = begun
  for (const [piece = ''] of sql.matchAll(PIECES)) {
    if (quote === undefined && piece === ';') return true
    if (quote === piece) quote = undefined
    else if (quote === undefined && isQuote(piece)) quote = piece
  }
  return quote !== begun
}

/** A backslash takes the sign behind it along; comments count outside of quotes only, and hide a quote at the most. */
const PIECES = /\\[\s\S]|["'`;]/g

function isQuote(piece: string): boolean {
  return QUOTES.some((each) => each === piece)
}
