import { resolve } from 'node:path'
import type { Renderable } from '../../compiler/diagnostics/render.ts'
import type { RenameHint } from '../../compiler/rename-hints.ts'
import type { MigrationEngine } from '../../runtime/migrate/migration-engine.ts'
import { MigrationRefused } from '../../runtime/migrate/run/migration-refused.ts'
import { isSameEngine, migrationEngineOf } from '../../runtime/registry.ts'
import type {
  MakeScratch,
  NewPair,
  ProjectMigrations,
} from '../../studio/server/migrations/project-migrations.ts'
import { findDialect } from '../config/load-target.ts'
import { fault } from '../diagnostics/fault.ts'
import type { Invocation } from '../invocation.ts'
import { readMigrationFiles } from '../migrate/open-migrations.ts'
import { openSchema, type SchemaProject } from '../migrate/plan/open-schema.ts'
import { faultOf, planPair, scratchWish } from '../migrate/plan/plan-pair.ts'
import { type MakeScratch as Make, withScratches } from '../migrate/plan/scratches.ts'
import { type PairPlace, writePair } from '../migrate/plan/write-pair.ts'
import { readSchemaFiles } from '../sources/read-sources.ts'
import { writeSchemaFile } from '../sources/write-schema-file.ts'
import type { FoundDatabase } from '../database/find-address.ts'

/** The migrations of the project whose database is served; undefined where it is of no project, or of another engine. */
export async function findMigrations(
  { url, config, root }: FoundDatabase,
  invocation: Invocation,
): Promise<ProjectMigrations | undefined> {
  if (config === undefined || root === undefined) return undefined
  if (!isSameEngine(url, config.dialect.value)) return undefined
  const dialect = await findDialect(config.dialect)
  if ('code' in dialect) return undefined
  const engine = await migrationEngineOf(url)
  const directory = config.migrationsPath.value
  const scratches = { from: url, devUrl: undefined, onTarget: false }
  return {
    ...{ directory, url, engine, dialect, ...config.migrate },
    pathOf: (file) => `${directory}/${file}`,
    read: () => readMigrationFiles({ root, config }, { dialect, engine: engine.runner }),
    schemaPathOf: (file) => `${config.schemaDirectory.value}/${file}`,
    readSchema: () => {
      const { files, faults } = readSchemaFiles(root, config)
      if (faults.length > 0) throw new MigrationRefused(faults)
      return files
    },
    writeSchema: (files) => {
      const faults = files.flatMap((file) => writeSchemaFile(file, root) ?? [])
      if (faults.length > 0) throw new MigrationRefused(faults)
    },
    planFromFiles: async ({ schema, confirmRenames: confirm }) => {
      const confirmRenames = async (possible: readonly RenameHint[]) => confirm(possible)
      const options = { ...scratches, from: undefined, confirmRenames }
      const project = await openedSchema(invocation)
      const wanted = { ...project, schema: schema ?? project.schema }
      return unlessRefused(await planPair(wanted, options, invocation.interrupts))
    },
    withScratches: async (work) => {
      const wish = scratchWish(await openedSchema(invocation), scratches)
      try {
        return await withScratches(wish, invocation.interrupts, (make) => work(refusing(make)))
      } catch (error) {
        throw refusedBy(error, engine)
      }
    },
    write: (pair) => write(pair, { directory: resolve(root, directory), dialect }),
  }
}

/** The project as it is now: its schema files may have changed. Throws MigrationRefused. */
export async function openedSchema(invocation: Invocation): Promise<SchemaProject> {
  const project = await openSchema(invocation)
  if (project.kind === 'opened') return project
  throw new MigrationRefused(project.findings.diagnostics)
}

function unlessRefused<Found extends object>(found: Found | readonly Renderable[]): Found {
  if (isRefused(found)) throw new MigrationRefused(found)
  return found
}

function isRefused(found: object): found is readonly Renderable[] {
  return Array.isArray(found)
}

/** Throws MigrationRefused where no scratch database is to be had. */
function refusing(make: Make): MakeScratch {
  return async () => {
    const scratch = await make()
    if (!('reason' in scratch)) return scratch
    throw new MigrationRefused([fault('no-scratch', scratch, undefined)])
  }
}

function refusedBy(error: unknown, engine: MigrationEngine): MigrationRefused {
  return error instanceof MigrationRefused ? error : new MigrationRefused([faultOf(error, engine)])
}

function write({ name, up, down }: NewPair, place: PairPlace): string {
  const written = writePair({ name, up, down, ...place, now: new Date() })
  if ('code' in written) throw new MigrationRefused([written])
  return /^\d+/.exec(written[0] ?? '')?.[0] ?? ''
}
