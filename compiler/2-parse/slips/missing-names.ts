import {
  clauseRanks,
  type FindSlip,
  isReserved,
  quoted,
  type Slip,
  type SlipContext,
  textAt,
  wordAt,
} from './slip.ts'

const nameLabels = ['a name', 'a table', 'a relation']

/** What a name follows, and what it is the name of. */
const named: ReadonlyMap<string, string> = new Map([
  ['index', 'the name of the index'],
  ['table', 'the name of the table'],
  ['view', 'the name of the view'],
  ['into', 'the name of the table'],
  ['from', 'the name of the table'],
  ['update', 'the name of the table'],
  ['join', 'the name of the table'],
  ['references', 'the name of the table'],
  ['exists', 'the name'],
  ['column', 'the name of the column'],
  ['constraint', 'a name'],
])

/** `CREATE INDEX ON t (a)`, `SELECT a FROM WHERE b`, `UPDATE SET a = 1` */
const missing: FindSlip = (context) => {
  const { index, labels, tokens } = context
  const before = wordAt(context, index - 1)
  const what = named.get(before)
  if (what === undefined || !labels.some((label) => nameLabels.includes(label))) return undefined
  if (
    before === 'exists' &&
    wordAt(context, index - 2) !== 'not' &&
    wordAt(context, index - 2) !== 'if'
  )
    return undefined
  const behind = before === 'exists' ? ifExists(context) : before.toUpperCase()
  const hint = `${what} is missing behind ${behind}`
  const isOpen = textAt(context, index) === '(' && /^(?:table|index|view)$/.test(before)
  if (index >= tokens.length || isOpen) return hint
  const word = wordAt(context, index)
  // `FROM order WHERE`: a clause goes on otherwise than the end of a name.
  const follows = clauseRanks.has(word) || /^(?:as|on)$/.test(word)
  const isName = (word === 'order' || word === 'group') && wordAt(context, index + 1) !== 'by'
  const goesOn = index + 1 < tokens.length && !/^[(,;=]$/.test(textAt(context, index + 1))
  const isValues = word === 'values' && textAt(context, index + 1) === '('
  return follows && !isName && (goesOn || isValues) ? hint : undefined
}

function ifExists(context: SlipContext): string {
  return wordAt(context, context.index - 2) === 'not' ? 'IF NOT EXISTS' : 'IF EXISTS'
}

/** `INSERT INTO VALUES (1)`, `UPDATE SET a = 1` where VALUES and SET may be names */
const takenForName: FindSlip = (context) => {
  const { index } = context
  const values = textAt(context, index - 1) === '(' && wordAt(context, index - 2) === 'values'
  if (values && wordAt(context, index - 3) === 'into') {
    return 'the name of the table is missing behind INTO'
  }
  const set = wordAt(context, 0) === 'update' && wordAt(context, 1) === 'set' && index < 4
  return set ? 'the name of the table is missing behind UPDATE' : undefined
}

/** `SELECT FROM t` where it takes columns */
const noColumns: FindSlip = (context) => {
  const { index, labels } = context
  const before = /^(?:select|distinct|all)$/.test(wordAt(context, index - 1))
  const isFrom = wordAt(context, index) === 'from' && labels.includes('a number')
  return before && isFrom ? 'what to select is missing: columns, or *' : undefined
}

/** `CREATE TABLE 'my table'`, `SELECT a AS 'x'`, each where a string is no name */
const stringForName: FindSlip = (context) => {
  const { tokens, index, labels, dialect } = context
  const token = tokens[index]
  if (token?.kind !== 'string' || labels.includes('a string')) return undefined
  if (!labels.some((label) => nameLabels.includes(label) || label === 'an alias')) return undefined
  const name = token.text.slice(1, -1)
  return `a name is quoted like this: ${quoted(name, dialect)}`
}

/** `CREATE TABLE my table (...)` */
const twoWords: FindSlip = (context) => {
  const { index, tokens, dialect } = context
  const isTable = wordAt(context, 0) === 'create' && wordAt(context, 1) === 'table'
  const [first, second] = [tokens[2], tokens[3]]
  if (!isTable || (index !== 3 && index !== 4) || textAt(context, 4) !== '(') return undefined
  if (first?.kind !== 'word' || second?.kind !== 'word' || wordAt(context, 3) === 'as')
    return undefined
  return `a name of two words is quoted: ${quoted(`${first.text} ${second.text}`, dialect)}`
}

/** `SELECT order FROM t`, `FROM t order WHERE`: the word was taken for a clause, of which BY is missing. */
const reservedBefore: FindSlip = (context): Slip | string | undefined => {
  const { tokens, index, labels, dialect } = context
  const before = tokens[index - 1]
  const word = wordAt(context, index - 1)
  if (!before || !labels.includes('BY') || !/^(?:order|group|partition)$/.test(word))
    return undefined
  const token = tokens[index]
  const isItem = !!token && (token.kind !== 'word' || !isReserved(wordAt(context, index), dialect))
  const isOperand = isItem && !/^[,).;=<>]/.test(token.text)
  if (isOperand)
    return isShortBy(token.text) ? 'did you mean BY?' : `BY is missing behind ${word.toUpperCase()}`
  return {
    hint: `${before.text} is a reserved word; as a name, write ${quoted(before.text, dialect)}`,
    related: [{ at: before.at, label: 'taken for a clause' }],
  }
}

function isShortBy(text: string): boolean {
  return /^(?:yb|bby|byy)$/i.test(text)
}

export const missingNames: readonly FindSlip[] = [
  reservedBefore,
  takenForName,
  noColumns,
  stringForName,
  twoWords,
  missing,
]
