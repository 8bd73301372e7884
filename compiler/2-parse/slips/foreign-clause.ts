import type { Token } from '../../1-lex/token.ts'
import { type ForeignClause, insteadOf } from '../../dialects/foreign.ts'
import { join, type Span } from '../../source/span.ts'
import { clauseRanks, openBefore, type SlipContext, wordAt } from './slip.ts'

interface Found {
  readonly clause: string
  readonly hint: string | undefined
  readonly at: Span
}

/** The tokens that a pattern stands for: from one place up to another, of which the first and the last may not be shown. */
interface Stretch {
  readonly start: number
  readonly end: number
  readonly shownFrom: number
  readonly shownTo: number
}

/** The clause of another database that holds the token; of several, the longest. */
export function foreignClauseAt(context: SlipContext): Found | undefined {
  const { tokens, dialect } = context
  let best: { readonly clause: ForeignClause; readonly stretch: Stretch } | undefined
  for (const clause of [...dialect.grammar.foreign, ...calledClauses(context)]) {
    const stretch = stretchOf(clause, context)
    const isLonger = stretch && (!best || lengthOf(stretch) > lengthOf(best.stretch))
    if (isLonger) best = { clause, stretch }
  }
  if (!best) return undefined
  const first = tokens[best.stretch.shownFrom]
  const last = tokens[best.stretch.shownTo - 1]
  if (!first || !last) return undefined
  const { clause, instead, hint } = best.clause
  const written = instead === undefined ? undefined : `write ${instead}`
  return { clause, hint: hint ?? written, at: join(first.at, last.at) }
}

function lengthOf({ start, end }: Stretch): number {
  return end - start
}

/** `string_agg(a, ',' ORDER BY a)`: a function that is not known here need not follow the rules of calls. */
function calledClauses(context: SlipContext): readonly ForeignClause[] {
  const { functions } = context.dialect.grammar.foreignNames
  const called = calledAt(context)
  const name = wordAt(context, called)
  // `a datetime(1.5)` is no call.
  if (Object.hasOwn(context.dialect.grammar.typeNames.forms, name)) return []
  const instead = insteadOf(functions, name)
  if (instead === undefined) return []
  return [{ call: name, clause: `${name.toUpperCase()}()`, instead }]
}

/** The place before the innermost parenthesis that is open. */
function calledAt(context: SlipContext): number {
  return (openBefore(context, context.index).at(-1) ?? 0) - 1
}

function stretchOf(clause: ForeignClause, context: SlipContext): Stretch | undefined {
  const leading = clause.in === undefined ? 0 : matchAt(clause.in, 0, context)?.end
  if (leading === undefined) return undefined
  if (clause.call !== undefined && !isIn(clause.call, context)) return undefined
  if (clause.words !== undefined) return wordsAround(clause.words, context)
  const start = clause.call === undefined ? 0 : calledAt(context)
  const end = clause.call === undefined ? leading : start + 1
  return { start, end, shownFrom: start, shownTo: end }
}

function isIn(call: string, context: SlipContext): boolean {
  return call.split('|').includes(wordAt(context, calledAt(context)))
}

/** Where words stand that hold the token; a word alone, or what ends with one, may be right before it: in `a REGEXP 'x'` it was taken for an alias. */
function wordsAround(words: string, context: SlipContext): Stretch | undefined {
  const { index, tokens } = context
  const pieces = words.split(' ')
  const isAlias = pieces.length === 1 && /^\w/.test(words) && index < tokens.length
  for (let start = Math.max(0, index - pieces.length); start <= index; start++) {
    const stretch = matchAt(words, start, context)
    if (!stretch) continue
    if (stretch.end > index || (isAlias && start > 0 && stretch.end === index)) return stretch
  }
  return undefined
}

/** Optional words are taken where they stand. What is behind a parenthesis that stays open is not shown. */
function matchAt(words: string, start: number, { tokens }: SlipContext): Stretch | undefined {
  let end = start
  let open: number | undefined
  const shown: number[] = []
  for (const each of words.split(' ')) {
    const piece = each.replaceAll(/^\{|\}$/g, '')
    const optional = /^\[\S+\]$/.test(piece)
    const isFound = isPiece(optional ? piece.slice(1, -1) : piece, tokens[end])
    if (!isFound && !optional) return undefined
    if (!isFound) continue
    if (piece === '(') open = end
    if (piece === ')' && open !== undefined) shown.push(open)
    if (piece === ')') open = undefined
    if (open === undefined && piece === each && !unshown.has(piece)) shown.push(end)
    end++
  }
  const isShown = shown.length > 0
  const shownFrom = isShown ? Math.min(...shown) : start
  return { start, end, shownFrom, shownTo: isShown ? Math.max(...shown) + 1 : end }
}

const unshown: ReadonlySet<string> = new Set(['<item>', '<any>', '<end>'])

const kinds: Readonly<Record<string, readonly Token['kind'][]>> = {
  '<name>': ['word', 'quoted-name'],
  '<number>': ['number'],
  '<string>': ['string'],
  '<parameter>': ['parameter', 'variable'],
  '<value>': ['number', 'parameter', 'variable'],
}

function isPiece(piece: string, token: Token | undefined): boolean {
  if (piece === '<any>') return true
  if (piece === '<item>') return token?.text === '(' || token?.text === ','
  if (piece === '<end>' || !token) return piece === '<end>' && !token
  const known = kinds[piece]
  // DELETE FROM FROM: what begins a clause is no name.
  if (piece === '<name>' && clauseRanks.has(token.text.toLowerCase())) return false
  if (known) return known.includes(token.kind)
  const text = token.text.toLowerCase()
  return piece === text || (/^\w+(?:\|\w+)+$/.test(piece) && piece.split('|').includes(text))
}
