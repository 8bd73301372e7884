import type * as Ast from '../../2-parse/ast.ts'

/** SET FOREIGN_KEY_CHECKS = 0, as dumps begin; undefined for other statements. */
export function checksForeignKeys(statement: Ast.Statement): boolean | undefined {
  if (statement.kind !== 'other') return undefined
  const last = statement.assigned.findLast(
    ({ variable }) => variable.toLowerCase() === 'foreign_key_checks',
  )
  return last && !isOff(last.value)
}

/** 0, FALSE, OFF and 'off'. */
function isOff(value: Ast.Assigned['value']): boolean {
  if (value?.kind === 'literal') return /^(?:0|false|off)$/i.test(value.value)
  return value?.kind === 'column' && /^off$/i.test(value.parts[0]?.text ?? '')
}
