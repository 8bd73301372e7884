import { firstWords } from '../../../migrate/run/first-words.ts'
import { callsFunctions } from './calls-functions.ts'

/**
 * Statements that do nothing to a session but what a reset takes back. `ALTER DATABASE ... SET` and its like change
 * what a new session begins with, and what a block or a procedure does is not known.
 */
const PLAIN =
  /^(?:create|drop|comment|insert|update|delete|truncate|grant|revoke|reindex|vacuum|analyze|alter (?!database|role|user|system))\b/

/** A setting with a point in its name stays behind as an empty text. */
const SETTING = /\bset_config\b/i

/** Definitions that run nothing: what they define is run later. */
const DEFINES =
  /^(?:create (?:or replace )?(?:unlogged )?(?:table|view|sequence|type|domain|schema|trigger|policy)|drop (?:table|index|view|sequence|type|domain|schema|trigger|policy)|alter (?:view|sequence|type|trigger|policy|index)|comment on)\b/
/** These compute values of the rows that are there. */
const COMPUTES = /^(?:alter table|create (?:unique )?index)\b/
/** Constraints that were defined before are checked. */
const CHECKS = /\b(?:validate|attach)\b/i
/** What ends with the session, and rows that a table is filled with as it is made. */
const OF_SESSION = /\b(?:pg_)?temp(?:orary)?\b|\bas\s*\(?\s*(?:select|table|values|with|execute)\b/i
const VIEW = /^create (?:or replace )?view\b/

export function leavesSession(statement: string): boolean {
  const words = firstWords(statement)
  if (VIEW.test(words)) return !/\btemp/i.test(statement)
  if (OF_SESSION.test(statement)) return false
  if (DEFINES.test(words)) return true
  return COMPUTES.test(words) && !CHECKS.test(statement) && !callsFunctions(statement)
}

export function marksSession(statement: string): boolean {
  return !PLAIN.test(firstWords(statement)) || SETTING.test(statement)
}
