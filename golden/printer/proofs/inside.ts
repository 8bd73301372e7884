import { classify } from '../../../compiler/classify.ts'
import { sqlite } from '../../../compiler/dialects/sqlite/dialect.ts'

/** Statements that a test may execute: ATTACH would make a file. */
export function inside(statements: readonly string[]): readonly string[] {
  return statements.filter((sql) => !classify(sql, sqlite, () => true).leavesDatabase)
}
