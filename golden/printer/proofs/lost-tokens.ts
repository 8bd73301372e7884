import { lex } from '../../../compiler/1-lex/lexer.ts'
import type { Token } from '../../../compiler/1-lex/token.ts'
import type { Dialect } from '../../../compiler/dialects/dialect.ts'

/** What says the same: a pattern over words, signs and values with a space before each, and what stands for it. */
export type Spelling = readonly [written: RegExp, said: string]

/** The names, values, operators and words of a text that are not in what is printed of it, other spellings aside. */
export function lostTokens(
  sql: string,
  printed: string,
  language: { readonly dialect: Dialect; readonly spellings: readonly Spelling[] },
): readonly string[] {
  const kept = countsOf(printed, language)
  return [...countsOf(sql, language)].flatMap(([token, times]) =>
    (kept.get(token) ?? 0) < times ? [token] : [],
  )
}

type Language = Parameters<typeof lostTokens>[2]

/** How often each token stands in a text; punctuation says nothing once the tree is there. */
function countsOf(sql: string, { dialect, spellings }: Language): ReadonlyMap<string, number> {
  const tokens = spellings.reduce(respell, spelled(sql, dialect)).split(' ')
  const counts = new Map<string, number>()
  for (const token of tokens) {
    if (!/^[()[\]{},;.:]?$/.test(token)) counts.set(token, (counts.get(token) ?? 0) + 1)
  }
  return counts
}

/** Until nothing of it is left: `distinct distinct distinct`. */
function respell(text: string, [written, said]: Spelling): string {
  let [before, after] = ['', text]
  while (before !== after) [before, after] = [after, after.replaceAll(written, said)]
  return after
}

function spelled(sql: string, { lexical }: Dialect): string {
  let text = ''
  for (const token of lex(sql, lexical).tokens) {
    text += (token.continues ? '' : ' ') + spelling(token)
  }
  return `${text} `
}

function spelling({ kind, value, text }: Token): string {
  const said = kind === 'parameter' ? text : value
  // 0x1F is 31, 1_000 is 1000.
  if (kind === 'number' && /^(?:0[xob]|\d+_)[\da-f_]+$/i.test(said))
    return String(BigInt(said.replaceAll('_', '')))
  return said.toLowerCase().replaceAll(/\s/g, '_')
}
