import {
  clauseRanks,
  type FindSlip,
  quoted,
  type Slip,
  type SlipContext,
  textAt,
  wordAt,
  isReserved,
} from './slip.ts'

/** `SELECT [a]` and backticks, where names are quoted otherwise */
const otherQuotes: FindSlip = (context): Slip | undefined => {
  const { tokens, index, dialect } = context
  const bracket = textAt(context, index) === '[' && textAt(context, index + 2) === ']'
  if (bracket) return { hint: nameForm(textAt(context, index + 1), dialect), related: [] }
  const first = tokens.slice(0, index + 1).find(({ text }) => text.includes('`'))
  if (!first || Object.hasOwn(dialect.lexical.quotes, '`')) return undefined
  const name = tokens[tokens.indexOf(first) + 1]?.text ?? 'name'
  return {
    hint: nameForm(name, dialect),
    related: [{ at: first.at, label: 'this is no quote here' }],
  }
}

/** `title = “Sea and sky”`: letters to every engine */
const typographicQuotes: FindSlip = ({ tokens, index }): Slip | undefined => {
  const found = tokens
    .slice(0, index + 1)
    .find(({ text }) => /^[\u2018\u2019\u201c\u201d]/.test(text))
  if (!found) return undefined
  return {
    hint: `${found.text[0]} is no quote: a string is written 'text'`,
    related: [{ at: found.at, label: 'this is no quote' }],
  }
}

function nameForm(name: string, dialect: SlipContext['dialect']): string {
  return `a name is quoted like this: ${quoted(name, dialect)}`
}

/** `CREATE TABLE my-table`, `FROM 2020_books` */
const oddName: FindSlip = (context) => {
  const { tokens, index, dialect } = context
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]]
  const joined = before?.at.end === token?.at.start && token?.at.end === next?.at.start
  if (token?.text === '-' && joined && before?.kind === 'word' && next?.kind === 'word') {
    return `a name with "-" is quoted: ${quoted(`${before.text}-${next.text}`, dialect)}`
  }
  const led = token?.kind === 'invalid' && /^\d\w*[a-z_]/i.test(token.text)
  return led
    ? `a name that begins with a digit is quoted: ${quoted(token.text, dialect)}`
    : undefined
}

/** `SELECT * FROM t WHERE id = %s`, `{id}`, `:id`, each where it is no parameter */
const otherParameter: FindSlip = (context) => {
  const { tokens, index, labels, dialect } = context
  const inBrace = textAt(context, index - 1) === '{' || textAt(context, index - 2) === '{'
  if (!labels.includes('a parameter') && !inBrace) return undefined
  const { parameters, variables } = dialect.lexical
  const token = tokens[index]
  const next = tokens[index + 1]
  const percent = token?.text === '%' && next?.text === 's' && token.at.end === next.at.start
  const colon = token?.text === ':' && next?.kind === 'word'
  const brace =
    [token?.text, tokens[index - 2]?.text].includes('{') ||
    token?.text === '$' ||
    (token?.text === '#' && next?.text === '{')
  // Where `?` is an operator, what is missing is its operand.
  const asks = parameters.question !== 'none'
  const question = tokens[index - 1]?.text === '?' && !asks
  if (!percent && !colon && !brace && !question) return undefined
  const named = variables ? ':name' : '@name'
  return `a parameter is written ${asks ? '?' : '$1'} or ${named}`
}

const nameLabels = new Set(['a name', 'an alias', 'a type', 'a function', 'an expression'])
/** What is rather a word too many, or in the wrong place, than a name. */
const structural = new Set(
  'and or not is in like between exists then else when end case by as distinct all if into'.split(
    ' ',
  ),
)

/** `CREATE TABLE order (...)`, `SELECT a FROM order` */
const reservedName: FindSlip = (context) => {
  const { tokens, index, labels, dialect } = context
  const token = tokens[index]
  const word = wordAt(context, index)
  if (!isReserved(word, dialect)) return undefined
  const isDefinition = /^(?:create|alter)$/.test(wordAt(context, 0))
  const isItem =
    wordAt(context, index - 1) === 'select' || /^[(,]$/.test(textAt(context, index - 1))
  if (!isItem && !labels.some((label) => nameLabels.has(label))) return undefined
  if (!isDefinition && (structural.has(word) || continuesStatement(context))) return undefined
  return `${token?.text} is a reserved word; as a name, write ${quoted(token?.text ?? '', dialect)}`
}

/** `SELECT user.id FROM ...`: the word is a value of its own. */
const reservedQualifier: FindSlip = (context) => {
  const { tokens, index, dialect } = context
  const before = tokens[index - 1]
  const isQualifier = textAt(context, index) === '.' && before?.at.end === tokens[index]?.at.start
  if (!isQualifier || !isReserved(wordAt(context, index - 1), dialect)) return undefined
  return `${before?.text} is a reserved word; as a name, write ${quoted(before?.text ?? '', dialect)}`
}

/** A clause that begins here: `WHERE a AND ORDER BY b`, `SELECT a, FROM t`. */
function continuesStatement(context: SlipContext): boolean {
  const { index } = context
  const word = wordAt(context, index)
  const next = wordAt(context, index + 1)
  if (word === 'order' || word === 'group') return next === 'by'
  return clauseRanks.has(word) && index + 1 < context.tokens.length
}

export const nameSlips: readonly FindSlip[] = [
  otherQuotes,
  typographicQuotes,
  oddName,
  otherParameter,
  reservedName,
  reservedQualifier,
]
