import { statSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'
import type { QueryFile, Sources } from '../../compiler/compile.ts'
import type { Renderable } from '../../compiler/diagnostics/render.ts'
import type { SourceFile } from '../../compiler/source/source-file.ts'
import type { Config } from '../config/config.ts'
import { fault, placeOf } from '../diagnostics/fault.ts'
import { emptyDirectory, emptyList } from './empty-schema.ts'
import { findSqlFiles, type SearchedDirectory } from './find-sql-files.ts'
import { type ReadSourceFile, readSourceFile } from './read-source-file.ts'

export interface ReadSources {
  /** What could be read. */
  readonly sources: Sources
  readonly faults: readonly Renderable[]
  /** A fault in the schema makes every answer about a query doubtful. */
  readonly schemaFailed: boolean
  /** The fault that is reported if the queries miss tables and the schema defines none. */
  readonly emptySchema: Renderable
  /** Every file that was read, those with a fault too. */
  readonly files: readonly SourceFile[]
}

/** Reads what quarry.toml names; `root` is its directory, paths of files are relative to it. */
export function readProjectSources(
  root: string,
  config: Config,
  read: ReadSourceFile,
): ReadSources {
  const directory = schemaDirectory(root, config)
  const schema = readDirectory(root, directory, read)
  const queries = readDirectory(root, queryDirectory(root, config), read)
  const none = queries.found === 0 && queries.faults.length === 0
  const missing = none
    ? [fault('no-query-file', { directory: config.queries.value }, config.queries.place)]
    : []
  const emptySchema = emptyDirectory(directory, schema)
  return assemble(schema, { ...queries, faults: [...queries.faults, ...missing] }, emptySchema)
}

/** Reads the files of `schema_dir`, also where the definitions that `gen` reads are those of the migrations. */
export function readSchemaFiles(root: string, config: Config): Pick<Read, 'files' | 'faults'> {
  const directory = schemaDirectory(root, { ...config, schemaFrom: 'files' })
  return readDirectory(root, directory, readSourceFile)
}

/** Reads a file, or the schema files of a directory; paths are as it is named. */
export function readFilesAt(absolute: string, name: string): Pick<Read, 'files' | 'faults'> {
  if (!statSync(absolute).isDirectory())
    return readFiles([{ absolute, path: name, group: name }], readSourceFile)
  const written = { value: name, place: placeOf(name) }
  return readDirectory(
    absolute,
    { key: name, written, absolute, suffix: '.sql', holds: 'schema' },
    readSourceFile,
  )
}

export interface FileLists {
  readonly schema: readonly string[]
  readonly queries: readonly string[]
}

/** Reads files named one by one; paths stay as given, and the group is the name of the file. */
export function readListedSources(cwd: string, lists: FileLists): ReadSources {
  const listed = (paths: readonly string[]) =>
    paths.map((path) => ({ absolute: resolve(cwd, path), path, group: groupOf(basename(path)) }))
  const schema = readFiles(listed(lists.schema), readSourceFile)
  const queries = readFiles(listed(lists.queries), readSourceFile)
  return assemble(schema, queries, emptyList(lists.schema))
}

interface Listed {
  readonly absolute: string
  readonly path: string
  readonly group: string
}

interface Read {
  readonly found: number
  readonly passedOver: number
  readonly queries: readonly QueryFile[]
  readonly files: readonly SourceFile[]
  readonly faults: readonly Renderable[]
}

/** The directory of the definitions: migrations or schema files. */
export function schemaDirectory(root: string, config: Config): SearchedDirectory {
  const { schemaFrom, schemaDirectory: files, migrationsPath } = config
  if (schemaFrom === 'files') {
    const absolute = resolve(root, files.value)
    return { key: 'schema_dir', written: files, absolute, suffix: '.sql', holds: 'schema' }
  }
  const absolute = resolve(root, migrationsPath.value)
  const written = migrationsPath
  return { key: 'migrations_path', written, absolute, suffix: '.up.sql', holds: 'schema' }
}

export function queryDirectory(root: string, { queries }: Config): SearchedDirectory {
  const absolute = resolve(root, queries.value)
  return { key: 'queries', written: queries, absolute, suffix: '.sql', holds: 'queries' }
}

function readDirectory(root: string, directory: SearchedDirectory, read: ReadSourceFile): Read {
  const { paths, passedOver, faults } = findSqlFiles(directory)
  const listed = paths.map((path) => {
    const absolute = join(directory.absolute, path)
    return { absolute, path: slashed(relative(root, absolute)), group: groupOf(path) }
  })
  const found = readFiles(listed, read)
  return { ...found, passedOver, faults: [...faults, ...found.faults] }
}

function readFiles(listed: readonly Listed[], readOne: ReadSourceFile): Read {
  const read = listed.map(({ absolute, path, group }) => ({ ...readOne(absolute, path), group }))
  return {
    found: listed.length,
    passedOver: 0,
    queries: read.flatMap(({ file, fault: failed, group }) =>
      file && !failed ? [{ group, file }] : [],
    ),
    files: read.flatMap(({ file }) => file ?? []),
    faults: read.flatMap(({ fault: failed }) => failed ?? []),
  }
}

function assemble(schema: Read, queries: Read, emptySchema: Renderable): ReadSources {
  return {
    sources: { schema: schema.queries.map(({ file }) => file), queries: queries.queries },
    faults: [...schema.faults, ...queries.faults],
    schemaFailed: schema.faults.length > 0,
    emptySchema,
    files: [...schema.files, ...queries.files],
  }
}

function groupOf(path: string): string {
  return path.replace(/\.sql$/, '').replaceAll('/', '-')
}

/** Windows separates with a backslash; quarry's own paths do not. */
function slashed(path: string): string {
  return path.split(sep).join('/')
}
