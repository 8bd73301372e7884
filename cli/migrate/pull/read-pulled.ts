import type { Renderable } from '../../../compiler/diagnostics/render.ts'
import type { MigrationEngine } from '../../../runtime/migrate/migration-engine.ts'
import { migrationText } from '../../../runtime/migrate/migration-text.ts'
import { planSteps } from '../../../runtime/migrate/plan/plan-steps.ts'
import { type Definitions, definitionsOf } from '../../../runtime/migrate/schema-object.ts'
import { engineOf, isSameEngine, migrationEngineOf } from '../../../runtime/registry.ts'
import { findDialect } from '../../config/load-target.ts'
import { fault } from '../../diagnostics/fault.ts'
import type { Interrupts } from '../../process/interrupts.ts'
import type { SchemaProject } from '../plan/open-schema.ts'
import { faultOf, scratchWish } from '../plan/plan-pair.ts'
import { withScratches } from '../plan/scratches.ts'
import { type Pulled, pullSchema } from './pull-schema.ts'

interface PulledDatabase {
  readonly url: string
  readonly devUrl: string | undefined
  /** Scratch databases may be made on the server of the database, wherever that is. */
  readonly onTarget: boolean
}

/** What the schema files of a project are to be so that they define what a database has. */
export async function readPulled(
  project: SchemaProject,
  { url, devUrl, onTarget }: PulledDatabase,
  interrupts: Interrupts,
): Promise<Pulled | readonly Renderable[]> {
  const { config, schema: files, variables } = project
  const provider = config.dialect.value
  if (!isSameEngine(url, provider))
    return [fault('other-provider', { provider }, config.dialect.place)]
  const dialect = await findDialect(config.dialect)
  if ('code' in dialect) return [dialect]
  const engine = await migrationEngineOf(url)
  try {
    const connection = await (await engineOf(url)).connect(url)
    const live = await engine.define(connection).finally(() => connection.close())
    const onServer = { ...variables, [config.urlVariable]: url }
    const schema = [...files, { path: 'live.sql', text: creationText(live, engine) }]
    const place = { from: url, devUrl, onTarget }
    const wish = scratchWish({ ...project, schema, variables: onServer }, place)
    const directory = config.schemaDirectory.value.replace(/\/+$/, '')
    return await withScratches(wish, interrupts, (make) =>
      pullSchema({ live, files, directory, dialect, engine, make }),
    )
  } catch (error) {
    return [faultOf(error, engine)]
  }
}

/** All statements, which tell what extensions a scratch database needs. */
function creationText(live: Definitions, engine: MigrationEngine): string {
  const steps = planSteps({ from: definitionsOf([]), to: live }, engine)
  return migrationText(steps, { parents: [] })
}
