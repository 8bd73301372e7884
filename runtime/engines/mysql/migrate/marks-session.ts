import { callsFunctions } from '../../../migrate/run/calls-functions.ts'
import { firstWords } from '../../../migrate/run/first-words.ts'

/**
 * Statements that do nothing to a session but what a reset takes back. USE and DROP DATABASE change the database, and
 * what a procedure does is not known.
 */
const PLAIN =
  /^(?:create (?!database|schema)|drop (?!database|schema)|alter (?!database|schema|user)|rename table|insert|update|delete|replace|truncate|analyze|optimize)\b/

/** Definitions that run no code of the user's, and changes of rows. */
const DEFINES =
  /^(?:(?:create|alter|drop|rename) (?:or replace )?(?:unique |fulltext |spatial )?(?:table|index|view|trigger)|truncate)\b/
const CHANGES_ROWS = /^(?:insert into|replace into|update|delete from)\b/
/** Variables of the session, and rows that a definition takes from a query. */
const OF_SESSION = /@|\b(?:select|rand)\b/i
const VIEW = /^create (?:or replace )?view\b/

export function leavesSession(statement: string): boolean {
  const words = firstWords(statement)
  if (VIEW.test(words)) return true
  if (OF_SESSION.test(statement)) return false
  return DEFINES.test(words) || (CHANGES_ROWS.test(words) && !callsFunctions(statement))
}

export function marksSession(statement: string): boolean {
  return !PLAIN.test(firstWords(statement))
}
