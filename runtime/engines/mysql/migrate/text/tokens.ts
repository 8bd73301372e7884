export type TokenKind = 'name' | 'string' | 'word' | 'hint' | 'symbol'

/** A piece of a statement that the server has written. */
export interface Token {
  readonly kind: TokenKind
  /** As it stands in the statement: a name with its backticks. */
  readonly text: string
  /** In capitals; undefined for what is no word. */
  readonly word: string | undefined
  /** UTF-16 code units, as `end`, behind its last. */
  readonly start: number
  readonly end: number
}

// A name, a string, a hint, a word, anything else. In a string a quote is doubled, or has a backslash in front of it. A
// hint is the beginning or the end of what other versions skip: `/*!80023 INVISIBLE */`, `/*M!100301 COMPRESSED*/`.
const TOKEN =
  /`(?:[^`]|``)*`|'(?:[^'\\]|''|\\.)*'|"(?:[^"\\]|""|\\.)*"|\/\*M?!\d*|\*\/|[\p{L}\p{N}_$@]+|\S/gsu

export function tokensOf(sql: string): readonly Token[] {
  const tokens: Token[] = []
  for (const match of sql.matchAll(TOKEN)) {
    const [text] = match
    const kind = kindOf(text)
    const word = kind === 'word' ? text.toUpperCase() : undefined
    tokens.push({ kind, text, word, start: match.index, end: match.index + text.length })
  }
  return tokens
}

const WORD = /^[\p{L}\p{N}_$@]/u

function kindOf(text: string): TokenKind {
  if (text.length > 1 && text.startsWith('`')) return 'name'
  if (text.length > 1 && (text.startsWith("'") || text.startsWith('"'))) return 'string'
  if (text.startsWith('/*') || text === '*/') return 'hint'
  return WORD.test(text) ? 'word' : 'symbol'
}

/** Of a name in backticks. */
export function unquoted(name: string): string {
  return name.startsWith('`') ? name.slice(1, -1).replaceAll('``', '`') : name
}

export function isWord(token: Token | undefined, word: string): boolean {
  return token !== undefined && token.word === word
}

export function isSymbol(token: Token | undefined, symbol: string): boolean {
  return token?.kind === 'symbol' && token.text === symbol
}

/** The index behind the parenthesis that closes the one at the index. */
export function behindGroup(tokens: readonly Token[], open: number): number {
  let depth = 0
  for (let index = open; index < tokens.length; index += 1) {
    if (isSymbol(tokens[index], '(')) depth += 1
    if (isSymbol(tokens[index], ')')) depth -= 1
    if (depth === 0) return index + 1
  }
  return tokens.length
}

/** What commas outside of parentheses separate. */
export function listed(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const items: Token[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    if (isSymbol(token, '(')) depth += 1
    if (isSymbol(token, ')')) depth -= 1
    if (depth === 0 && isSymbol(token, ',')) items.push([])
    else items.at(-1)?.push(token)
  }
  return items
}

/** The text from the first of the tokens to the last; empty without any. */
export function textOf(sql: string, tokens: readonly Token[]): string {
  const [first, last] = [tokens[0], tokens.at(-1)]
  return first && last ? sql.slice(first.start, last.end) : ''
}
