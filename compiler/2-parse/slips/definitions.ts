import { suggest } from '../../diagnostics/suggest.ts'
import { type FindSlip, misspelt, openBefore, type Slip, textAt, wordAt } from './slip.ts'

/** Actions that ALTER TABLE knows by another word. */
const actions: Readonly<Record<string, string>> = {
  delete: 'DROP',
  insert: 'ADD',
  remove: 'DROP',
  update: 'ALTER',
}

/** `ALTER TABLE t DELETE COLUMN c`, `ALTER t ADD c INT`, `DROP t` */
const action: FindSlip = (context) => {
  const { index, labels, tokens } = context
  const [statement, word] = [wordAt(context, 0), wordAt(context, index)]
  if (statement === 'alter' && labels.includes('ADD') && Object.hasOwn(actions, word)) {
    return `write ${actions[word]}`
  }
  if (statement === 'alter' && wordAt(context, index - 1) === 'remove') return 'write DROP'
  if (word === 'to' && wordAt(context, index - 2) === 'rename') {
    return `write RENAME COLUMN ${textAt(context, index - 1)} TO ...`
  }
  const isName = index === 1 && tokens[index]?.kind !== 'punctuation' && labels.includes('TABLE')
  const needsKind = isName && /^(?:alter|drop|create)$/.test(statement)
  const isPlain = /^(?:add|drop|alter|rename|cascade|restrict|)$/.test(wordAt(context, 2))
  return needsKind && isPlain
    ? `what it is stands before the name: ${statement.toUpperCase()} TABLE ${textAt(context, 1)}`
    : undefined
}

/** `a: INT`, `a VARCHAR 20`, `a INT IS NOT NULL`, `a INT FOREIGN KEY REFERENCES b`, `t {a INT}` */
const column: FindSlip = (context) => {
  const { index, tokens } = context
  if (!/^(?:create|alter)$/.test(wordAt(context, 0))) return undefined
  const [text, word, before] = [
    textAt(context, index),
    wordAt(context, index),
    wordAt(context, index - 1),
  ]
  if (text === '{') return 'the columns stand in parentheses'
  if (text === ':' && openBefore(context, index).length > 0)
    return 'write a name and a type, without ":"'
  const isSized = /char|binary|decimal|numeric|text|int|float|double|bit/.test(before)
  if (isSized && tokens[index]?.kind === 'number') {
    return `the length stands in parentheses: ${textAt(context, index - 1)}(${text})`
  }
  if (word === 'is' && wordAt(context, index + 1) === 'not') return 'write NOT NULL'
  if (word === 'foreign' && wordAt(context, index + 2) === 'references') {
    return 'the foreign key of one column is written REFERENCES ... (...)'
  }
  if (text === ')' && before === 'default') return 'a value is missing behind DEFAULT'
  const isKey = before === 'key' && wordAt(context, index - 2) === 'primary'
  const ofTable = text === '(' && (isKey || before === 'unique') && !context.labels.includes('"("')
  return ofTable ? `a comma is missing before ${isKey ? 'PRIMARY KEY' : 'UNIQUE'}` : undefined
}

/** `DEFAULT uuid()`, `DEFAULT 1 + 1`, each where a default is a literal or stands in parentheses */
const defaultValue: FindSlip = (context) => {
  const { index, tokens, labels } = context
  if (!/^(?:create|alter)$/.test(wordAt(context, 0))) return undefined
  const [at] = [index, index - 1, index - 2].filter((i) => wordAt(context, i - 1) === 'default')
  const token = tokens[at ?? -1]
  if (at === undefined || !token || token.text === '(') return undefined
  const isCall = token.kind === 'word' && textAt(context, at + 1) === '('
  const goesOn = tokens[index]?.kind === 'operator' && index > at
  if (!goesOn && !(isCall && (index === at + 1 || labels.includes('a literal')))) return undefined
  const shown = isCall ? `${token.text}(...)` : `${token.text} ${textAt(context, index)} ...`
  return `a default that is computed stands in parentheses: DEFAULT (${shown})`
}

const constraintWords = ['FOREIGN', 'PRIMARY', 'UNIQUE', 'REFERENCES', 'DEFAULT', 'CHECK']

/** `FORIEGN KEY (a)`, and where any words are a type, `a INT REFERENCE t (id)` */
const misspelledConstraint: FindSlip = (context): Slip | undefined => {
  const { index, tokens, labels } = context
  const key = [index, index - 1, index - 2].find((i) => wordAt(context, i) === 'key')
  const isModifier = textAt(context, index - 1) === '(' && labels.includes('a number')
  const ofModifier = isModifier ? [index - 2, index - 3] : []
  for (const i of key === undefined ? ofModifier : [key - 1]) {
    const token = tokens[i]
    const isFirst = /^[(,]$/.test(textAt(context, i - 1)) && key === undefined
    const found = isFirst ? undefined : suggest(wordAt(context, i), constraintWords)
    if (!token || found === undefined || found === token.text.toUpperCase()) continue
    return misspelt(token, found)
  }
  return undefined
}

/** `CREATE INDEX i (a) ON t` */
const index: FindSlip = (context) => {
  const isIndex = wordAt(context, 0) === 'create' && context.labels.includes('ON')
  const ofColumns = textAt(context, context.index) === '(' && context.index < 6
  return isIndex && ofColumns ? 'the columns stand behind the table: ON table (columns)' : undefined
}

/** `CREATE TABLE t (INT a)`, where a type is no name */
const swapped: FindSlip = (context) => {
  const { dialect, labels } = context
  const word = wordAt(context, context.index)
  const isType = Object.hasOwn(dialect.grammar.typeNames.forms, word)
  const isColumn = /^[(,]$/.test(textAt(context, context.index - 1)) && labels.includes('a name')
  const next = context.tokens[context.index + 1]
  const isDefinition = wordAt(context, 0) === 'create' && wordAt(context, 1) === 'table'
  if (!isType || !isColumn || !isDefinition || next?.kind !== 'word') return undefined
  const second = wordAt(context, context.index + 1)
  const isOther = !Object.hasOwn(dialect.grammar.typeNames.forms, second)
  return isOther ? 'the name of a column stands before its type' : undefined
}

export const definitionSlips: readonly FindSlip[] = [
  action,
  misspelledConstraint,
  column,
  defaultValue,
  index,
  swapped,
]
