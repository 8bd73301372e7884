import { type Dirent, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Dialect } from '../../compiler/dialects/dialect.ts'
import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { readChanged, type ReadChanged } from '../../runtime/migrate/run/files/read-changed.ts'
import {
  type FileReader,
  readMigrations,
  type ReadMigrations,
} from '../../runtime/migrate/run/files/read-migrations.ts'
import type { HistoryRow } from '../../runtime/migrate/run/history/history-row.ts'
import type { RunnerEngine } from '../../runtime/migrate/run/runner-engine.ts'
import { isSameEngine, runnerOf } from '../../runtime/registry.ts'
import type { Config } from '../config/config.ts'
import { dialectLoader, type DialectLoader } from '../config/load-target.ts'
import { openProject } from '../config/open-project.ts'
import { fault, placeOf } from '../diagnostics/fault.ts'
import { ioCode, unreadable } from '../diagnostics/io-fault.ts'
import type { Invocation } from '../invocation.ts'
import { readSourceFile } from '../sources/read-source-file.ts'
import { databaseOfProject } from '../database/find-address.ts'
import { type Findings, hasErrors } from '../terminal/report.ts'

/** A project whose migrations have not been read. */
export interface OpenedProject {
  readonly kind: 'opened'
  readonly engine: RunnerEngine
  readonly dialect: DialectLoader
  readonly config: Config
  /** The directory of the project file. */
  readonly root: string
  /** The path of a file of the directory of migrations, relative to the project file. */
  readonly pathOf: (file: string) => string
  /** For what is reported later. */
  readonly shownPath: Findings['shownPath']
}

/** The migrations of a project. */
export interface OpenedFiles extends ReadMigrations, Omit<OpenedProject, 'dialect'> {
  readonly dialect: Dialect
}

/** With the database that they are for. */
export interface OpenedMigrations extends OpenedFiles {
  readonly url: string
}

export interface Refused {
  readonly kind: 'refused'
  readonly findings: Findings
}

/** Reads the project, and none of its migrations. */
export async function openMigrationProject({
  location,
}: Pick<Invocation, 'location'>): Promise<OpenedProject | Refused> {
  const project = openProject(location)
  const { config, root, shownPath } = project
  if (config === undefined || hasErrors(project.diagnostics))
    return { kind: 'refused', findings: project }
  const dialect = dialectLoader(config.dialect)
  if ('code' in dialect)
    return { kind: 'refused', findings: { ...project, diagnostics: [dialect] } }
  const engine = await runnerOf(`${config.dialect.value}:`)
  const pathOf = (file: string) => `${config.migrationsPath.value}/${file}`
  return { kind: 'opened', engine, dialect, config, root, pathOf, shownPath }
}

/** Reads the project and its migrations; no database is asked. */
export async function openMigrationFiles(invocation: Invocation): Promise<OpenedFiles | Refused> {
  const opened = await openMigrationProject(invocation)
  if (opened.kind === 'refused') return opened
  const { engine, shownPath } = opened
  const dialect = await opened.dialect.load()
  const files = readMigrationFiles(opened, { dialect, engine })
  if (!hasErrors(files.faults)) return { ...opened, ...files, dialect }
  return { kind: 'refused', findings: { diagnostics: files.faults, files: files.files, shownPath } }
}

/** Reads the project and its migrations; `environment` is the name of `--env`. */
export async function openMigrations(
  environment: string | undefined,
  invocation: Invocation,
): Promise<OpenedMigrations | Refused> {
  const opened = await openMigrationFiles(invocation)
  if (opened.kind === 'refused') return opened
  const found = findUrl(opened, environment, invocation)
  return found.kind === 'refused' ? found : { ...opened, url: found.url }
}

/** The address of the database of a project that was opened. */
export function findUrl(
  { config, root, shownPath }: Pick<OpenedProject, 'config' | 'root' | 'shownPath'>,
  environment: string | undefined,
  invocation: Invocation,
): { readonly kind: 'found'; readonly url: string } | Refused {
  const found = databaseOfProject({ config, root, environment }, invocation.environment)
  if (found.kind === 'refused') return found
  if (isSameEngine(found.url, config.dialect.value)) return found
  const params = { provider: config.dialect.value }
  const { files } = openProject(invocation.location)
  const diagnostics = [fault('other-provider', params, config.dialect.place)]
  return { kind: 'refused', findings: { diagnostics, files, shownPath } }
}

type Directory = Pick<OpenedProject, 'root' | 'config'>

/** The migrations of a project. A directory that is not there has no files yet. */
export function readMigrationFiles(
  directory: Directory,
  language: { readonly dialect: Dialect; readonly engine: RunnerEngine },
): ReadMigrations {
  const names = namesIn(directory)
  if ('code' in names) return { migrations: [], faults: [names], files: [] }
  return readMigrations(names, readerOf(directory), language)
}

/** Those of them that the history has as they are written are compared by their texts alone. */
export async function readChangedFiles(
  opened: OpenedProject,
  rows: ReadonlyMap<string, HistoryRow>,
): Promise<ReadChanged> {
  const names = namesIn(opened)
  if ('code' in names) return { migrations: [], unchanged: [], faults: [names], files: [] }
  const { engine, dialect } = opened
  const language = async () => ({ dialect: await dialect.load(), engine })
  return readChanged(names, readerOf(opened), { rows, language })
}

function readerOf({ root, config }: Directory): FileReader {
  const directory = resolve(root, config.migrationsPath.value)
  const pathOf = (file: string) => `${config.migrationsPath.value}/${file}`
  return {
    pathOf,
    read(name) {
      const { file, fault: failed } = readSourceFile(join(directory, name), pathOf(name))
      return failed ?? file ?? fault('missing-file', {}, placeOf(pathOf(name)))
    },
  }
}

/** Names with a point at the beginning belong to editors. */
function namesIn({ root, config }: Directory): readonly string[] | Renderable {
  const { migrationsPath } = config
  try {
    return readdirSync(resolve(root, migrationsPath.value), { withFileTypes: true })
      .filter(isFile)
      .map(({ name }) => name)
  } catch (error) {
    const params = { directory: migrationsPath.value, key: 'migrations_path' }
    if (ioCode(error) === 'ENOENT') return []
    if (ioCode(error) === 'ENOTDIR') return fault('not-a-directory', params, migrationsPath.place)
    return unreadable(migrationsPath.value, error)
  }
}

function isFile(entry: Dirent): boolean {
  return !entry.isDirectory() && !entry.name.startsWith('.')
}
