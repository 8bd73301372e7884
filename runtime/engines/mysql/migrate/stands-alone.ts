import { firstWords } from '../../../migrate/run/first-words.ts'

/** What changes rows and nothing else: all other statements commit by themselves, or may. */
const CHANGES_ROWS =
  /^(?:insert|update|delete|replace|load|import table|with|select|values|table|set|do)\b/
const COMMITS = /^(?:load index|select .* into (?:out|dump)file)\b/

/** MySQL commits before and behind every definition (its manual, "Statements That Cause an Implicit Commit"). */
export function standsAlone(statement: string): boolean {
  const words = firstWords(statement)
  return !CHANGES_ROWS.test(words) || COMMITS.test(words)
}
