import { firstWords } from '../../../migrate/run/first-words.ts'

/** MySQL and MariaDB commit before and behind a definition. */
const DEFINITIONS: readonly RegExp[] = [
  /^(?:alter|rename|truncate|grant|revoke|install|uninstall)\b/,
  /^(?:create|drop)\b(?!(?: or replace)? temporary (?:table|sequence)s?\b)/,
]
/** All that commits (MySQL manual, "Statements That Cause an Implicit Commit"; MariaDB's page of that name). */
const COMMITS: readonly RegExp[] = [
  ...DEFINITIONS,
  /^set (?:password|default role)\b/,
  /^set (?:session |local |@@(?:(?:session|local)\.)?)?autocommit\b/,
  /^(?:lock|unlock) (?:tables?|instance)\b/,
  /^(?:analyze|check|optimize|repair) (?:local |no_write_to_binlog )?tables?\b/,
  /^(?:cache index|load index|import table|backup)\b/,
  /^(?:flush|reset|shutdown|restart|clone)\b/,
  /^(?:start|stop) (?:all |\S+ )?(?:replica|replicas|slave|slaves|group_replication)\b/,
  /^change (?:master|replication)\b/,
  /^xa\b/,
]
/** `/*!50001 CREATE VIEW ... *\/` is run by the server, though it looks like a comment. */
const EXECUTED = /\/\*M?!\d*([\s\S]*?)\*\//g

/** Whether MySQL or MariaDB commits before or behind the statement, or refuses it inside a transaction. */
export function breaksTransaction(statement: string): boolean {
  const words = executedWords(statement)
  return COMMITS.some((expression) => expression.test(words))
}

/** Whether a statement that runs, even if it fails then, commits what was written before it. */
export function commitsBefore(statement: string): boolean {
  return (
    breaksTransaction(statement) || /^(?:begin|start transaction)\b/.test(executedWords(statement))
  )
}

/** Whether no transaction is open behind the statement, whatever the session had begun or set before. */
export function commitsItself(statement: string): boolean {
  const words = executedWords(statement)
  return DEFINITIONS.some((expression) => expression.test(words))
}

function executedWords(statement: string): string {
  return firstWords(statement.replaceAll(EXECUTED, ' $1 ')).replace(SET_STATEMENT, '')
}

/** `SET STATEMENT max_statement_time = 5 FOR ...` of MariaDB is what stands behind FOR. */
const SET_STATEMENT = /^set statement .*? for /
