import { loadDialect } from '../../../../compiler/dialects/registry.ts'
import type { Connection } from '../../../../runtime/engine.ts'
import { mysqlMigrations } from '../../../../runtime/engines/mysql/migrate/migrations.ts'
import { runSteps } from '../../../../runtime/migrate/run-steps.ts'
import type { Step } from '../../../../runtime/migrate/step.ts'
import type { Product } from './products.ts'

/** Runs the steps as a file of a migration: checks first. Throws MigrationRefused and RefusedReplay. */
export async function applySteps(
  connection: Connection,
  steps: readonly Step[],
  product: Product,
): Promise<void> {
  await runSteps(connection, steps, {
    engine: mysqlMigrations,
    dialect: await loadDialect(product),
  })
}
