import type { Synopses } from '../../grammar.ts'
import * as mysql from '../../mysql/statements/statements.ts'
import { accounts } from './accounts.ts'
import { administration } from './administration.ts'
import { programs } from './programs.ts'
import { show } from './show.ts'
import { specialCallClauses } from './special-calls.ts'
import { tables } from './tables.ts'

const own: readonly Synopses[] = [accounts, administration, programs, show, tables]

/** What MariaDB has not. */
const absent: ReadonlySet<string> = new Set([
  'alter instance',
  'alter library',
  'alter resource group',
  'change replication filter',
  'change replication source',
  'alter logfile group',
  'clone',
  'create database|schema',
  'create library',
  'create logfile group',
  'create role',
  'create server',
  'create user',
  'drop library',
  'drop logfile group',
  'get [current|stacked] diagnostics',
  'purge binary logs',
  'create resource group',
  'create spatial reference system',
  'create [or] [replace] spatial reference system',
  'create [undo] tablespace',
  'alter [undo] tablespace',
  'drop [undo] tablespace',
  'drop resource group',
  'drop spatial reference system',
  'import table',
  'install component',
  'lock instance',
  'restart',
  'set resource group',
  'start group_replication',
  'start replica',
  'stop group_replication',
  'stop replica',
  'uninstall component',
])

/** The first that leads a statement counts: MariaDB's own come first. */
export const statements: Synopses['statements'] = {
  ...Object.assign({}, ...own.map((each) => each.statements)),
  ...Object.fromEntries(
    Object.entries(mysql.statements).filter(
      ([words]) => !absent.has(words) && !own.some((each) => Object.hasOwn(each.statements, words)),
    ),
  ),
}

/** ALTER COLUMN ... SET INVISIBLE */
const { visibility: _, ...shared } = mysql.clauses

export const clauses: Synopses['clauses'] = Object.assign(
  {},
  shared,
  specialCallClauses,
  ...own.map((each) => each.clauses),
)
