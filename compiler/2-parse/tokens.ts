import type { IToken, TokenType } from 'chevrotain'
import type { Lexed, Token } from '../1-lex/token.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isWindowName } from './window-name.ts'

/** The parser's tokens: every type is decided here, once, so that one token of lookahead is enough. */
export function toParserTokens({ tokens }: Lexed, vocabulary: Vocabulary): IToken[] {
  const queries = openingQueries(tokens, vocabulary)
  return tokens.map((token, i) => {
    const type =
      token.text === '('
        ? vocabulary.signs[queries.has(i) ? 'openQuery' : 'open']
        : typeAt({ token, tokens, i }, vocabulary)
    return {
      image: token.text,
      payload: token.value,
      startOffset: token.at.start,
      endOffset: token.at.end - 1,
      tokenType: type,
      tokenTypeIdx: type.tokenTypeIdx ?? 0,
    }
  })
}

interface Place {
  readonly token: Token
  readonly tokens: readonly Token[]
  readonly i: number
}

function typeAt({ token, tokens, i }: Place, vocabulary: Vocabulary): TokenType {
  const { windowWordsByNeighbours, signs } = vocabulary
  const reserved = (word: string) => isReserved(word, vocabulary)
  if (windowWordsByNeighbours && isWindowName(tokens, i, reserved)) return signs.name
  if (vocabulary.namesBeforePoint && isBeforePoint(tokens, i)) return vocabulary.signs.name
  if (vocabulary.namesBeforePoint && isApartFromPoint(tokens, i)) {
    const type = typeOf(token, tokens[i + 1], vocabulary)
    return type.CATEGORIES?.includes(vocabulary.names.column) ? type : vocabulary.signs.invalid
  }
  return typeOf(token, tokens[i + 1], vocabulary)
}

function isReserved(word: string, { words, names }: Vocabulary): boolean {
  const type = words.get(word)
  return type !== undefined && type.CATEGORIES?.includes(names.member) !== true
}

function isBeforePoint(tokens: readonly Token[], i: number): boolean {
  const word = tokens[i]
  const point = tokens[i + 1]
  if (word?.kind !== 'word' || point?.text !== '.') return false
  const member = tokens[i + 2]
  if (member?.kind !== 'word') return false
  return word.at.end === point.at.start && point.at.end === member.at.start
}

/** `t. from`: only directly behind its point a reserved word is a name. */
function isApartFromPoint(tokens: readonly Token[], i: number): boolean {
  const [point, word] = [tokens[i - 1], tokens[i]]
  return word?.kind === 'word' && point?.text === '.' && point.at.end < word.at.start
}

function typeOf(token: Token, next: Token | undefined, vocabulary: Vocabulary): TokenType {
  const { signs, fixed, prefixed, otherOperator } = vocabulary
  switch (token.kind) {
    case 'word':
      return wordType(token, next, vocabulary)
    case 'quoted-name':
      return signs.quotedName
    case 'string':
      return token.continues ? signs.continuedString : signs.string
    case 'number':
      return signs.number
    case 'bytes':
      return signs.bytes
    case 'bits':
      return signs.bits
    case 'parameter':
      return signs.parameter
    case 'variable':
      return signs.variable
    case 'operator':
      return (
        fixed.get(token.text) ??
        prefixed.get(token.text) ??
        operatorType(token.text, otherOperator, signs.infixOperator)
      )
    case 'punctuation':
      return fixed.get(token.text) ?? signs.invalid
    case 'comment':
    case 'invalid':
      return signs.invalid
  }
}

/** Comparisons and arithmetic are never prefixes, even where any operator may be one. */
function operatorType(text: string, other: TokenType, infix: TokenType): TokenType {
  return /^(?:[<>]|<=|>=|<>|!=|==|[/%^])$/.test(text) ? infix : other
}

/** What a character set may stand before. */
const introduced: ReadonlySet<Token['kind']> = new Set(['string', 'bytes', 'bits'])

function wordType(token: Token, next: Token | undefined, vocabulary: Vocabulary): TokenType {
  const { signs, words, calls, bound, infixAfterNot, introducers } = vocabulary
  const word = token.text.toLowerCase()
  if (introducers.has(word) && next && introduced.has(next.kind)) return signs.introducer
  if (word === 'not' && next?.kind === 'word' && infixAfterNot.has(next.text.toLowerCase())) {
    return signs.notInfix
  }
  const binding = bound.get(word)
  if (binding && next && binding.before.has(next.text.toLowerCase())) return binding.type
  const call = next?.text === '(' || word === 'array' || word === 'cast'
  return (call ? calls.get(word) : undefined) ?? words.get(word) ?? signs.name
}

const queryStarts = new Set(['select', 'values', 'with', 'table'])
const queryTails = new Set([
  ')',
  'union',
  'intersect',
  'except',
  'minus',
  'order',
  'limit',
  'offset',
  'fetch',
  'for',
])

/**
 * The places of the `(` that open a query: `(SELECT`, and `((SELECT 1) UNION ...` but not
 * `((SELECT 1) + 1)`. Decided from the inside out, in one pass.
 */
function openingQueries(
  tokens: readonly Token[],
  { rowsWithWord, nestedQueries }: Vocabulary,
): ReadonlySet<number> {
  const queries = new Set<number>()
  // A statement that begins with parentheses is a query, whatever follows.
  for (let i = 0; nestedQueries && tokens[i]?.text === '('; i++) queries.add(i)
  const open: number[] = []
  tokens.forEach((token, i) => {
    if (token.text === '(') {
      open.push(i)
      const next = tokens[i + 1]
      if (next && startsQuery(next, tokens[i + 2], rowsWithWord)) queries.add(i)
    }
    if (token.text !== ')') return
    const start = open.pop()
    const tail = tokens[i + 1]
    if (
      start === undefined ||
      !tail ||
      !nestedQueries ||
      !queries.has(start) ||
      open.at(-1) !== start - 1
    )
      return
    if (queryTails.has(tail.text.toLowerCase())) queries.add(start - 1)
  })
  return queries
}

function startsQuery(first: Token, second: Token | undefined, rowsWithWord: boolean): boolean {
  if (first.kind !== 'word') return false
  const word = first.text.toLowerCase()
  if (!queryStarts.has(word)) return false
  if (word === 'select' || word === 'table' || !second) return true
  if (word === 'values') return second.text.toLowerCase() === (rowsWithWord ? 'row' : '(')
  return second.kind === 'word' || second.kind === 'quoted-name' || second.kind === 'string'
}
