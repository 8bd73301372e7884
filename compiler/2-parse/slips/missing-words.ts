import {
  besideBefore,
  type FindSlip,
  openBefore,
  type SlipContext,
  textAt,
  wordAt,
} from './slip.ts'

/** What is missing behind a word, when the next token could not stand there. */
const behind: Readonly<Record<string, string>> = {
  in: 'the list of IN stands in parentheses',
  values: 'each row of VALUES stands in parentheses',
  exists: 'the query of EXISTS stands in parentheses',
  over: 'the window of OVER stands in parentheses, or is a name',
  key: 'the columns stand in parentheses',
  by: 'the window of OVER stands in parentheses, or is a name',
  as: 'the query of a CTE stands in parentheses',
  using: 'the columns of USING stand in parentheses',
  check: 'the condition of CHECK stands in parentheses',
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
  // MariaDB's PRIMARY KEY may have a name before its columns.
  if (wordAt(context, index - 2) === 'key' && needsOpenOnly(labels)) return behind['key']
  if (!tokens[index] || !Object.hasOwn(behind, word)) return undefined
  if (word === 'as' && !besideBefore(context, index).some((i) => wordAt(context, i) === 'with')) {
    return undefined
  }
  if (word === 'exists' && wordAt(context, index - 2) === 'if') return undefined
  const needsOpen = labels.some((label) => label === '"("' || label === 'a query in parentheses')
  const speaks = needsOpen || word === 'outer' || word === 'exists'
  return speaks ? behind[word] : undefined
}

function needsOpenOnly(labels: readonly string[]): boolean {
  return labels.includes('"("') && labels.every((label) => /^(?:"\("|USING|TYPE)$/.test(label))
}

/** What is wrong about a word that could not stand there. */
const at: FindSlip = (context) => {
  const { index, labels } = context
  const word = wordAt(context, index)
  const before = wordAt(context, index - 1)
  const isAlone = textAt(context, index + 1) !== '('
  const next = wordAt(context, index + 1)
  if (word === 'exists' && labels.includes('NOT')) return 'write IF NOT EXISTS'
  const isExistence = /^(?:create|drop|alter)$/.test(wordAt(context, 0)) && index > 2
  if (word === 'if' && isExistence && next === 'not') return 'IF NOT EXISTS stands before the name'
  if (word === 'if' && isExistence && next === 'exists') return 'IF EXISTS stands before the name'
  if (word === 'not' && before === 'if' && labels.includes('EXISTS')) return 'write IF EXISTS'
  if (word === 'on' && next === 'conflict' && labels.includes('JOIN')) {
    return 'write WHERE true before ON CONFLICT: here ON is taken for the condition of a join'
  }
  if (word === 'exists' && isAlone) return behind['exists']
  if (word === 'distinct' && index > 1) return 'DISTINCT stands right behind SELECT'
  if (word === 'outer') return behind['outer']
  if (word === 'if' && before === 'else') return 'CASE has no ELSE IF: write WHEN ... THEN'
  if (word === 'end' && before === 'else') return 'a value is missing behind ELSE'
  if (before === 'end' && wordAt(context, index - 2) === 'else' && labels.includes('END')) {
    return 'a value is missing behind ELSE'
  }
  if (word === 'case' && before === 'end') return 'the CASE of an expression ends with END alone'
  if (word === 'then') return 'write CASE WHEN ... THEN ... END'
  const side = /^(?:left|right|full)$/
  if (word === 'inner' && side.test(before)) return innerOr(before)
  if (next === 'inner' && side.test(word)) return innerOr(word)
  if (word === 'between' && labels.includes('a number')) return 'a value is missing before BETWEEN'
  if (/^(?:where|and|or|on|having)$/.test(wordAt(context, index - 2)) && before === 'between') {
    return 'a value is missing before BETWEEN'
  }
  if (/^(?:and|or)$/.test(word) && labels.includes('a number'))
    return `a condition is missing before ${word.toUpperCase()}`
  if (word === 'autoincrement') return 'AUTOINCREMENT stands behind INTEGER PRIMARY KEY'
  return undefined
}

function innerOr(word: string): string {
  return `a join is INNER or ${word.toUpperCase()}, not both`
}

/** `LEFT u ON a = b`: the word behind which JOIN is missing, told at the next word or only at ON. */
function joinWord(before: readonly string[], word: string): string | undefined {
  const nearest = before.slice(0, word === 'on' ? 4 : 1)
  return nearest.find((each) => /^(?:left|right|full|inner|cross)$/.test(each))
}

/** `UNION ORDER BY a`, `ON a.b JOIN`: a query is to follow. */
const query: FindSlip = (context) => {
  const before = wordAt(context, context.index - 1)
  const isAll = /^(?:all|distinct)$/.test(before)
  const word = isAll ? wordAt(context, context.index - 2) : before
  const needs = /^(?:union|intersect|except)$/.test(word) && context.labels.includes('SELECT')
  return needs ? `a query is missing behind ${word.toUpperCase()}` : undefined
}

/** `UPDATE t a = 1`, `INSERT INTO t a, b VALUES ...`, `DELETE * FROM t`, `WITH a (SELECT 1)` */
const inStatement: FindSlip = (context) => {
  const { index, labels } = context
  const statement = wordAt(context, 0)
  if (statement === 'update' && labels.includes('SET') && textAt(context, index) === '=') {
    return `SET is missing before "${textAt(context, index - 1)}"`
  }
  if (statement === 'delete' && wordAt(context, index) === 'where' && labels.includes('FROM')) {
    return 'write DELETE FROM ... WHERE ...'
  }
  if (/^(?:update|delete)$/.test(statement) && index === 1) {
    const word = wordAt(context, index)
    const isWord = word === 'table' || (word === 'from' && statement === 'update')
    if (isWord)
      return `write ${statement === 'update' ? 'UPDATE' : 'DELETE FROM'} and the name of the table`
  }
  if (
    statement === 'update' &&
    textAt(context, index) === '=' &&
    openBefore(context, index).length > 0
  ) {
    return 'the assignments of SET stand without parentheses'
  }
  const isAssignment = labels.includes('"="') && labels.length < 3 && statement === 'update'
  if (isAssignment && wordAt(context, index) === 'where') {
    return `a value for "${textAt(context, index - 1)}" is missing`
  }
  if (wordAt(context, index) === 'set' && wordAt(context, index - 1) === 'key') {
    return 'write ON DUPLICATE KEY UPDATE'
  }
  if (statement === 'delete' && textAt(context, index) === '*') return 'DELETE takes no columns'
  if (statement === 'insert' && wordAt(context, index) === 'set') {
    return 'write INSERT INTO ... (columns) VALUES (...)'
  }
  const table = statement === 'create' && wordAt(context, 1) === 'table' && index === 3
  const columns = (statement === 'insert' && labels.includes('VALUES') && index < 5) || table
  if (columns && isPlainWord(context, index)) return 'the columns stand in parentheses'
  const withTwice =
    statement === 'with' &&
    wordAt(context, index - (textAt(context, index - 1) === ',' ? 0 : 1)) === 'with'
  if (withTwice) return 'WITH stands once, before the first of them'
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
  const unjoined = labels.includes('JOIN') ? joinWord(before, wordAt(context, index)) : undefined
  if (unjoined !== undefined) return `JOIN is missing behind ${unjoined.toUpperCase()}`
  const unnamed = wordAt(context, index - 1) === 'as' && labels.includes('an alias')
  return unnamed ? 'a name is missing behind AS' : undefined
}

export const missingWords: readonly FindSlip[] = [expectedWord, at, query, inStatement]
