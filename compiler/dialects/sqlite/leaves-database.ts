import type * as Ast from '../../2-parse/ast.ts'
import type { Departure } from '../definition-rules.ts'
import { leavingCommand, leavingName } from '../leaving-commands.ts'
import { statementNames } from '../statement-names.ts'

const commands = ['attach', 'detach', 'vacuum into'] as const

/** What of the statement reaches beyond the file. */
export function leavesDatabase(
  statement: Ast.Statement,
  isOwn: (schema: string) => boolean,
): Departure | undefined {
  const foreign = statementNames(statement).find(({ parts }) => {
    const schema = parts.at(-2)?.text
    return schema !== undefined && !isOwn(schema)
  })
  return foreign ? leavingName(foreign) : leavingCommand(statement, commands)
}
