import { lex } from '../../compiler/1-lex/lexer.ts'
import type { Token } from '../../compiler/1-lex/token.ts'
import type { Lexical } from '../../compiler/dialects/lexical.ts'
import type { Random } from '../random.ts'

/** A statement cut into its tokens, with what stands before each. */
export interface Pieces {
  readonly tokens: readonly Piece[]
}

export interface Piece {
  /** Space and comments. */
  readonly before: string
  readonly text: string
}

export interface Stock {
  readonly statements: readonly Pieces[]
  /** Tokens to put in, each as often as the statements have it. */
  readonly tokens: readonly string[]
}

export function cutIntoPieces(sql: string, lexical: Lexical): Pieces {
  let end = 0
  const piece = ({ text, at }: Token): Piece => {
    const before = sql.slice(end, at.start)
    end = at.end
    return { before, text }
  }
  return { tokens: lex(sql, lexical).tokens.map(piece) }
}

export function textOf({ tokens }: Pieces): string {
  return tokens.map(({ before, text }) => before + text).join('')
}

/** A statement of the stock with one to three changes: one token most often. */
export function mutate(stock: Stock, random: Random): string {
  let pieces = chosen(stock, random)
  const changes = 1 + Math.floor(random(9) / 6) + Math.floor(random(9) / 8)
  for (let change = 0; change < changes; change++) pieces = changed(pieces, stock, random)
  return textOf(pieces)
}

function chosen({ statements }: Stock, random: Random): Pieces {
  return statements[random(statements.length)] ?? { tokens: [] }
}

function changed({ tokens }: Pieces, stock: Stock, random: Random): Pieces {
  const at = random(tokens.length)
  const token = tokens[at]
  if (!token) return { tokens }
  const around = (middle: readonly Piece[], skipped: number): Pieces => ({
    tokens: [...tokens.slice(0, at), ...middle, ...tokens.slice(at + skipped)],
  })
  switch (random(6)) {
    case 0:
      return around([], 1)
    case 1:
      return around([token, apart(token.text)], 1)
    case 2:
      return around([...tokens.slice(at + 1, at + 2).map(({ text }) => apart(text)), token], 2)
    case 3:
      return around([{ ...token, text: other(stock, random) }], 1)
    case 4:
      return around([apart(other(stock, random))], 0)
    default:
      return spliced(tokens.slice(0, at), chosen(stock, random), random)
  }
}

function apart(text: string): Piece {
  return { before: ' ', text }
}

function other({ tokens }: Stock, random: Random): string {
  return tokens[random(tokens.length)] ?? ''
}

/** The beginning of one statement and the end of another. */
function spliced(start: readonly Piece[], { tokens }: Pieces, random: Random): Pieces {
  const [first, ...rest] = tokens.slice(random(tokens.length))
  return { tokens: first ? [...start, apart(first.text), ...rest] : start }
}
