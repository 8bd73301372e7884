import type { Token } from '../1-lex/token.ts'
import type { Lexical } from '../dialects/lexical.ts'
import type { Related } from '../diagnostics/report.ts'

/** What went wrong, in the words of who wrote it. */
export interface Slip {
  readonly hint: string | undefined
  readonly related: readonly Related[]
}

export interface SlipContext {
  readonly tokens: readonly Token[]
  /** Of the token that cannot stand there; the number of tokens at the end. */
  readonly index: number
  readonly expected: readonly string[]
  readonly lexical: Lexical
}

/** The usual slip behind a syntax error, if it looks like one. */
export function slipAt(context: SlipContext): Slip {
  for (const slip of slips) {
    const found = slip(context)
    if (found) return typeof found === 'string' ? { hint: found, related: [] } : found
  }
  return { hint: undefined, related: [] }
}

const slips: readonly ((context: SlipContext) => Slip | string | undefined)[] = [
  unopenedParenthesis,
  trailingComma,
  doubledEquals,
  reservedName,
  unclosedParenthesis,
  missingComma,
]

/** `(a, b))` */
function unopenedParenthesis({ tokens, index }: SlipContext) {
  if (tokens[index]?.text !== ')' || openAt(tokens, index).length > 0) return undefined
  return 'no "(" opens this one'
}

/** `SELECT a, FROM t`, `VALUES (1, 2,)` */
function trailingComma({ tokens, index }: SlipContext) {
  if (tokens[index - 1]?.text !== ',') return undefined
  const next = tokens[index]
  const ends = next === undefined || next.text === ')' || clauseWords.has(next.text.toLowerCase())
  return ends ? 'remove the comma before it' : undefined
}

/** `a == b` where equality is `=` */
function doubledEquals({ tokens, index }: SlipContext) {
  const pair = tokens[index]?.text === '=' && tokens[index - 1]?.text === '='
  return pair || tokens[index]?.text === '==' ? 'equality is written =' : undefined
}

/** `CREATE TABLE order (...)` */
function reservedName({ tokens, index, expected, lexical }: SlipContext) {
  const token = tokens[index]
  const wanted = expected.some((label) => nameLabels.has(label))
  if (!wanted || token?.kind !== 'word' || !isReserved(token.text, lexical)) return undefined
  const [open] = Object.entries(lexical.quotes).find(([, q]) => q.token === 'quoted-name') ?? []
  const close = open === undefined ? '' : (lexical.quotes[open]?.close ?? '')
  return `${token.text} is a reserved word; as a name, write ${open ?? ''}${token.text}${close}`
}

/** `SELECT (a + 1 FROM t`: told when the statement ends, or goes on with a clause, inside parentheses. */
function unclosedParenthesis({ tokens, index }: SlipContext): Slip | undefined {
  const open = openAt(tokens, index).at(-1)
  const next = tokens[index]
  const ends = next === undefined || clauseWords.has(next.text.toLowerCase())
  if (!open || !ends) return undefined
  return { hint: 'a ")" is missing', related: [{ at: open.at, label: 'opened here' }] }
}

/** `SELECT a b c FROM t` */
function missingComma({ tokens, index, expected }: SlipContext) {
  const before = tokens[index - 1]
  const token = tokens[index]
  if (!before || !token || !endsItem(before) || !beginsItem(token)) return undefined
  const listed =
    expected.includes('","') ||
    expected.includes('the end of the statement') ||
    expected.includes('")"')
  return listed ? `a comma or an operator may be missing before "${token.text}"` : undefined
}

const nameLabels = new Set(['a name', 'an alias', 'a type', 'a function', 'an expression'])

const clauseWords = new Set([
  'from',
  'where',
  'group',
  'having',
  'order',
  'limit',
  'union',
  'returning',
  'set',
  'values',
  'on',
])

function isReserved(word: string, lexical: Lexical): boolean {
  const lower = word.toLowerCase()
  return lexical.keywords.some(
    ({ names, words }) => !names.includes('column') && words.split(/\s+/).includes(lower),
  )
}

function openAt(tokens: readonly Token[], index: number): readonly Token[] {
  const open: Token[] = []
  for (const token of tokens.slice(0, index)) {
    if (token.text === '(') open.push(token)
    if (token.text === ')') open.pop()
  }
  return open
}

function endsItem({ kind, text }: Token): boolean {
  return kind !== 'operator' && (kind !== 'punctuation' || text === ')')
}

function beginsItem({ kind, text }: Token): boolean {
  if (kind === 'word') return !clauseWords.has(text.toLowerCase())
  return kind === 'string' || kind === 'number' || kind === 'quoted-name' || kind === 'parameter'
}
