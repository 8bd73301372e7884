import type { Token } from '../../1-lex/token.ts'
import { besideBefore, clauseRanks, type FindSlip, textAt, wordAt } from './slip.ts'

/** `SELECT a, FROM t`, `VALUES (1, 2,)`, `WITH a AS (...), SELECT`; a column may be called `order`. */
const trailing: FindSlip = (context) => {
  const { tokens, index } = context
  if (textAt(context, index - 1) !== ',') return undefined
  const isDefinition = /^(?:create|alter)$/.test(wordAt(context, 0))
  const clause = clauseRanks.has(wordAt(context, index)) && !isDefinition
  const ends = index >= tokens.length || textAt(context, index) === ')' || clause
  return ends ? 'remove the comma before it' : undefined
}

/** `(a, , b)`, `WHERE a = 1, b = 2` and, where LIMIT takes no comma, `LIMIT 10, 20` */
const wrong: FindSlip = (context) => {
  const { index, labels } = context
  // BETWEEN 1, 2: AND is what could stand there.
  const isBetween = labels.length === 1 && labels.includes('AND')
  if (textAt(context, index) !== ',' || isBetween) return undefined
  const isFirst =
    /^[,(]$/.test(textAt(context, index - 1)) || wordAt(context, index - 1) === 'select'
  if (isFirst) return 'a comma too many'
  const clause = besideBefore(context, context.index).find((i) =>
    clauseRanks.has(wordAt(context, i)),
  )
  const word = wordAt(context, clause ?? -1)
  if (word === 'limit') {
    const [count, offset] = [textAt(context, context.index + 1), textAt(context, context.index - 1)]
    return `write LIMIT ${count} OFFSET ${offset}`
  }
  const condition = word === 'where' || word === 'having' || word === 'on'
  return condition ? 'conditions are joined by AND or OR, not by commas' : undefined
}

/** `VALUES (1) (2)` */
const betweenRows: FindSlip = (context) => {
  const { index } = context
  const rows = textAt(context, index) === '(' && textAt(context, index - 1) === ')'
  return rows ? 'a comma may be missing before "("' : undefined
}

/** `SELECT a b c FROM t` */
const missing: FindSlip = (context) => {
  const { tokens, index, labels } = context
  const before = tokens[index - 1]
  const token = tokens[index]
  const isStar =
    before?.text === '*' && /^(?:select|\.|,)$/.test(textAt(context, index - 2).toLowerCase())
  if (!before || !token || !(isStar || endsItem(before)) || !beginsItem(token)) return undefined
  if (clauseRanks.get(before.text.toLowerCase()) === 0 || labels.includes('ADD')) return undefined
  const listed = ['","', '")"', 'the end of the statement'].some((label) => labels.includes(label))
  if (!listed) return undefined
  const isDefinition = /^(?:create|alter)$/i.test(tokens[0]?.text ?? '')
  return `a comma${isDefinition ? '' : ' or an operator'} may be missing before "${token.text}"`
}

function endsItem({ kind, text }: Token): boolean {
  return kind !== 'operator' && (kind !== 'punctuation' || text === ')')
}

function beginsItem({ kind, text }: Token): boolean {
  if (kind === 'word') return !clauseRanks.has(text.toLowerCase())
  return kind === 'string' || kind === 'number' || kind === 'quoted-name' || kind === 'parameter'
}

/** `WITH x AS (SELECT 1) y AS (SELECT 2)` */
const betweenCtes: FindSlip = (context) => {
  const { tokens, index } = context
  const isCte = wordAt(context, 0) === 'with' && wordAt(context, index + 1) === 'as'
  const isMissing =
    isCte && textAt(context, index - 1) === ')' && tokens[index]?.kind !== 'punctuation'
  return isMissing ? `a comma is missing before "${textAt(context, index)}"` : undefined
}

export const commaSlips = {
  certain: [trailing, wrong, betweenCtes],
  likely: [betweenRows, missing],
}
