import {
  besideBefore,
  clauseRanks,
  type FindSlip,
  type Slip,
  type SlipContext,
  wordAt,
} from './slip.ts'

/** `ORDER BY a WHERE b`, `LIMIT 1 ORDER BY a`, `WHERE a JOIN t` */
const swapped: FindSlip = (context): Slip | undefined => {
  const { tokens, index } = context
  const word = wordAt(context, index)
  const rank = clauseRanks.get(word)
  if (rank === undefined || rank === 0 || wordAt(context, 1) === 'trigger') return undefined
  const clauses = besideBefore(context, index).filter((i) => isClause(context, i))
  const last = clauses.find((i) => wordAt(context, i) === word && rank !== 3) ?? clauses[0]
  const before = wordAt(context, last ?? -1)
  const token = tokens[last ?? -1]
  const lastRank = clauseRanks.get(before)
  if (!token || lastRank === undefined || lastRank === 0) return undefined
  const related = [{ at: token.at, label: `the ${clauseName(before)} is here` }]
  if (/^(?:union|intersect|except)$/.test(word) && lastRank > rank) {
    const hint = `the ${clauseName(before)} of a whole ${clauseName(word)} stands at its end; a part with one stands in parentheses`
    return { hint, related }
  }
  if (lastRank > rank)
    return { hint: `${clauseName(word)} stands before ${clauseName(before)}`, related }
  return before === word ? { hint: twice(word), related } : undefined
}

/** FOR UPDATE is one clause; where a query begins, what stands before it is another one's. */
function isClause(context: SlipContext, i: number): boolean {
  const [word, next] = [wordAt(context, i), wordAt(context, i + 1)]
  if (!clauseRanks.has(word) || wordAt(context, i - 1) === 'for') return false
  if (word === 'on') return !/^(?:conflict|duplicate)$/.test(next)
  // `SELECT order FROM t` where any word may follow SELECT
  return (word !== 'order' && word !== 'group') || next === 'by'
}

function twice(word: string): string {
  const go = word === 'where' || word === 'having' || word === 'on' ? '; go on with AND' : ''
  return `there can be one ${clauseName(word)}${go}`
}

/** `UPDATE t WHERE a SET b = 1` */
const setBehindWhere: FindSlip = (context) => {
  const { tokens, index, labels } = context
  if (!labels.includes('SET') || wordAt(context, index) !== 'where') return undefined
  const behind = tokens.slice(index).some(({ text }) => text.toLowerCase() === 'set')
  return behind ? 'SET stands before WHERE' : undefined
}

/** `DELETE FROM t LIMIT 1` where DELETE has no LIMIT, `DELETE a FROM a JOIN b LIMIT 1` */
const notOfChanges: FindSlip = (context) => {
  const { index, dialect } = context
  const statement = wordAt(context, 0)
  const clause = wordAt(context, index)
  const isOne = statement === 'delete' || statement === 'update'
  if (!isOne || (clause !== 'limit' && clause !== 'order')) return undefined
  if (dialect.grammar.chapters.has('multi-table')) {
    return `${clauseName(clause)} stands in a ${statement.toUpperCase()} of one table only`
  }
  return `${dialect.label} has no ${clauseName(clause)} in ${statement.toUpperCase()}`
}

/** `INSERT INTO t VALUES (1) WHERE a` */
const whereOfValues: FindSlip = (context) => {
  const { index } = context
  const rows = besideBefore(context, index).some((i) => wordAt(context, i) === 'values')
  const isInsert = wordAt(context, 0) === 'insert' && wordAt(context, index) === 'where'
  return isInsert && rows ? 'VALUES has no WHERE: write INSERT ... SELECT ... WHERE ...' : undefined
}

/** `SELECT a FROM t; WHERE b` */
const cutOff: FindSlip = (context) => {
  const first = wordAt(context, 0)
  const begins = context.index === 0 && (clauseRanks.get(first) ?? 0) > 0
  return begins ? 'a ";" may have ended the statement above too early' : undefined
}

function clauseName(word: string): string {
  if (word === 'for') return 'FOR UPDATE'
  return word === 'order' || word === 'group' ? `${word.toUpperCase()} BY` : word.toUpperCase()
}

export const clauseSlips: readonly FindSlip[] = [
  cutOff,
  setBehindWhere,
  swapped,
  whereOfValues,
  notOfChanges,
]
