import { DatabaseFailure } from '../../../database-failure.ts'
import { withoutComments } from '../../../command-of.ts'
import type { Status } from './read-rows.ts'

/**
 * Statements that hold others, among which may be one that begins a transaction that writes: a procedure, or on MariaDB
 * `BEGIN NOT ATOMIC START TRANSACTION READ WRITE; DELETE FROM t; COMMIT; END`.
 */
const BLOCK = /^(?:call|if|case|loop|while|repeat|for|execute|\w+\s*:)/i
const BEGIN = /^begin\b(?!\s*(?:work\s*)?;?\s*$)/i

/** Statements that change the server, which has no transaction for it. */
const OF_SERVER =
  /^(?:purge|reset|shutdown|install|uninstall)\b|^set\b.*\b(?:global|persist|persist_only)\b/is

/** `SELECT ... INTO OUTFILE 'a.txt'`; a column of that name stands in quotes. */
const TO_FILE = /\binto\b.*(?<!`)\b(?:outfile|dumpfile)\b(?!`)/is

/** The server runs what stands in it: `/*! CALL p() *\/`. */
const CONDITIONAL = /\/\*M?!/

/** Throws DatabaseFailure for what the session's being read only does not hold back. */
export function refuseUnguarded(sql: string): void {
  const text = withoutComments(sql)
  const before = sql.slice(0, sql.length - text.length)
  if (BLOCK.test(text) || BEGIN.test(text)) throw refusal('a block of statements')
  if (CONDITIONAL.test(before)) throw refusal('a statement in a comment')
  if (OF_SERVER.test(text)) throw refusal('a change of the server')
  if (TO_FILE.test(text)) throw refusal('a file of the server')
}

/** Ends a transaction that may write, which a person has begun in a session that only reads. */
export async function refuseWriting(
  { inTransaction, isReadOnly }: Status,
  rollback: () => Promise<void>,
): Promise<void> {
  if (!inTransaction || isReadOnly) return
  await rollback()
  throw refusal('a transaction that may write')
}

function refusal(what: string): DatabaseFailure {
  const cause = new Error(`${what} is refused on a connection that only reads`)
  return new DatabaseFailure({ kind: 'read-only' }, { cause })
}
