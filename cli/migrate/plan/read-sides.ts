import { compileSchema } from '../../../compiler/compile-schema.ts'
import { describeParts } from '../../../compiler/describe-parts.ts'
import type { Renderable } from '../../../compiler/diagnostics/render.ts'
import { leavingFaults } from '../../../compiler/leaving-faults.ts'
import { renameHints, type RenameHint } from '../../../compiler/rename-hints.ts'
import type { Connection } from '../../../runtime/engine.ts'
import { copySchema } from '../../../runtime/migrate/copy-schema.ts'
import type { MigrationEngine } from '../../../runtime/migrate/migration-engine.ts'
import { RefusedReplay, replay } from '../../../runtime/migrate/replay.ts'
import type { Definitions } from '../../../runtime/migrate/schema-object.ts'
import { engineOf } from '../../../runtime/registry.ts'
import { fault } from '../../diagnostics/fault.ts'
import { readMigrationFiles } from '../open-migrations.ts'
import { loadSchema } from './load-schema.ts'
import type { SchemaProject } from './open-schema.ts'
import type { MakeScratch } from './scratches.ts'

/** A schema that a scratch database has. */
export interface LoadedSide {
  readonly scratch: Connection
  readonly definitions: Definitions
}

export type ReadSide = LoadedSide | readonly Renderable[]

export function isRead(side: ReadSide): side is LoadedSide {
  return 'scratch' in side
}

export interface Reading {
  readonly project: SchemaProject
  readonly engine: MigrationEngine
  readonly make: MakeScratch
}

/** The schema of the schema files. */
export async function readSchemaSide({ project, engine, make }: Reading): Promise<ReadSide> {
  const scratch = await make()
  if ('reason' in scratch) return [fault('no-scratch', scratch, undefined)]
  const refused = await loadSchema(project.schema, scratch, project.dialect)
  return refused.length > 0 ? refused : { scratch, definitions: await engine.define(scratch) }
}

/** The schema of a database that lives: read there, and made again on a scratch database. Throws RefusedReplay. */
export async function readLiveSide(
  url: string,
  { project, engine, make }: Reading,
): Promise<ReadSide> {
  const connection = await (await engineOf(url)).connect(url)
  try {
    const scratch = await make()
    if ('reason' in scratch) return [fault('no-scratch', scratch, undefined)]
    const live = await engine.define(connection)
    await copySchema(live, scratch, { engine, dialect: project.dialect })
    return { scratch, definitions: live }
  } finally {
    await connection.close()
  }
}

/** The schema that the migrations lead to, from nothing. */
export async function readMigrationsSide({ project, engine, make }: Reading): Promise<ReadSide> {
  const { dialect } = project
  const { runner } = engine
  const { migrations, faults } = readMigrationFiles(project, { dialect, engine: runner })
  const leaving = leavingFaults(
    migrations.map(({ up }) => up.file),
    dialect,
  )
  if (faults.length + leaving.length > 0) return [...faults, ...leaving]
  const scratch = await make()
  if ('reason' in scratch) return [fault('no-scratch', scratch, undefined)]
  try {
    for (const { up } of migrations) await replay(up, scratch, runner)
  } catch (error) {
    if (!(error instanceof RefusedReplay)) throw error
    const { script, statement, message } = error
    const place = { file: script.file.path, ...statement.at }
    return [fault('refused-replay', { reason: message }, place)]
  }
  return { scratch, definitions: await engine.define(scratch) }
}

/** What the schema files say of earlier names. Nothing is compiled where they say nothing. */
export function hintsOf({ schema, dialect }: SchemaProject): readonly RenameHint[] {
  if (!schema.some(({ text }) => text.includes('@renamed'))) return []
  return renameHints(compileSchema(schema, dialect, describeParts).catalog, schema)
}
