import type { Token } from '../../compiler/1-lex/token.ts'
import type { Span } from '../../compiler/source/span.ts'

/** A query with one mistake in it. */
export interface NearMiss {
  readonly kind: Mistake
  readonly text: string
  /** Where something else was written, with what is beside it; undefined where something is left out. */
  readonly at: Span | undefined
}

export type Mistake =
  | 'name misspelt'
  | 'alias swapped'
  | 'literal of another type'
  | 'parameter of another type'
  | 'argument dropped'
  | 'arguments dropped'
  | 'column cast'
  | 'group by shortened'

type Mutator = (tokens: readonly Token[], index: number) => Edit | undefined

interface Edit {
  readonly from: number
  readonly to: number
  readonly by: string
}

/** All mistakes of each kind that the text has room for. */
export function nearMisses(
  text: string,
  tokens: readonly Token[],
  isKeyword: (word: string) => boolean,
): readonly NearMiss[] {
  return tokens.flatMap((_, index) =>
    mistakes.flatMap((kind): NearMiss[] => {
      const edit = mutators(isKeyword)[kind](tokens, index)
      if (!edit) return []
      const { from, to, by } = edit
      const mutated = text.slice(0, from) + by + text.slice(to)
      return [{ kind, text: mutated, at: by === '' ? undefined : around(tokens, index, edit) }]
    }),
  )
}

/** With two tokens on either side: it is the operator that does not exist, and the column of another alias. */
function around(tokens: readonly Token[], index: number, { from, to, by }: Edit): Span {
  const start = tokens[Math.max(index - 2, 0)]?.at.start ?? from
  const end = tokens[Math.min(index + 2, tokens.length - 1)]?.at.end ?? to
  return { start: Math.min(start, from), end: Math.max(end, to) + by.length - (to - from) }
}

const mistakes = [
  'name misspelt',
  'alias swapped',
  'literal of another type',
  'parameter of another type',
  'argument dropped',
  'arguments dropped',
  'column cast',
  'group by shortened',
] as const satisfies readonly Mistake[]

function mutators(isKeyword: (word: string) => boolean): Readonly<Record<Mistake, Mutator>> {
  const isName = (token: Token | undefined) =>
    token?.kind === 'quoted-name' || (token?.kind === 'word' && !isKeyword(token.text))
  const isQualifier = (tokens: readonly Token[], i: number) =>
    isName(tokens[i]) && tokens[i + 1]?.text === '.' && tokens[i - 1]?.text !== '.'
  return {
    'name misspelt': (tokens, i) =>
      tokens[i]?.kind === 'word' && isName(tokens[i])
        ? replaced(tokens[i], `${tokens[i]?.text}_x`)
        : undefined,
    'alias swapped': (tokens, i) => {
      const token = tokens[i]
      if (!token || !isQualifier(tokens, i)) return undefined
      const other = tokens.find((each, j) => isQualifier(tokens, j) && each.text !== token.text)
      return other && replaced(token, other.text)
    },
    'literal of another type': (tokens, i) =>
      tokens[i]?.kind === 'number' ? replaced(tokens[i], `'abc'`) : undefined,
    'parameter of another type': (tokens, i) =>
      tokens[i]?.kind === 'parameter' ? replaced(tokens[i], `(1 = 1)`) : undefined,
    'argument dropped': (tokens, i) => {
      if (tokens[i]?.text !== ',') return undefined
      const open = openingBefore(tokens, i)
      const close = open === undefined ? undefined : closingAfter(tokens, i)
      const isCall =
        open !== undefined &&
        tokens[open - 1]?.kind === 'word' &&
        !isKeyword(tokens[open - 1]?.text ?? '')
      return isCall && close !== undefined ? between(tokens[i], tokens[close]) : undefined
    },
    'arguments dropped': (tokens, i) => {
      if (tokens[i]?.text !== '(' || !isName(tokens[i - 1]) || tokens[i + 1]?.text === ')')
        return undefined
      const close = closingAfter(tokens, i)
      const start = tokens[i]?.at.end
      const end = close === undefined ? undefined : tokens[close]?.at.start
      return start === undefined || end === undefined ? undefined : { from: start, to: end, by: '' }
    },
    'column cast': (tokens, i) =>
      isQualifier(tokens, i - 2) && isName(tokens[i]) && tokens[i + 1]?.text !== '('
        ? casted(tokens[i - 2], tokens[i])
        : undefined,
    'group by shortened': (tokens, i) => {
      const isGroupBy =
        tokens[i]?.text.toLowerCase() === 'group' && tokens[i + 1]?.text.toLowerCase() === 'by'
      if (!isGroupBy) return undefined
      const end = tokens.findIndex((token, j) => j > i + 1 && ends.has(token.text.toLowerCase()))
      const last = tokens[end < 0 ? tokens.length - 1 : end - 1]
      const from = tokens[i]?.at.start
      return last && from !== undefined ? { from, to: last.at.end, by: '' } : undefined
    },
  }
}

const ends: ReadonlySet<string> = new Set([
  ...[
    'order',
    'having',
    'limit',
    'offset',
    'union',
    'except',
    'intersect',
    'window',
    'for',
    ')',
    ';',
  ],
])

function replaced(token: Token | undefined, by: string): Edit | undefined {
  return token && { from: token.at.start, to: token.at.end, by }
}

function casted(qualifier: Token | undefined, name: Token | undefined): Edit | undefined {
  if (!qualifier || !name) return undefined
  return {
    from: qualifier.at.start,
    to: name.at.end,
    by: `CAST(${qualifier.text}.${name.text} AS date)`,
  }
}

function between(first: Token | undefined, last: Token | undefined): Edit | undefined {
  return first && last && { from: first.at.start, to: last.at.start, by: '' }
}

/** The parenthesis that the token stands in. */
function openingBefore(tokens: readonly Token[], index: number): number | undefined {
  let depth = 0
  for (let i = index - 1; i >= 0; i--) {
    const text = tokens[i]?.text
    if (text === ')') depth++
    if (text === '(' && depth-- === 0) return i
  }
  return undefined
}

function closingAfter(tokens: readonly Token[], index: number): number | undefined {
  let depth = 0
  for (let i = index + 1; i < tokens.length; i++) {
    const text = tokens[i]?.text
    if (text === '(') depth++
    if (text === ')' && depth-- === 0) return i
  }
  return undefined
}
