import type * as Ast from '../2-parse/ast.ts'
import type { Departure } from './definition-rules.ts'

/** Whether the statement is one of the commands, which are in lower case. */
export function leavingCommand(
  statement: Ast.Statement,
  commands: readonly string[],
): Departure | undefined {
  if (statement.kind !== 'other' && statement.kind !== 'unmodelled') return undefined
  const text = statement.kind === 'other' ? statement.command : `create ${statement.what}`
  const command = commands.find((each) => text === each || text.startsWith(`${each} `))
  return command === undefined
    ? undefined
    : { command: command.toUpperCase(), at: statement.at, into: undefined }
}

/** A name that stands in another database. */
export function leavingName({ parts, at }: Ast.QualifiedName): Departure {
  const name = parts.map(({ text }) => text).join('.')
  return { command: `the name "${name}"`, at, into: undefined }
}
