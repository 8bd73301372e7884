import type { Lexical, Quote } from '../lexical.ts'
import { wordTable } from '../word-table.ts'

/** The modes by which the same text means something else (MySQL manual, 7.1.11). */
const flags = ['ANSI_QUOTES', 'NO_BACKSLASH_ESCAPES', 'PIPES_AS_CONCAT', 'REAL_AS_FLOAT'] as const

type Flag = (typeof flags)[number]

const asDatabase = ['ANSI_QUOTES', 'PIPES_AS_CONCAT'] as const satisfies readonly Flag[]

const combinations: Readonly<Record<string, readonly Flag[]>> = wordTable({
  ANSI: ['REAL_AS_FLOAT', 'PIPES_AS_CONCAT', 'ANSI_QUOTES'],
  // MariaDB has those that MySQL 8 has dropped.
  DB2: asDatabase,
  MAXDB: asDatabase,
  MSSQL: asDatabase,
  ORACLE: asDatabase,
  POSTGRESQL: asDatabase,
})

/** What a sign means under a mode that is not obeyed. */
const misread: Readonly<Partial<Record<Flag, Lexical['misread']>>> = wordTable({
  PIPES_AS_CONCAT: { '||': { mode: 'PIPES_AS_CONCAT', readAs: 'OR', instead: 'CONCAT(a, b)' } },
  REAL_AS_FLOAT: { real: { mode: 'REAL_AS_FLOAT', readAs: 'DOUBLE', instead: 'FLOAT' } },
})

/** How text falls into tokens in a session that begins with the usual modes, and sets others. */
export function withModes(usual: Lexical): Lexical {
  const variants = new Map<string, Lexical>()
  const variant = (modes: ReadonlySet<Flag>) => variants.get(keyOf(modes)) ?? usual
  for (let bits = 0; bits < 2 ** flags.length; bits++) {
    const modes = new Set(flags.filter((_, i) => Math.floor(bits / 2 ** i) % 2 === 1))
    const after: Lexical['after'] = (statement) => {
      const next = modesAfter(statement, modes)
      return next && variant(next)
    }
    variants.set(keyOf(modes), { ...under(modes, usual), after })
  }
  return variant(new Set())
}

function keyOf(modes: ReadonlySet<Flag>): string {
  return flags.filter((flag) => modes.has(flag)).join()
}

function under(modes: ReadonlySet<Flag>, usual: Lexical): Lexical {
  const escaping = (quote: Quote): Quote =>
    modes.has('NO_BACKSLASH_ESCAPES') ? { ...quote, escapes: 'none' } : quote
  const escapingAll = (quotes: Lexical['quotes']) =>
    Object.fromEntries(Object.entries(quotes).map(([sign, quote]) => [sign, escaping(quote)]))
  const name: Quote = { close: '"', token: 'quoted-name', escapes: 'none' }
  const quotes = escapingAll(usual.quotes)
  return {
    ...usual,
    quotes: modes.has('ANSI_QUOTES') ? { ...quotes, '"': name } : quotes,
    prefixes: escapingAll(usual.prefixes),
    misread:
      modes.size === 0 ? undefined : Object.assign({}, ...[...modes].map((mode) => misread[mode])),
  }
}

/** Not a variable of one's own, `@sql_mode`. */
const assignment =
  /(?<![\w$])(?<!(?<!@)@)(?:@@)?((?:global|persist|persist_only|session|local)(?:\.|\s+))?`?sql_mode`?\s*:?=\s*/gi

/** The modes that SET leaves; undefined where the statement sets none. */
function modesAfter(statement: string, now: ReadonlySet<Flag>): ReadonlySet<Flag> | undefined {
  if (!/^(?:\/\*M?!\d*\s*)?set\b/i.test(statement)) return undefined
  const own = [...statement.matchAll(assignment)].filter(
    ([, scope = '']) => !/^(?:global|persist)/i.test(scope),
  )
  const last = own.at(-1)
  return last && modesOf(statement.slice(last.index + last[0].length), now)
}

/** What dumps restore, a variable or DEFAULT, is what was usual. */
function modesOf(value: string, now: ReadonlySet<Flag>): ReadonlySet<Flag> {
  const texts = [...value.matchAll(/'([^']*)'|"([^"]*)"/g)].map(
    ([, single, double]) => single ?? double ?? '',
  )
  if (/^['"]/.test(value)) return flagsIn(texts[0])
  if (/^concat(?:_ws)?\s*\(/i.test(value) && /@@/.test(value)) {
    return new Set([...now, ...flagsIn(texts.join())])
  }
  if (/^replace\s*\(\s*@@/i.test(value)) {
    const removed = flagsIn(texts[0])
    return new Set([...now].filter((flag) => !removed.has(flag)))
  }
  return flagsIn(/^\w+/.exec(value)?.[0])
}

function flagsIn(text = ''): ReadonlySet<Flag> {
  const names = text.toUpperCase().split(/[\s,]+/)
  return new Set([
    ...flags.filter((flag) => names.includes(flag)),
    ...names.flatMap((name) => combinations[name] ?? []),
  ])
}
