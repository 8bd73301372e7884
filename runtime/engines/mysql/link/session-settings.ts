import type { DatabaseOptions } from '../../../database.ts'

/** The statements that make of a new or a reset session one of quarry. */
export function sessionSettings(
  options: Pick<DatabaseOptions, 'readOnly' | 'statementTimeout'>,
  limitOf: StatementLimit,
): readonly string[] {
  const access = options.readOnly ? ['SET SESSION TRANSACTION READ ONLY'] : []
  return [
    'SET NAMES utf8mb4',
    `SET SESSION time_zone = '+00:00', ${limitOf(options.statementTimeout)}`,
    ...access,
  ]
}

/** The statement by which a server ends none of its own accord. */
export function withoutLimit(version: string): string {
  return `SET SESSION ${statementLimit(version)(0)}`
}

/** How a server is told the milliseconds after which it ends a statement. */
type StatementLimit = (milliseconds: number) => string

/** MySQL counts milliseconds, of SELECT alone; MariaDB seconds, of all statements. */
export function statementLimit(version: string): StatementLimit {
  return version.includes('MariaDB')
    ? (milliseconds) => `max_statement_time = ${milliseconds / 1000}`
    : (milliseconds) => `max_execution_time = ${Math.ceil(milliseconds)}`
}
