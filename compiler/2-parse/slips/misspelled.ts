import { suggest } from '../../diagnostics/suggest.ts'
import {
  clauseRanks,
  type FindSlip,
  isReserved,
  type Slip,
  type SlipContext,
  wordAt,
} from './slip.ts'

/** Keywords that people misspell, besides those that could stand at the place. */
const common =
  `add and asc begin between by case column commit constraint create default delete desc distinct
  exists foreign from full group having index inner insert intersect into is join key left like limit not
  null offset order outer primary references returning right select set table union unique update using
  values view when where with`
    .split(/\s+/)
    .map((word) => word.toUpperCase())

const commands =
  `SELECT INSERT UPDATE DELETE CREATE ALTER DROP WITH VALUES MERGE TRUNCATE BEGIN COMMIT
  ROLLBACK GRANT REVOKE SET SHOW EXPLAIN REPLACE COMMENT COPY PRAGMA`.split(/\s+/)

/** What a word behind a complete clause may have meant. */
const clauses = [...clauseRanks.keys(), 'into', 'partition', 'as'].map((word) => word.toUpperCase())

/**
 * `SELCT a`, `SELECT a FORM t`, `FROM t WEHRE a`: the token that cannot stand there, or a word before it
 * that was taken for a name.
 */
export const misspelledWord: FindSlip = (context): Slip | string | undefined => {
  const { index, tokens } = context
  const own = nearest(context, index)
  if (own !== undefined) return `did you mean ${own}?`
  // Not through a sign: what stands before `,` has been complete.
  const before = wordAt(context, index - 1) === '' ? [index - 1] : [index - 1, index - 2]
  for (const i of before) {
    const found = i > 0 ? nearest(context, i) : undefined
    const token = tokens[i]
    if (found === undefined || !token) continue
    return {
      hint: `did you mean ${found} instead of "${token.text}"?`,
      related: [{ at: token.at, label: 'taken for a name' }],
    }
  }
  return undefined
}

function nearest(context: SlipContext, i: number): string | undefined {
  const { index, labels, dialect } = context
  const word = wordAt(context, i)
  if (word === '' || isReserved(word, dialect) || common.includes(word.toUpperCase()))
    return undefined
  const expected = labels.filter((label) => /^[A-Z]+$/.test(label))
  if (i === 0) return different(word, suggest(word, commands))
  if (i === index && labels.includes('a type')) {
    const type = suggest(word, Object.keys(dialect.grammar.typeNames.forms))
    if (type !== undefined) return type
  }
  if (i === index) {
    const types = labels.includes('a type') ? Object.keys(dialect.grammar.typeNames.forms) : []
    const type = suggest(word, types)
    if (type !== undefined) return type
    const short = expected.find((label) => isShort(word, label))
    return different(word, short ?? suggest(word, expected) ?? suggest(word, common))
  }
  // In a definition the word before is rather a type: `int` is not INTO.
  const isDefinition = /^(?:create|alter)$/.test(wordAt(context, 0))
  if (isDefinition && word.length < 5) return undefined
  return different(word, suggest(word, expected) ?? suggest(word, isDefinition ? common : clauses))
}

function different(word: string, found: string | undefined): string | undefined {
  return found === word.toUpperCase() ? undefined : found
}

/** `YB` for BY, `AD` for ADD: too short for a suggestion. */
function isShort(word: string, label: string): boolean {
  const upper = word.toUpperCase()
  return (
    word.length === 2 && (`${upper[1]}${upper[0]}` === label || label === `${upper}${upper[1]}`)
  )
}
