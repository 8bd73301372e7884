import { suggest } from '../../diagnostics/suggest.ts'
import { type FindSlip, type Slip, type SlipContext, textAt, wordAt } from './slip.ts'

const objects =
  /^(?:aggregate|database|definer|domain|event|extension|function|index|materialized|or|policy|procedure|role|rule|schema|sequence|table|temp|temporary|trigger|type|unique|user|view|virtual)$/
const anything = /^/

/** By the first word of a statement, what follows it. */
const seconds: ReadonlyMap<string, RegExp> = new Map([
  ['alter', objects],
  ['create', objects],
  ['delete', /^from$/],
  ['drop', objects],
  ['insert', /^(?:into|or|ignore)$/],
  ['merge', /^into$/],
  ['pragma', anything],
  ['replace', /^into$/],
  ['select', anything],
  ['truncate', anything],
  ['update', anything],
])

/** Those that are words of clauses too, or names: told by the line that they begin. */
const ofLines: ReadonlyMap<string, RegExp> = new Map([
  ['begin', /^(?:transaction|work|immediate|)$/],
  ['call', anything],
  ['comment', /^on$/],
  ['commit', /^(?:transaction|work|)$/],
  ['grant', anything],
  ['revoke', anything],
  ['rollback', /^(?:transaction|work|to|)$/],
  ['with', anything],
])

/** `SELECT 1 SELECT 2`, on two lines as a rule: a whole statement, and the first words of another. */
export const forgottenSemicolon: FindSlip = (context): Slip | undefined => {
  const { index, labels, tokens } = context
  if (!labels.includes('the end of the statement') && !labels.includes('";"')) return undefined
  // `SELECT 1 SELECT 2`: where any word may be an alias, the second SELECT is one.
  const begin = [index, index - 1].find((i) => i > 0 && beginsStatement(context, i))
  const [last, next] = [tokens[(begin ?? 0) - 1], tokens[begin ?? 0]]
  if (begin === undefined || !last || !next) return undefined
  return {
    hint: `a ";" is missing before "${textAt(context, begin)}"`,
    related: [{ at: last.at, label: 'the statement before ends here' }],
    next: next.at.start,
  }
}

export function beginsStatement(context: SlipContext, i: number): boolean {
  const word = wordAt(context, i)
  const second = seconds.get(word) ?? (beginsLine(context, i) ? ofLines.get(word) : undefined)
  if (!second?.test(wordAt(context, i + 1)) || !mayEnd(context, i - 1)) return false
  // ON CONFLICT DO UPDATE, FOR UPDATE; and SET in a statement that goes on.
  return word !== 'update' || setFollows(context, i)
}

function setFollows({ tokens }: SlipContext, i: number): boolean {
  return tokens.slice(i + 2, i + 6).some(({ text }) => text.toLowerCase() === 'set')
}

/** `UNION SELECT`, `(SELECT`, `AS SELECT`, `EXPLAIN SELECT`: the word goes on with what is before it. */
function mayEnd(context: SlipContext, i: number): boolean {
  const goesOn =
    /^(?:union|except|intersect|minus|all|distinct|as|explain|analyze|for|do|then|exists|in|over|with|insert|on|and|or)$/
  const word = wordAt(context, i)
  if (/^[(,=]$/.test(textAt(context, i)) || goesOn.test(word)) return false
  return suggest(word, ['union', 'except', 'intersect']) === undefined
}

function beginsLine({ tokens, text }: SlipContext, i: number): boolean {
  const [before, token] = [tokens[i - 1], tokens[i]]
  return !!before && !!token && text.slice(before.at.end, token.at.start).includes('\n')
}
