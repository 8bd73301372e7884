import type * as Ast from '../../2-parse/ast.ts'

const assignment = /\bforeign_key_checks\s*:?=\s*([^\s,;*]+)/i

/** SET FOREIGN_KEY_CHECKS = 0, as dumps begin; undefined for other statements. */
export function checksForeignKeys(statement: Ast.Statement): boolean | undefined {
  if (statement.kind !== 'other' || statement.command.split(' ')[0] !== 'set') return undefined
  const value = assignment.exec(statement.text)?.[1]?.toLowerCase()
  return value === undefined ? undefined : value !== '0' && value !== 'off' && value !== 'false'
}
