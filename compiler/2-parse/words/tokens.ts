import type { IToken, TokenType } from 'chevrotain'
import type { Lexed, Token } from '../../1-lex/token.ts'
import { calledValues } from '../called-values.ts'
import { openingQueries } from '../opening-queries.ts'
import { isItemAlias } from '../item-alias.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isWindowName } from '../window-name.ts'

/** The parser's tokens: every type is decided here, once, so that one token of lookahead is enough. */
export function toParserTokens({ tokens }: Lexed, vocabulary: Vocabulary): IToken[] {
  const calls = vocabulary.valuesCalls ? calledValues(tokens) : noPlaces
  const queries = openingQueries(tokens, vocabulary, calls)
  const typeOfToken = (token: Token, i: number) => {
    if (token.text === '(') return vocabulary.signs[queries.has(i) ? 'openQuery' : 'open']
    return calls.has(i) ? vocabulary.signs.calledValues : typeAt({ token, tokens, i }, vocabulary)
  }
  return tokens.map((token, i) => {
    const type = typeOfToken(token, i)
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

const noPlaces: ReadonlySet<number> = new Set()

interface Place {
  readonly token: Token
  readonly tokens: readonly Token[]
  readonly i: number
}

function typeAt(place: Place, vocabulary: Vocabulary): TokenType {
  const { token, tokens, i } = place
  const { kind } = token
  if (kind !== 'word') return typeOf(kind, token, vocabulary)
  const { windowWordsByNeighbours, namesBeforePoint, signs, names } = vocabulary
  const word = token.text.toLowerCase()
  if (!vocabulary.told.has(word)) return signs.name
  const isWindow =
    windowWordsByNeighbours && isWindowName(tokens, i, (other) => isReserved(other, vocabulary))
  if (isWindow || isAlias(word, place, vocabulary)) return signs.name
  const type = wordType(word, place, vocabulary)
  if (!namesBeforePoint) return type
  if (isBeforePoint(tokens, i)) return signs.name
  const misplaced = isApartFromPoint(tokens, i) && !type.CATEGORIES?.includes(names.column)
  return misplaced ? signs.invalid : type
}

function isAlias(word: string, { tokens, i }: Place, vocabulary: Vocabulary): boolean {
  const { goingOn: words, powers, names, signs } = vocabulary
  if (!words.has(word)) return false
  const isOperand = ({ text }: Token) => {
    const type = vocabulary.words.get(text.toLowerCase())
    const categories = type?.CATEGORIES ?? [names.column]
    return categories.includes(names.column) || categories.includes(signs.niladic)
  }
  return isItemAlias(tokens, i, { words, powers, isOperand })
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

/** Of what looks the same wherever it stands. */
function typeOf(
  kind: Exclude<Token['kind'], 'word'>,
  token: Token,
  vocabulary: Vocabulary,
): TokenType {
  const { signs, fixed, prefixed, otherOperator, dollarBodies } = vocabulary
  switch (kind) {
    case 'quoted-name':
      return signs.quotedName
    case 'string':
      if (dollarBodies && token.text.startsWith('$')) return signs.bodyString
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

function wordType(word: string, { token, tokens, i }: Place, vocabulary: Vocabulary): TokenType {
  const { signs, words, functions, calls, bound, infixAfterNot, introducers } = vocabulary
  const next = tokens[i + 1]
  if (next && introduced.has(next.kind) && introducers.has(word)) return signs.introducer
  if (word === 'not' && next?.kind === 'word' && infixAfterNot.has(next.text.toLowerCase())) {
    return signs.notInfix
  }
  const binding = bound.get(word)
  if (binding && next && binding.before.has(next.text.toLowerCase())) return binding.type
  const touched = next?.text === '(' && token.at.end === next.at.start
  const called = touched ? functions.get(word) : undefined
  if (called) return called
  // Where CAST is no reserved word it is a name before anything else.
  const reserved = word === 'array' || (word === 'cast' && !functions.has(word))
  const call = next?.text === '(' || reserved
  return (call ? calls.get(word)?.given : undefined) ?? words.get(word) ?? signs.name
}
