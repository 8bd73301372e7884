import type { Connection } from '../../../../runtime/engine.ts'
import { direct } from '../../../../runtime/engines/sqlite/migrate/rebuild/direct.ts'
import { sqliteRunner } from '../../../../runtime/engines/sqlite/migrate/runner.ts'
import { migrationText } from '../../../../runtime/migrate/migration-text.ts'
import type { Step } from '../../../../runtime/migrate/step.ts'

const DIRECTIVE = /^-- quarry:(\w+) (.*)/m

/** Runs the steps as a file of a migration: checks first, then all in one transaction. Throws a refusal. */
export async function applySteps(connection: Connection, steps: readonly Step[]): Promise<void> {
  for (const { checks = [] } of steps)
    for (const { count, refusal } of checks)
      if ((await countRows(connection, count)) > 0n) throw new Error(refusal)
  await runStatements(
    connection,
    steps.map((step) => migrationText([step], { parents: [] }).trimEnd().replace(/;$/, '')),
  )
}

export async function runStatements(
  connection: Connection,
  statements: readonly string[],
): Promise<void> {
  const isDirected = statements.some((sql) => DIRECTIVE.test(sql))
  const work = async () => {
    for (const sql of statements) {
      const [, directive = '', argument = ''] = DIRECTIVE.exec(sql) ?? []
      if (directive === '') await connection.execute(sql)
      else await direct(connection, { directive, argument, sql })
    }
  }
  await sqliteRunner.transaction(connection, work, { isDirected })
}

/** What a query answers that asks for one number. */
export async function countRows(connection: Connection, sql: string): Promise<bigint> {
  const [row = {}] = await connection.query<Record<string, bigint>>(sql)
  return Object.values(row)[0] ?? 0n
}
