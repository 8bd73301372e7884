import type * as Ast from '../../2-parse/ast.ts'
import type { Departure } from '../definition-rules.ts'
import { commandText, leavingCommand } from '../leaving-commands.ts'

/** Commands on what all databases of a server share, on the server itself, or on its machine. */
const commands = [
  'create database',
  'alter database',
  'drop database',
  'create role',
  'alter role',
  'drop role',
  'create user',
  'alter user',
  'drop user',
  'create group',
  'alter group',
  'drop group',
  'create tablespace',
  'alter tablespace',
  'drop tablespace',
  'alter system',
  'create subscription',
  'alter subscription',
  'drop subscription',
  'reassign owned',
  'drop owned',
  'copy program',
  'load',
] as const

/** A user mapping is an object of its database, unlike the user whose name begins so. */
const USER_MAPPING = /^(?:create|alter|drop) user mapping\b/

/** What of the statement reaches beyond the database it runs in. */
export function leavesDatabase(statement: Ast.Statement): Departure | undefined {
  const leaving = leavingCommand(statement, commands)
  return leaving !== undefined && USER_MAPPING.test(commandText(statement)) ? undefined : leaving
}
