import type { Renderable } from '../../compiler/diagnostics/render.ts'
import type { Catalog } from '../../compiler/ir/catalog.ts'
import type { SourceFile } from '../../compiler/source/source-file.ts'
import { fault } from '../diagnostics/fault.ts'
import type { SearchedDirectory } from './find-sql-files.ts'

interface FoundFiles {
  readonly found: number
  readonly passedOver: number
}

const layouts =
  'schema_dir takes *.sql files, those of goose, dbmate, sql-migrate, tern and Flyway too; with schema_from = "migrations" the *.up.sql files of migrations_path are read'

/** The fault of a schema directory whose files define no table, or that has none. */
export function emptyDirectory(
  { key, written, suffix }: SearchedDirectory,
  { found, passedOver }: FoundFiles,
): Renderable {
  const directory = written.value
  if (found > 0) {
    const reason = `the schema files of "${directory}", which "${key}" names, define none`
    return fault('empty-schema', { reason, hint: layouts }, written.place)
  }
  const reason = `there is no *${suffix} file in "${directory}", which "${key}" names`
  const isOtherLayout = suffix === '.up.sql' && passedOver > 0
  const hint = isOtherLayout
    ? `for its other *.sql files write schema_from = "files" and schema_dir = "${directory}"`
    : layouts
  return fault('empty-schema', { reason, hint }, written.place)
}

/** The same for files that the command line names. */
export function emptyList(paths: readonly string[]): Renderable {
  const reason = paths.length === 0 ? '--schema is not given' : 'the files of --schema define none'
  return fault('empty-schema', { reason, hint: 'name the schema: --schema FILE...' }, undefined)
}

export interface EmptySchema {
  /** The message about it, unless a fault in a schema file explains it. */
  readonly told: Renderable
  readonly schemaFiles: readonly SourceFile[]
}

/** The diagnostics with one for the empty schema in place of one for each table that is missing. */
export function sayEmptySchemaOnce<Found extends Renderable>(
  diagnostics: readonly Found[],
  { schemas }: Catalog,
  { told, schemaFiles }: EmptySchema,
): readonly (Found | Renderable)[] {
  const relations = [...schemas.values()].flatMap((schema) => [...schema.relations.values()])
  // The engine's own relations have no place.
  if (relations.some(({ place }) => place !== undefined)) return diagnostics
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const paths = new Set(schemaFiles.map(({ path }) => path))
  const isOfSchema = ({ place }: Renderable) => place !== undefined && paths.has(place.file)
  const missing = errors.filter((each) => each.code === 'unknown-relation' && !isOfSchema(each))
  if (missing.length === 0) return diagnostics
  const others = diagnostics.filter((each) => !missing.includes(each))
  return errors.some(isOfSchema) ? others : [told, ...others]
}
