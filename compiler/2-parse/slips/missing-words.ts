import { besideBefore, type FindSlip, type SlipContext, textAt, wordAt } from './slip.ts'

/** What is missing behind a word, when the next token could not stand there. */
const behind: Readonly<Record<string, string>> = {
  in: 'the list of IN stands in parentheses',
  values: 'each row of VALUES stands in parentheses',
  exists: 'the query of EXISTS stands in parentheses',
  over: 'the window of OVER stands in parentheses, or is a name',
  key: 'the columns stand in parentheses',
  top: 'there is no TOP: write LIMIT at the end',
  by: 'the window of OVER stands in parentheses, or is a name',
  as: 'the query of a CTE stands in parentheses',
  outer: 'OUTER stands behind LEFT, RIGHT or FULL',
}

export const wordBefore: FindSlip = (context) => {
  const { index, labels, tokens } = context
  const word = wordAt(context, index - 1)
  // OVER PARTITION BY a: PARTITION is a window's name, and BY an alias.
  if (word === 'by') return wordAt(context, index - 3) === 'over' ? behind[word] : undefined
  if (word === 'constraint' && /^(?:foreign|primary|unique|check)$/.test(wordAt(context, index))) {
    return 'a name is missing behind CONSTRAINT'
  }
  if (!tokens[index] || !Object.hasOwn(behind, word)) return undefined
  const needsOpen = labels.some((label) => label === '"("' || label === 'a query in parentheses')
  const speaks = needsOpen || word === 'top' || word === 'outer' || word === 'exists'
  return speaks ? behind[word] : undefined
}

/** What is wrong about a word that could not stand there. */
const at: FindSlip = (context) => {
  const { index, labels } = context
  const word = wordAt(context, index)
  const before = wordAt(context, index - 1)
  const isAlone = textAt(context, index + 1) !== '('
  if (word === 'exists' && labels.includes('NOT')) return 'write IF NOT EXISTS'
  if (word === 'exists' && isAlone) return behind['exists']
  if (word === 'distinct' && index > 1) return 'DISTINCT stands right behind SELECT'
  if (word === 'outer') return behind['outer']
  if (word === 'if' && before === 'else') return 'CASE has no ELSE IF: write WHEN ... THEN'
  if (/^(?:and|or)$/.test(word) && labels.includes('a number'))
    return `a condition is missing before ${word.toUpperCase()}`
  if (word === 'autoincrement') return 'AUTOINCREMENT stands behind INTEGER PRIMARY KEY'
  return undefined
}

/** `UPDATE t a = 1`, `INSERT INTO t a, b VALUES ...`, `DELETE * FROM t`, `WITH a (SELECT 1)` */
const inStatement: FindSlip = (context) => {
  const { index, labels } = context
  const statement = wordAt(context, 0)
  if (statement === 'update' && labels.includes('SET') && textAt(context, index) === '=') {
    return `SET is missing before "${textAt(context, index - 1)}"`
  }
  if (statement === 'delete' && textAt(context, index) === '*') return 'DELETE takes no columns'
  if (statement === 'insert' && wordAt(context, index) === 'set') {
    return 'write INSERT INTO ... (columns) VALUES (...)'
  }
  const table = statement === 'create' && wordAt(context, 1) === 'table' && index === 3
  const columns = (statement === 'insert' && labels.includes('VALUES') && index < 5) || table
  if (columns && isPlainWord(context, index)) return 'the columns stand in parentheses'
  const cte = statement === 'with' && /^(?:select|values)$/.test(wordAt(context, index))
  return cte && textAt(context, index - 1) === '(' ? 'AS is missing before the query' : undefined
}

function isPlainWord(context: SlipContext, index: number): boolean {
  return (
    context.tokens[index]?.kind === 'word' && !/^(?:set|value|select)/.test(wordAt(context, index))
  )
}

/** What a word that could stand there goes with: `BETWEEN 1, 2`, `t JOIN s WHERE`, `SELECT a AS FROM t` */
const expectedWord: FindSlip = (context) => {
  const { index, labels } = context
  const before = besideBefore(context, index).map((i) => wordAt(context, i))
  if (labels.includes('AND') && before.slice(0, 3).includes('between')) {
    return 'BETWEEN takes AND: BETWEEN 1 AND 2'
  }
  if (labels.includes('ON') && before.includes('join')) return 'a JOIN needs ON or USING'
  if (labels.includes('WHEN') && before.includes('case')) return 'CASE goes on with WHEN ... THEN'
  const named = wordAt(context, index - 2) === 'as' && wordAt(context, index - 1) === 'from'
  if (named) return 'a name is missing behind AS: FROM was taken for it'
  const unnamed = wordAt(context, index - 1) === 'as' && labels.includes('an alias')
  return unnamed ? 'a name is missing behind AS' : undefined
}

export const missingWords: readonly FindSlip[] = [expectedWord, at, inStatement]
