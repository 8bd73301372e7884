import type { IntrospectedConnection } from '../engine.ts'
import type { SchemaSection } from './files/schema-section.ts'
import type { Planner } from './plan/plan-steps.ts'
import type { RunnerEngine } from './run/runner-engine.ts'
import type { Definitions } from './schema-object.ts'

/** What an engine does for migrations: it reads schemas as it keeps them, changes them, and runs files of changes. */
export interface MigrationEngine extends Planner {
  /** All objects of the database but those of the engine and of its extensions, and those of quarry itself. */
  define(connection: IntrospectedConnection): Promise<Definitions>
  /** How objects are divided into the files of a schema. */
  readonly sections: readonly SchemaSection[]
  readonly runner: RunnerEngine
}
