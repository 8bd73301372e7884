import type { ConstraintText } from '../../../structure/structure.ts'
import { readLexemes, type Lexeme } from './table-tokens.ts'

/** The checks of a CREATE TABLE statement that SQLite has accepted, in its own words. */
export function readCheckTexts(statement: string): readonly ConstraintText[] {
  const lexemes = readLexemes(statement)
  return lexemes.flatMap((lexeme, place) => {
    const opens = lexemes[place + 1]
    if (lexeme.depth !== 1 || !isWord(lexeme, 'check') || opens?.text !== '(') return []
    const isNamed = isWord(lexemes[place - 2], 'constraint')
    const name = isNamed ? unquoted(lexemes[place - 1]?.text ?? '') : undefined
    const definition = `CHECK (${innerText(statement, lexemes, place + 1)})`
    return [{ name, kind: 'check', definition } as const]
  })
}

/** By column, the expression that generates it. */
export function readGenerationTexts(statement: string): ReadonlyMap<string, string> {
  const lexemes = readLexemes(statement)
  const texts = new Map<string, string>()
  let column = ''
  for (const [place, lexeme] of lexemes.entries()) {
    const before = lexemes[place - 1]
    if (lexeme.depth !== 1) continue
    const beginsItem = before?.text === ',' || (before?.text === '(' && before.depth === 0)
    if (beginsItem) column = unquoted(lexeme.text)
    else if (isWord(lexeme, 'as') && lexemes[place + 1]?.text === '(') {
      texts.set(column, innerText(statement, lexemes, place + 1))
    }
  }
  return texts
}

/** The parts of a CREATE INDEX statement and its condition; undefined where there is no statement. */
export function readIndexStatement(
  statement: string,
): { readonly parts: readonly string[]; readonly where: string | undefined } | undefined {
  const lexemes = readLexemes(statement)
  const opens = lexemes.findIndex(({ text }) => text === '(')
  if (opens === -1) return undefined
  const closes = closingPlace(lexemes, opens)
  const commas = lexemes
    .slice(opens, closes)
    .filter(({ text, depth }) => text === ',' && depth === 1)
  const starts = [lexemes[opens], ...commas].map((each) => each?.end ?? 0)
  const ends = [...commas, lexemes[closes]].map((each) => each?.start ?? statement.length)
  const parts = starts.map((start, place) => statement.slice(start, ends[place]).trim())
  const where = lexemes.find((each, place) => place > closes && isWord(each, 'where'))
  return { parts, where: where && statement.slice(where.end).trim() }
}

function isWord(lexeme: Lexeme | undefined, word: string): boolean {
  return lexeme?.text.toLowerCase() === word
}

/** The text between the parenthesis at that place and the one that closes it. */
function innerText(statement: string, lexemes: readonly Lexeme[], opens: number): string {
  const start = lexemes[opens]?.end
  const end = lexemes[closingPlace(lexemes, opens)]?.start
  return statement.slice(start, end).trim()
}

function closingPlace(lexemes: readonly Lexeme[], opens: number): number {
  const depth = lexemes[opens]?.depth ?? 0
  const place = lexemes.findIndex(
    (each, place) => place > opens && each.text === ')' && each.depth === depth,
  )
  return place === -1 ? lexemes.length : place
}

function unquoted(name: string): string {
  const close = { '"': '"', "'": "'", '`': '`', '[': ']' }[name.charAt(0)]
  if (close === undefined || name.length < 2) return name
  return name.slice(1, -1).replaceAll(close + close, close)
}
