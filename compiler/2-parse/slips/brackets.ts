import { beginsStatement } from './forgotten-semicolon.ts'
import { clauseRanks, type FindSlip, openBefore, type Slip, textAt, wordAt } from './slip.ts'

/** `(a, b))` */
const unopened: FindSlip = (context) => {
  const { index } = context
  if (textAt(context, index) !== ')' || openBefore(context, index).length > 0) return undefined
  return 'no "(" opens this one'
}

/** `SELECT (a + 1 FROM t`: told when the statement ends, or goes on with a clause, inside parentheses. */
const unclosed: FindSlip = (context): Slip | undefined => {
  const { tokens, index, labels } = context
  const open = tokens[openBefore(context, index).at(-1) ?? -1]
  const isStatement = labels.includes('")"') && beginsStatement(context, index)
  const ends = index >= tokens.length || clauseRanks.has(wordAt(context, index)) || isStatement
  if (!open || !ends) return undefined
  if (index < tokens.length && textAt(context, index - 1) === '(') return undefined
  return { hint: 'a ")" is missing', related: [{ at: open.at, label: 'opened here' }] }
}

/** `CASE WHEN a THEN b FROM t` */
const unclosedCase: FindSlip = (context): Slip | undefined => {
  const { tokens, index, labels } = context
  if (!labels.includes('END')) return undefined
  const open: number[] = []
  for (let i = 0; i < index; i++) {
    if (wordAt(context, i) === 'case') open.push(i)
    if (wordAt(context, i) === 'end') open.pop()
  }
  const start = tokens[open.at(-1) ?? -1]
  if (!start) return undefined
  const [before, word] = [wordAt(context, index - 1), wordAt(context, index)]
  const elseIf = before === 'if' || /^(?:if|elseif|elsif|elif)$/.test(word)
  const hint = elseIf ? 'CASE has no ELSE IF: write WHEN ... THEN' : 'the CASE has no END'
  return { hint, related: [{ at: start.at, label: 'opened here' }] }
}

/** `CREATE INDEX i ON t a` */
const missing: FindSlip = (context) => {
  const { labels, tokens, index } = context
  const only = labels.every((label) => label === '"("' || label === 'a query in parentheses')
  return only && tokens[index] ? `a "(" is missing before "${textAt(context, index)}"` : undefined
}

export const bracketSlips = { certain: [unopened, unclosedCase], likely: [unclosed, missing] }
