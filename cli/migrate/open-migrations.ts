import { type Dirent, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Dialect } from '../../compiler/dialects/dialect.ts'
import type { Renderable } from '../../compiler/diagnostics/render.ts'
import {
  readMigrations,
  type ReadMigrations,
} from '../../runtime/migrate/run/files/read-migrations.ts'
import type { RunnerEngine } from '../../runtime/migrate/run/runner-engine.ts'
import { isSameEngine, runnerOf } from '../../runtime/registry.ts'
import type { Config } from '../config/config.ts'
import { findDialect } from '../config/load-target.ts'
import { openProject } from '../config/open-project.ts'
import { fault, placeOf } from '../diagnostics/fault.ts'
import { ioCode, unreadable } from '../diagnostics/io-fault.ts'
import type { Invocation } from '../invocation.ts'
import { readSourceFile } from '../sources/read-source-file.ts'
import { databaseOfProject } from '../database/find-address.ts'
import { type Findings, hasErrors } from '../terminal/report.ts'

/** The migrations of a project. */
export interface OpenedFiles extends ReadMigrations {
  readonly kind: 'opened'
  readonly engine: RunnerEngine
  readonly dialect: Dialect
  readonly config: Config
  /** The directory of the project file. */
  readonly root: string
  /** The path of a file of the directory of migrations, relative to the project file. */
  readonly pathOf: (file: string) => string
  /** For what is reported later. */
  readonly shownPath: Findings['shownPath']
}

/** With the database that they are for. */
export interface OpenedMigrations extends OpenedFiles {
  readonly url: string
}

interface Refused {
  readonly kind: 'refused'
  readonly findings: Findings
}

/** Reads the project and its migrations; no database is asked. */
export async function openMigrationFiles({ location }: Invocation): Promise<OpenedFiles | Refused> {
  const project = openProject(location)
  const { config, root, shownPath } = project
  if (config === undefined || hasErrors(project.diagnostics))
    return { kind: 'refused', findings: project }
  const dialect = await findDialect(config.dialect)
  if ('code' in dialect)
    return { kind: 'refused', findings: { ...project, diagnostics: [dialect] } }
  const engine = await runnerOf(`${config.dialect.value}:`)
  const pathOf = (file: string) => `${config.migrationsPath.value}/${file}`
  const files = readMigrationFiles({ root, config }, { dialect, engine })
  if (!hasErrors(files.faults))
    return { kind: 'opened', ...files, engine, dialect, config, root, pathOf, shownPath }
  return { kind: 'refused', findings: { diagnostics: files.faults, files: files.files, shownPath } }
}

/** Reads the project and its migrations; `environment` is the name of `--env`. */
export async function openMigrations(
  environment: string | undefined,
  invocation: Invocation,
): Promise<OpenedMigrations | Refused> {
  const opened = await openMigrationFiles(invocation)
  if (opened.kind === 'refused') return opened
  const { config, root, shownPath } = opened
  const found = databaseOfProject({ config, root, environment }, invocation.environment)
  if (found.kind === 'refused') return found
  if (isSameEngine(found.url, config.dialect.value)) return { ...opened, url: found.url }
  const params = { provider: config.dialect.value }
  const { files } = openProject(invocation.location)
  const diagnostics = [fault('other-provider', params, config.dialect.place)]
  return { kind: 'refused', findings: { diagnostics, files, shownPath } }
}

/** The migrations of a project. A directory that is not there has no files yet. */
export function readMigrationFiles(
  { root, config }: { readonly root: string; readonly config: Config },
  language: { readonly dialect: Dialect; readonly engine: RunnerEngine },
): ReadMigrations {
  const pathOf = (file: string) => `${config.migrationsPath.value}/${file}`
  const directory = resolve(root, config.migrationsPath.value)
  const names = namesIn(directory, config)
  if ('code' in names) return { migrations: [], faults: [names], files: [] }
  const read = (name: string) => {
    const { file, fault: failed } = readSourceFile(join(directory, name), pathOf(name))
    return failed ?? file ?? fault('missing-file', {}, placeOf(pathOf(name)))
  }
  return readMigrations(names, { pathOf, read }, language)
}

/** Names with a point at the beginning belong to editors. */
function namesIn(directory: string, { migrationsPath }: Config): readonly string[] | Renderable {
  try {
    return readdirSync(directory, { withFileTypes: true })
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
