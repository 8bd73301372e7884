import { suggest } from '../../diagnostics/suggest.ts'
import { words } from '../words/words.ts'
import {
  clauseRanks,
  type FindSlip,
  isReserved,
  type Slip,
  type SlipContext,
  isKeyword,
  misspelt,
  textAt,
  wordAt,
} from './slip.ts'

/** Keywords that people misspell, besides those that could stand at the place. */
const common =
  `add and asc begin between by case column commit constraint create default delete desc distinct
  exists foreign from full group having index inner insert intersect is join key left like limit not
  null offset order outer primary references returning right select set table union unique update using
  values view when where with`
    .split(/\s+/)
    .map((word) => word.toUpperCase())

const commands =
  `SELECT INSERT UPDATE DELETE CREATE ALTER DROP WITH VALUES MERGE TRUNCATE BEGIN COMMIT
  ROLLBACK GRANT REVOKE SET SHOW EXPLAIN REPLACE COMMENT COPY PRAGMA`.split(/\s+/)

/** What a word behind a complete clause may have meant. */
const clauses = [...clauseRanks.keys(), 'distinct', 'into', 'partition', 'as'].map((word) =>
  word.toUpperCase(),
)

/** What NOT may be followed by, behind a value. */
const negated = ['BETWEEN', 'GLOB', 'ILIKE', 'IN', 'LIKE', 'MATCH', 'REGEXP', 'RLIKE', 'SIMILAR']

/**
 * `SELCT a`, `SELECT a FORM t`, `FROM t WEHRE a`: the token that cannot stand there, a word before it
 * that was taken for a name, or the one that NOT goes with.
 */
export const misspelledWord: FindSlip = (context): Slip | undefined => {
  const { index, tokens } = context
  const count = tokens[index - 3]
  if (count && isCountOfRows(context)) return misspelt(count, 'COUNT')
  // Not through a sign: what stands before `,` has been complete.
  const before = wordAt(context, index - 1) === '' ? [index - 1] : [index - 1, index - 2]
  const behind = wordAt(context, index) === 'not' ? [index + 1] : []
  for (const i of [index, ...behind, ...before]) {
    const keyword = i >= 0 ? nearest(context, i) : undefined
    const token = tokens[i]
    if (keyword === undefined || !token) continue
    return misspelt(token, keyword)
  }
  return undefined
}

/** `cout(*)`, where COUNT alone takes the star */
function isCountOfRows(context: SlipContext): boolean {
  const { index } = context
  const isStar = textAt(context, index) === ')' && textAt(context, index - 1) === '*'
  const name = wordAt(context, index - 3)
  return (
    isStar &&
    textAt(context, index - 2) === '(' &&
    name !== 'count' &&
    suggest(name, ['count']) !== undefined
  )
}

function nearest(context: SlipContext, i: number): string | undefined {
  const { index, dialect } = context
  const word = wordAt(context, i)
  if (word === '' || isReserved(word, dialect) || common.includes(word.toUpperCase()))
    return undefined
  const mayStand = (keyword: string) => keyword !== word.toUpperCase() && mayBe(keyword, context, i)
  if (i === 0) return suggest(word, commands.filter(mayStand))
  if (wordAt(context, i - 1) === 'not') {
    const known = negated.filter((each) => mayStand(each) && isKeyword(each, dialect))
    const found = nearestOf(word, known)
    if (found !== undefined || i > index) return found
  }
  if (i < index && isName(context, i)) return undefined
  return i === index ? nearestAt(context, mayStand) : nearestBefore(context, i, mayStand)
}

type MayStand = (keyword: string) => boolean

function nearestAt(context: SlipContext, mayStand: MayStand): string | undefined {
  const { index, labels, dialect } = context
  const word = wordAt(context, index)
  const types = labels.includes('a type') ? Object.keys(dialect.grammar.typeNames.forms) : []
  const type = suggest(word, types)
  if (type !== undefined) return type
  const expected = labels.filter((label) => /^[A-Z]+$/.test(label)).filter(mayStand)
  return nearestOf(word, expected) ?? suggest(word, common.filter(mayStand))
}

function nearestBefore(context: SlipContext, i: number, mayStand: MayStand): string | undefined {
  const word = wordAt(context, i)
  if (known.has(word) || isType(word, context)) return undefined
  // In a definition the word before is rather a type: `int` is not INTO.
  const isDefinition = /^(?:create|alter)$/.test(wordAt(context, 0))
  if (isDefinition && word.length < 5) return undefined
  const expected = context.labels.filter((label) => /^[A-Z]+$/.test(label))
  const keywords = [...expected, ...(isDefinition ? common : clauses)]
  return suggest(word, keywords.filter(mayStand))
}

function nearestOf(word: string, keywords: readonly string[]): string | undefined {
  return keywords.find((keyword) => isShort(word, keyword)) ?? suggest(word, keywords)
}

/** `comment` is no COMMIT. */
const known: ReadonlySet<string> = new Set(words)

/** `signed` is not UNSIGNED. */
function isType(word: string, { dialect: { grammar } }: SlipContext): boolean {
  return Object.hasOwn(grammar.typeNames.forms, word) || Object.hasOwn(grammar.castTypes, word)
}

/** Words that a name follows, whatever it looks like: `UPDATE orders`. */
const beforeNames =
  /^(?:into|from|update|join|table|view|index|as|references|column|constraint|only|exists|\.)$/

function isName(context: SlipContext, i: number): boolean {
  return beforeNames.test(textAt(context, i - 1).toLowerCase())
}

const name = /^(?:[^\W\d]|["`[])/
const operand = /^[^.,;)=<>]/

/** What must follow a keyword: `orders` is ORDER before BY alone. */
const followers: ReadonlyMap<string, RegExp> = new Map([
  ['BETWEEN', operand],
  ['ORDER', /^by$/],
  ['GROUP', /^by$/],
  ['PARTITION', /^by$/],
  ['PRIMARY', /^key$/],
  ['FOREIGN', /^key$/],
  ['FROM', /^[^.,;)=]/],
  ['INTO', name],
  ['JOIN', /^(?:[^\W\d]|["`[(])/],
  ['NOT', operand],
  ['SET', /^(?:[^\W\d]|["`[(@])/],
  ['UPDATE', name],
  ['VALUES', /^(?:\(|row$)/],
  ['WHERE', /^[^.,;)=]/],
])

/** What must stand before a keyword. */
const leaders: ReadonlyMap<string, RegExp> = new Map([
  ['DISTINCT', /^select$/],
  ['INTO', /^(?:insert|replace|merge|ignore|delayed|low_priority|high_priority)$/],
])

/** Whether what is around the word lets it be the keyword. */
function mayBe(keyword: string, context: SlipContext, i: number): boolean {
  if (leaders.get(keyword)?.test(wordAt(context, i - 1)) === false) return false
  const next = textAt(context, i + 1).toLowerCase()
  if (/^[.=]$/.test(next)) return false
  return followers.get(keyword)?.test(next) ?? true
}

/** `YB` for BY, `AD` for ADD: too short for a suggestion. */
function isShort(word: string, label: string): boolean {
  const upper = word.toUpperCase()
  return (
    word.length === 2 && (`${upper[1]}${upper[0]}` === label || label === `${upper}${upper[1]}`)
  )
}
