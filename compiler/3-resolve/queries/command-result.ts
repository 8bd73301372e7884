import type * as Ast from '../../2-parse/ast.ts'
import type { Dialect } from '../../dialects/dialect.ts'
import type * as Ir from '../../ir/query.ts'

/** The rows of a statement that is sent unread; undefined where nothing is known of them. */
export function commandResult(
  { command, name, plain, at }: Ast.Other,
  { semantics }: Dialect,
): Ir.CommandResult | undefined {
  const subject = name?.parts.at(-1)?.text
  const hasValue = name !== undefined && name.at.end < at.end
  return semantics.commandResult({ command, subject, hasValue, text: plain })
}
