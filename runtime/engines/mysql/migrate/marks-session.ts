import { firstWords } from '../../../migrate/run/first-words.ts'

/**
 * Statements that do nothing to a session but what a reset takes back. USE and DROP DATABASE change the database, and
 * what a procedure does is not known.
 */
const PLAIN =
  /^(?:create (?!database|schema)|drop (?!database|schema)|alter (?!database|schema|user)|rename table|insert|update|delete|replace|truncate|analyze|optimize)\b/

export function marksSession(statement: string): boolean {
  return !PLAIN.test(firstWords(statement))
}
