import type { Token } from '../1-lex/token.ts'
import type { Powers } from '../dialects/grammar.ts'

/** The least power of what a word that goes on with an expression may follow. */
export type GoingOn = ReadonlyMap<string, number>

/** `a COLLATE`, `a AND`: the words that are aliases where nothing follows that they could go on with. */
export function goingOn({ infix, otherInfix }: Powers): GoingOn {
  const words = ['or', 'and', 'is', 'between', 'in', 'like', 'ilike', 'similar', 'collate']
  const powers = words.map((word) => [word, infix[word]?.power ?? 0] as const)
  const at = infix['at time zone']?.power ?? 0
  return new Map([...powers, ['at', at], ['operator', otherInfix.power]])
}

/**
 * Whether a word that goes on with an expression is the alias of what stands before it: `SELECT a IS FROM t`. gram.y
 * finds that behind the word, unless an operator that binds less is before it: `SELECT a OR b IS FROM t`.
 */
export function isItemAlias(
  tokens: readonly Token[],
  i: number,
  { words, powers, isOperand }: AliasSource,
): boolean {
  const [before, next] = [tokens[i - 1], tokens[i + 1]]
  const power = words.get(lower(tokens[i]))
  if (power === undefined || (next && !followers.has(lower(next)))) return false
  if (!before || !endsOperand(before, isOperand)) return false
  let [depth, inItem] = [0, true]
  for (let at = i - 1; at >= 0; at--) {
    const text = lower(tokens[at])
    if (text === ')' || text === ']') depth++
    else if ((text === '(' || text === '[') && --depth < 0) return false
    if (depth > 0) continue
    if (text === ',') inItem = false
    if (text === 'select' || text === 'returning') return true
    if (clauses.has(text) && lower(tokens[at - 1]) !== 'distinct') return false
    if (inItem && bindsLess(tokens[at], power, powers)) return false
  }
  return false
}

interface AliasSource {
  readonly words: GoingOn
  readonly powers: Powers
  /** Of a word: a column, or a call without parentheses. */
  readonly isOperand: (word: Token) => boolean
}

const clauses = new Set(
  `from into where group having window union intersect except order limit offset fetch for`.split(
    ' ',
  ),
)

const followers = new Set([...clauses, ',', ')', ';'])

function lower(token: Token | undefined): string {
  return token?.text.toLowerCase() ?? ''
}

const operands: ReadonlySet<Token['kind']> = new Set([
  'quoted-name',
  'string',
  'number',
  'bytes',
  'bits',
  'parameter',
])

function endsOperand(token: Token, isOperand: AliasSource['isOperand']): boolean {
  if (operands.has(token.kind) || token.text === ')' || token.text === ']') return true
  return (
    token.kind === 'word' && (isOperand(token) || /^(?:null|true|false|end)$/i.test(token.text))
  )
}

/** Whether a word of a power stands behind the operand of an operator, and not behind what the operator makes. */
function bindsLess(token: Token | undefined, power: number, powers: Powers): boolean {
  const text = lower(token)
  // Its AND must follow.
  if (text === 'between') return true
  if (text === 'not') return (powers.prefix[text] ?? 0) < power
  const known = Object.hasOwn(powers.infix, text) ? powers.infix[text] : undefined
  const binding = known ?? (token?.kind === 'operator' ? powers.otherInfix : undefined)
  if (!binding) return false
  return binding.power < power || (binding.power === power && binding.side === 'none')
}
