import type { Lexed } from '../1-lex/token.ts'

/** Levels of parentheses and the like, operators in a row that lean to one side, joins: what later stages can still walk. */
export const DEEPEST = 500

/** Queries that set operations join: each leans on the ones before it. */
export const MOST_ARMS = 2_000

/** Levels that are read on one stack: Node's ends at some 200 of the most winding rules. */
const LAYER = 60

export interface Nesting {
  /** How many parentheses, brackets and CASEs are open at most. */
  readonly depth: number
  /** The places, as indexes of tokens, where a new layer of levels begins; the innermost layer first. */
  readonly layers: readonly number[]
}

export function nestingOf({ tokens }: Lexed): Nesting {
  const open: string[] = []
  const layers: number[][] = []
  let depth = 0
  tokens.forEach(({ text, kind }, place) => {
    const word = kind === 'word' && (text.length === 3 || text.length === 4)
    const sign = word ? text.toLowerCase() : text
    if (sign === '(' || sign === '[' || sign === 'case') {
      open.push(sign)
      depth = Math.max(depth, open.length)
      if (open.length >= LAYER) noteLayer(layers, tokens, { level: open.length, place })
    } else if (sign === ')' || sign === ']') {
      while (open.at(-1) === 'case') open.pop()
      open.pop()
    } else if (sign === 'end' && open.at(-1) === 'case') open.pop()
  })
  return { depth, layers: layers.flat().reverse() }
}

/** What stands behind the layer's own parenthesis, and what has the first one inside it: `count(DISTINCT count(...))`. */
function noteLayer(
  layers: number[][],
  tokens: Lexed['tokens'],
  { level, place }: { readonly level: number; readonly place: number },
): void {
  const [layer, within] = [Math.floor(level / LAYER) - 1, level % LAYER]
  if (within > 1) return
  const places = layers[layer] ?? []
  layers[layer] = places
  places.push(
    within === 1 || tokens[place]?.kind === 'word' ? operandStart(tokens, place) : place + 1,
  )
}

/** Of the operand that an opening sign belongs to: `s.f(`, `ARRAY[`, `CASE`, `(`. */
function operandStart(tokens: Lexed['tokens'], place: number): number {
  if (tokens[place - 1]?.kind !== 'word' || tokens[place]?.kind === 'word') return place
  let start = place - 1
  while (tokens[start - 1]?.text === '.') start -= 2
  return start
}
