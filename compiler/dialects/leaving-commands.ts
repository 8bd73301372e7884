import type * as Ast from '../2-parse/ast.ts'
import type { Departure } from './definition-rules.ts'

/** Whether the statement is one of the commands, which are in lower case. */
export function leavingCommand(
  statement: Ast.Statement,
  commands: readonly string[],
): Departure | undefined {
  const text = commandText(statement)
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

/** The words with which a statement begins, in lower case; empty where its kind says more. */
export function commandText(statement: Ast.Statement): string {
  if (statement.kind === 'other') return statement.command
  return statement.kind === 'unmodelled' ? `create ${statement.what}` : ''
}
