import { writtenName } from '../text/written-name.ts'

/** A statement with what the runner is to do with it. */
export function directedSql(
  directive: 'rebuild' | 'drop',
  name: string,
  sql: string,
  more: readonly string[] = [],
): string {
  return [`-- quarry:${directive} ${writtenName(name)}`, ...more, sql].join('\n')
}

/** A column that is filled by an expression over the old table. */
export function copyLine(column: string, expression: string): string {
  return `-- quarry:copy ${writtenName(column)} = ${expression}`
}
