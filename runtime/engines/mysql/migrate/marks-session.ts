import { firstWords } from '../../../migrate/run/first-words.ts'

/**
 * Statements that do nothing to a session but what a reset takes back. USE and DROP DATABASE change the database, and
 * what a procedure does is not known.
 */
const PLAIN =
  /^(?:create (?!database|schema)|drop (?!database|schema)|alter (?!database|schema|user)|rename table|insert|update|delete|replace|truncate|analyze|optimize)\b/

/** Definitions, in which functions of the user's are not allowed. */
const DEFINES =
  /^(?:(?:create|alter|drop|rename) (?:or replace )?(?:unique |fulltext |spatial )?(?:table|index|view|trigger)|truncate)\b/
/** Variables of the session, and rows that a table is filled with as it is made. */
const OF_SESSION = /@|\bselect\b/i
const VIEW = /^create (?:or replace )?view\b/

export function leavesSession(statement: string): boolean {
  const words = firstWords(statement)
  return VIEW.test(words) || (DEFINES.test(words) && !OF_SESSION.test(statement))
}

export function marksSession(statement: string): boolean {
  return !PLAIN.test(firstWords(statement))
}
