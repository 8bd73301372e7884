import type { Lexical } from '../../compiler/dialects/lexical.ts'
import { cutIntoPieces, type Pieces, textOf } from './mutate.ts'

const MOST_TRIES = 400

/** The text with as many tokens left out as the fault allows; `fails` tells whether it is still there. */
export async function shrink(
  sql: string,
  lexical: Lexical,
  fails: (sql: string) => Promise<boolean>,
): Promise<string> {
  let pieces: Pieces = {
    tokens: cutIntoPieces(sql, lexical).tokens.map((piece, i) => ({
      ...piece,
      before: i > 0 && piece.before !== '' ? ' ' : '',
    })),
  }
  if (!(await fails(textOf(pieces)))) return sql
  let tries = 0
  for (let size = Math.ceil(pieces.tokens.length / 2); size >= 1;) {
    let shorter: Pieces | undefined
    for (let at = 0; at < pieces.tokens.length && !shorter && tries < MOST_TRIES; at += size) {
      const tokens = [...pieces.tokens.slice(0, at), ...pieces.tokens.slice(at + size)]
      tries++
      if (tokens.length > 0 && (await fails(textOf({ tokens })))) shorter = { tokens }
    }
    if (shorter) pieces = shorter
    else size = size === 1 ? 0 : Math.ceil(size / 2)
  }
  return textOf(pieces)
}
