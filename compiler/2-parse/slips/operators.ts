import { besideBefore, type FindSlip, textAt, wordAt } from './slip.ts'

/** Two signs side by side, of which the second could not stand: what was meant. */
const pairs: ReadonlyMap<string, string> = new Map([
  ['= =', 'equality is written ='],
  ['= >', '"greater or equal" is written >='],
  ['= <', '"less or equal" is written <='],
  ['= !', '"not equal" is written <>'],
  ['& &', 'write AND'],
  ['! =', '"not equal" is written <>'],
  ['< >', '"not equal" is written <>, without a space'],
  ['> <', '"not equal" is written <>'],
  ['> =', '>= is written without a space'],
  ['< =', '<= is written without a space'],
  ['== =', 'equality is written ='],
  ['+ =', 'write a = a + 1'],
])

const singles: ReadonlyMap<string, string> = new Map([
  ['==', 'equality is written ='],
  ['=>', '"greater or equal" is written >='],
  ['!', 'write NOT'],
  ['&&', 'write AND'],
  ['+=', 'write a = a + 1'],
  ['//', 'a comment is written -- ... or /* ... */'],
  ['#', 'a comment is written -- ... or /* ... */'],
])

/** `a == b`, `a => b`, `a && b`, `!a`, each where it is none of the dialect's operators */
const unknownOperator: FindSlip = (context) => {
  const { index } = context
  const text = textAt(context, index)
  if (`${textAt(context, index)}${textAt(context, index + 1)}` === '//') return singles.get('//')
  if (text === '!' && textAt(context, index + 1) === '=') return pairs.get('! =')
  return pairs.get(`${textAt(context, index - 1)} ${text}`) ?? singles.get(text)
}

const comparison = /^(?:=|==|<>|!=|<|>|<=|>=)$/
const logical: Readonly<Record<string, string>> = {
  '&&': '&& is no AND here: write AND',
  '||': '|| joins strings here: write OR',
}

/** `a = 1 || b = 2` where `||` joins strings, `a < b < c` where comparisons do not chain */
const secondComparison: FindSlip = (context) => {
  const { tokens, index } = context
  const isRepeated = tokens[index - 1]?.kind === 'operator'
  if (isRepeated || !comparison.test(textAt(context, index))) return undefined
  const before = besideBefore(context, index).map((i) => tokens[i]?.text.toLowerCase() ?? '')
  const end = before.findIndex((text) => /^(?:and|or|not|where|on|having|select|,)$/.test(text))
  const condition = end < 0 ? before : before.slice(0, end)
  if (!condition.some((text) => comparison.test(text))) return undefined
  const operator = condition.find((text) => Object.hasOwn(logical, text))
  return operator === undefined ? 'join two comparisons by AND' : logical[operator]
}

/** `a NOT 1`, `a IS 1` */
const notAndIs: FindSlip = (context) => {
  const { index, tokens } = context
  if (!tokens[index]) return undefined
  const [word, before] = [wordAt(context, index), wordAt(context, index - 1)]
  const next = wordAt(context, index + 1)
  if (before === 'is' && word === 'not' && next === 'in') return 'write NOT IN'
  if (word === 'in' && before === 'not' && wordAt(context, index - 2) === 'is')
    return 'write NOT IN'
  if (word === 'not' && next === 'is') return 'write IS NOT NULL'
  if (word === 'is' && before === 'not') return 'write IS NOT NULL'
  if (word === 'not' && /^(?:like|regexp|ilike)$/.test(before)) {
    return `write NOT ${before.toUpperCase()}`
  }
  const isNotNull = next === 'null' && !context.labels.includes('DEFAULT')
  if (word === 'not' && isNotNull) return 'write IS NOT NULL'
  if (/^(?:=|==)$/.test(textAt(context, word === 'not' ? index + 1 : index))) {
    if (word === 'not' || before === 'not') return '"not equal" is written <>'
  }
  if (before === 'is' && word === '')
    return 'IS goes with NULL, TRUE and the like; equality is written ='
  const isNot =
    word === 'not' && /^(?:number|string|parameter)$/.test(tokens[index + 1]?.kind ?? '')
  return isNot || (before === 'not' && tokens[index]?.kind === 'number')
    ? '"not equal" is written <>'
    : undefined
}

export const operatorSlips: readonly FindSlip[] = [unknownOperator, secondComparison, notAndIs]
