import type { Lexical } from '../compiler/dialects/lexical.ts'
import { cutIntoPieces, type Piece, textOf } from './fuzz-parse/mutate.ts'

type Tokens = readonly Piece[]

/** The text with as much left out as the fault allows; `fails` tells whether it is still there. */
export async function shrink(
  sql: string,
  lexical: Lexical,
  fails: (sql: string) => Promise<boolean>,
  mostTries = 400,
): Promise<string> {
  let tokens: Tokens = cutIntoPieces(sql, lexical).tokens.map((piece, i) => ({
    ...piece,
    before: i > 0 && piece.before !== '' ? ' ' : '',
  }))
  if (!(await fails(textOf({ tokens })))) return sql
  let tries = 0
  const firstThatFails = async (shorter: Iterable<Tokens>): Promise<Tokens | undefined> => {
    for (const candidate of shorter) {
      if (candidate.length === 0 || tries >= mostTries) continue
      tries++
      if (await fails(textOf({ tokens: candidate }))) return candidate
    }
    return undefined
  }
  for (;;) {
    const shorter = await firstThatFails(shorterThan(tokens))
    if (!shorter) return textOf({ tokens })
    tokens = shorter
  }
}

/** The largest cuts first: halves, quarters, then what stands in parentheses, items of lists, single tokens. */
function* shorterThan(tokens: Tokens): Iterable<Tokens> {
  yield* runs(tokens, tokens.length, 8)
  yield* groups(tokens)
  yield* items(tokens)
  yield* runs(tokens, 8, 1)
}

function* runs(tokens: Tokens, from: number, to: number): Iterable<Tokens> {
  for (let size = Math.ceil(from / 2); size >= to; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < tokens.length; at += size) yield without(tokens, at, at + size)
  }
}

/** A group gone with what is called, as NULL, or without its parentheses. */
function* groups(tokens: Tokens): Iterable<Tokens> {
  const largestFirst = groupsIn(tokens).toSorted((a, b) => b.end - b.start - (a.end - a.start))
  for (const { start, end } of largestFirst) {
    const callee = /^\w+$/.test(tokens[start - 1]?.text ?? '') ? start - 1 : start
    yield without(tokens, callee, end + 1)
    if (end > start + 1 || callee < start) {
      yield [...tokens.slice(0, callee), { before: ' ', text: 'NULL' }, ...tokens.slice(end + 1)]
    }
    const inside = tokens.slice(start + 1, end)
    yield [...tokens.slice(0, callee), ...spaced(inside), ...tokens.slice(end + 1)]
  }
}

function spaced([first, ...rest]: Tokens): Tokens {
  return first ? [{ ...first, before: ' ' }, ...rest] : []
}

/** Lists without one of their items, with the comma before or behind it. */
function* items(tokens: Tokens): Iterable<Tokens> {
  for (const [at, { text }] of tokens.entries()) {
    if (text !== ',') continue
    yield without(tokens, at, endOfItem(tokens, at + 1, 1))
    yield without(tokens, endOfItem(tokens, at - 1, -1) + 1, at + 1)
  }
}

/** Where the item stops, forwards or backwards, at a comma or a parenthesis around it. */
function endOfItem(tokens: Tokens, from: number, step: 1 | -1): number {
  const [opens, closes] = step === 1 ? ['(', ')'] : [')', '(']
  let depth = 0
  let at = from
  for (; at >= 0 && at < tokens.length; at += step) {
    const text = tokens[at]?.text
    if (depth === 0 && (text === ',' || text === closes)) return at
    if (text === opens) depth++
    if (text === closes) depth--
  }
  return at
}

interface Group {
  readonly start: number
  readonly end: number
}

function groupsIn(tokens: Tokens): readonly Group[] {
  const open: number[] = []
  return tokens.flatMap(({ text }, at) => {
    if (text === '(') open.push(at)
    const start = text === ')' ? open.pop() : undefined
    return start === undefined ? [] : [{ start, end: at }]
  })
}

function without(tokens: Tokens, start: number, end: number): Tokens {
  return [...tokens.slice(0, start), ...tokens.slice(end)]
}
