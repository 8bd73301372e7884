import type { Dialect } from '../../../../compiler/dialects/dialect.ts'
import { readTokens } from '../../../../compiler/read-tokens.ts'
import { firstWords } from '../first-words.ts'
import type { ScriptStatement } from '../files/migration.ts'
import { beforeRenames, isName, namesIn } from './earlier-statements.ts'

/**
 * The question of a check, as it is asked of the database before these statements are run. Undefined where one of them
 * may mend the rows that it counts: what there will be by then is for the engine to say.
 */
export function checkQuestion(
  count: string,
  before: readonly ScriptStatement[],
  dialect: Dialect,
): string | undefined {
  let question = count
  for (const statement of before.toReversed()) {
    if (mayMend(statement, question, dialect)) return undefined
    question = beforeRenames(question, [statement], dialect)
  }
  return question
}

/** Calls and blocks of code among what writes rows. */
const WRITES =
  /^(?:call|exec|execute|do|begin|select|with|insert|replace|merge|update|delete|truncate|copy|load)\b/

/** An UPDATE has to name a column of the question beside its table. */
function mayMend({ text }: ScriptStatement, question: string, dialect: Dialect): boolean {
  const words = firstWords(text)
  if (!WRITES.test(words)) return false
  const written = new Set(namesIn(text, dialect))
  const shared = askedNames(question, dialect).filter((name) => written.has(name))
  return shared.length > (words.startsWith('update') ? 1 : 0)
}

/** The tables and columns: a word in front of a point is a schema. */
function askedNames(question: string, dialect: Dialect): readonly string[] {
  const tokens = readTokens(question, dialect)
  const names = tokens.flatMap((token, index) => {
    const isPrefix = tokens[index + 1]?.text === '.'
    return isName(token) && !isPrefix && !KEYWORDS.test(token.value) ? [token.value] : []
  })
  return [...new Set(names)]
}

/** What stands in a question besides names. */
export const KEYWORDS =
  /^(?:select|count|from|where|and|or|not|is|null|in|like|between|exists|cast|as)$/i
