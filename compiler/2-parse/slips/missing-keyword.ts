import { words } from '../words/words.ts'
import { clauseRanks, type FindSlip, openBefore, textAt, wordAt } from './slip.ts'

const keywords: ReadonlySet<string> = new Set(words)

/** `CREATE VIEW v SELECT 1`, `CAST(a int)`: what it is, whatever the next word looks like. */
const certain: FindSlip = (context) => {
  const { index, labels } = context
  const word = wordAt(context, index)
  const statement = wordAt(context, 0)
  const isQuery = /^(?:select|values)$/.test(word)
  if (labels.includes('AS') && isQuery) return 'AS is missing before the query'
  const inView = statement === 'create' && textAt(context, index - 1) === '('
  if (isQuery && inView && textAt(context, 1).toLowerCase() === 'view') {
    return 'AS is missing before the query'
  }
  const open = openBefore(context, index).at(-1) ?? 0
  if (wordAt(context, open - 1) === 'cast' && labels.includes('AS'))
    return 'write CAST(value AS type)'
  const rows = statement === 'insert' && !context.tokens.slice(0, index).some(isValues)
  const isRow = rows && labels.some((label) => label === 'VALUES')
  const open2 = textAt(context, index) === '(' ? index : index - 1
  if (isRow && textAt(context, open2) === '(' && textAt(context, open2 - 1) === ')') {
    return 'VALUES is missing before "("'
  }
  return undefined
}

function isValues({ text }: { readonly text: string }): boolean {
  return /^(?:values?|select)$/i.test(text)
}

/** Words that could be left out at their place. */
const optional: ReadonlySet<string> = new Set(['USING', 'TYPE', 'WITH', 'TABLE', 'COLUMN', 'INTO'])

/** `CREATE INDEX i t (a)`, `CASE WHEN a 1 END`: the only word that could stand there. */
const likely: FindSlip = (context) => {
  const { tokens, index, labels } = context
  const token = tokens[index]
  const needed = labels.length === 1 ? labels : labels.filter((label) => !optional.has(label))
  const [only, ...others] = needed
  if (!token || only === undefined || others.length > 0 || !/^[A-Z]+$/.test(only)) return undefined
  if (token.kind === 'string' && wordAt(context, 0) === 'create') return undefined
  // UNBOUNDED FOLLOWING: a keyword stands in the place of another.
  const word = wordAt(context, index)
  if (keywords.has(word) && clauseRanks.get(word) === undefined) return undefined
  return /^[,);]$/.test(token.text) ? undefined : `${only} is missing before "${token.text}"`
}

export const missingKeyword = { certain, likely }
