import type { Relation } from '../../../compiler/ir/catalog.ts'
import { lintScript } from '../../../compiler/lint-script.ts'
import { readScript } from '../../../compiler/read-script.ts'
import { Refusal } from '../failure/refusal.ts'
import type { Studio } from '../studio.ts'

const FILE = 'where'

/**
 * Judges a condition that a person has written in SQL: it must be one condition over the table, and reach for nothing
 * else. Throws: Refusal with the places of what is wrong, counted in the condition.
 */
export async function checkWhere(
  where: string | undefined,
  relation: Relation,
  { studio, signal }: { readonly studio: Studio; readonly signal: AbortSignal },
): Promise<void> {
  if (where === undefined) return
  const { dialect, sqlText } = studio.opened
  const before = `SELECT 1 FROM ${sqlText.relation(relation)} WHERE (`
  // On a line of its own, so that a comment cannot swallow the parenthesis.
  const text = `${before}${where}\n)`
  const statements = readScript(text, dialect)
  const [only] = statements
  const isOne = statements.length === 1 && only?.kind === 'query' && only.text === text
  if (!isOne || only.reachesFiles !== undefined || only.parameters.labels.length > 0)
    throw notACondition()
  if (!isBalanced(where, studio)) throw notACondition()
  const found = lintScript({ path: FILE, text }, await studio.catalog(signal), dialect)
  const details = found
    .filter(({ severity }) => severity === 'error')
    .map(({ message, code, place }) => ({
      path: 'where',
      message,
      kind: code,
      position: Math.max(1, place.start - before.length + 1),
    }))
  if (details.length > 0) throw new Refusal('bad_request', { details })
}

function notACondition(): Refusal {
  return new Refusal('bad_request', {
    details: [{ path: 'where', message: 'this is not one condition' }],
  })
}

/** `a) OR (b` closes the parenthesis around it: the same text without that parenthesis must be a condition too. */
function isBalanced(where: string, { opened: { dialect } }: Studio): boolean {
  const [only, ...others] = readScript(`SELECT ${where}\n`, dialect)
  return only?.kind === 'query' && others.length === 0
}
