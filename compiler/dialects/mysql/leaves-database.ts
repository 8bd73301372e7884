import type * as Ast from '../../2-parse/ast.ts'
import type { Departure } from '../definition-rules.ts'
import { leavingCommand, leavingName } from '../leaving-commands.ts'
import { statementNames } from '../statement-names.ts'

/** Commands on other databases, on accounts, on the server. */
const commands = [
  'create database',
  'create schema',
  'alter database',
  'alter schema',
  'drop database',
  'drop schema',
  'create user',
  'alter user',
  'drop user',
  'rename user',
  'create role',
  'drop role',
  'set role',
  'set default role',
  'set password',
  'set global',
  'set persist',
  'set persist_only',
  'reset persist',
  'create server',
  'alter server',
  'drop server',
  'create tablespace',
  'alter tablespace',
  'drop tablespace',
  'alter instance',
  'install',
  'uninstall',
  'change replication',
  'start replica',
  'stop replica',
  'reset replica',
  'purge binary logs',
  'shutdown',
  'restart',
  'kill',
] as const

/** A schema is a database here: a qualified name is one in another, unless USE has named it. */
export function leavesDatabase(
  statement: Ast.Statement,
  isOwn: (schema: string) => boolean,
): Departure | undefined {
  const { kind, at } = statement
  if (kind === 'create-schema') return { command: 'CREATE DATABASE', at, into: undefined }
  if (kind === 'drop' && statement.object === 'schema') {
    return { command: 'DROP DATABASE', at, into: undefined }
  }
  if (kind === 'other' && statement.command === 'use') {
    return { command: 'USE', at, into: statement.name?.parts[0]?.text }
  }
  const foreign = statementNames(statement).find(({ parts }) => {
    const schema = parts.at(-2)?.text
    return schema !== undefined && !isOwn(schema)
  })
  return foreign ? leavingName(foreign) : leavingCommand(statement, commands)
}
