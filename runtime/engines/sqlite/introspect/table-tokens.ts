/** A word (also a number or a sign), a name in quotes, or parentheses with their items between commas. */
export type Token =
  | { readonly kind: 'word' | 'quoted'; readonly text: string }
  | { readonly kind: 'group'; readonly items: readonly (readonly Token[])[] }

const COMMENT = String.raw`--[^\n]*|/\*[\s\S]*?(?:\*/|$)`
const QUOTED = String.raw`"(?:[^"]|"")*"|'(?:[^']|'')*'|\x60(?:[^\x60]|\x60\x60)*\x60|\[[^\]]*\]`
const WORD = String.raw`[\w$\u0080-\uffff]+|[^\s]`
const LEXEME = new RegExp(`${COMMENT}|${QUOTED}|${WORD}`, 'g')

/** The tokens of a statement that SQLite has accepted: its parentheses match. */
export function readTokens(statement: string): readonly Token[] {
  const lexemes = [...statement.matchAll(LEXEME)]
    .map((match) => match[0])
    .filter((lexeme) => !lexeme.startsWith('--') && !lexeme.startsWith('/*'))
  return readItems(lexemes[Symbol.iterator]()).flat()
}

/** Up to the closing parenthesis or the end. */
function readItems(lexemes: Iterator<string>): readonly (readonly Token[])[] {
  const items: Token[][] = [[]]
  for (let next = lexemes.next(); next.done !== true; next = lexemes.next()) {
    if (next.value === ')') break
    if (next.value === ',') items.push([])
    else if (next.value === '(') items.at(-1)?.push({ kind: 'group', items: readItems(lexemes) })
    else items.at(-1)?.push(readWord(next.value))
  }
  return items
}

function readWord(lexeme: string): Token {
  const close = { '"': '"', "'": "'", '`': '`', '[': ']' }[lexeme.charAt(0)]
  if (close === undefined || lexeme.length < 2) return { kind: 'word', text: lexeme }
  return { kind: 'quoted', text: lexeme.slice(1, -1).replaceAll(close + close, close) }
}

/** A token with its place, and how many parentheses are open around it. */
export interface Lexeme {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly depth: number
}

/** The words, names and signs of a statement that SQLite has accepted; comments are left out. */
export function readLexemes(statement: string): readonly Lexeme[] {
  let depth = 0
  return [...statement.matchAll(LEXEME)].flatMap(({ 0: text, index: start }) => {
    if (text.startsWith('--') || text.startsWith('/*')) return []
    if (text === ')') depth -= 1
    const lexeme = { text, start, end: start + text.length, depth }
    if (text === '(') depth += 1
    return [lexeme]
  })
}
