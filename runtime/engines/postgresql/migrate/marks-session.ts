import { firstWords } from '../../../migrate/run/first-words.ts'

/**
 * Statements that do nothing to a session but what a reset takes back. `ALTER DATABASE ... SET` and its like change
 * what a new session begins with, and what a block or a procedure does is not known.
 */
const PLAIN =
  /^(?:create|drop|comment|insert|update|delete|truncate|grant|revoke|reindex|vacuum|analyze|alter (?!database|role|user|system))\b/

/** A setting with a point in its name stays behind as an empty text. */
const SETTING = /\bset_config\b/i

export function marksSession(statement: string): boolean {
  return !PLAIN.test(firstWords(statement)) || SETTING.test(statement)
}
