import { callsFunctions } from '../../../migrate/run/calls-functions.ts'
import { firstWords } from '../../../migrate/run/first-words.ts'

/**
 * Statements that do nothing to a session but what a reset takes back. `ALTER DATABASE ... SET` and its like change
 * what a new session begins with, and what a block or a procedure does is not known.
 */
const PLAIN =
  /^(?:create|drop|comment|insert|update|delete|truncate|grant|revoke|reindex|vacuum|analyze|alter (?!database|role|user|system))\b/

/** A setting with a point in its name stays behind as an empty text. */
const SETTING = /\bset_config\b/i

/** Definitions that run no code of the user's, and changes of rows. */
const DEFINES =
  /^(?:(?:create|alter|drop) (?:or replace )?(?:unlogged )?(?:unique )?(?:table|index|view|sequence|type|domain|schema|trigger|policy)|comment on|truncate)\b/
const CHANGES_ROWS = /^(?:insert into|update|delete from)\b/
/** What ends with the session, and what tells of it. */
const OF_SESSION =
  /\b(?:pg_)?temp(?:orary)?\b|\b(?:currval|lastval|setseed|random|current_setting)\b|advisory|\bas\s*\(?\s*(?:select|table|values|with|execute)\b/i
const VIEW = /^create (?:or replace )?view\b/

export function leavesSession(statement: string): boolean {
  const words = firstWords(statement)
  if (marksSession(statement)) return false
  if (VIEW.test(words)) return !/\btemp/i.test(statement)
  if (OF_SESSION.test(statement)) return false
  return DEFINES.test(words) || (CHANGES_ROWS.test(words) && !callsFunctions(statement))
}

export function marksSession(statement: string): boolean {
  return !PLAIN.test(firstWords(statement)) || SETTING.test(statement)
}
