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
import { databaseOfProject } from '../studio/find-address.ts'
import { type Findings, hasErrors } from '../terminal/report.ts'

/** The migrations of a project, and the database that they are for. */
export interface OpenedMigrations extends ReadMigrations {
  readonly kind: 'opened'
  readonly url: string
  readonly engine: RunnerEngine
  readonly dialect: Dialect
  readonly config: Config
  /** The path of a file of the directory of migrations, relative to the project file. */
  readonly pathOf: (file: string) => string
  /** For what is reported later. */
  readonly shownPath: Findings['shownPath']
}

type Opened = OpenedMigrations | { readonly kind: 'refused'; readonly findings: Findings }

/** Reads the project and its migrations; `environment` is the name of `--env`. */
export async function openMigrations(
  environment: string | undefined,
  invocation: Invocation,
): Promise<Opened> {
  const project = openProject(invocation.location)
  const { config, root, shownPath } = project
  if (config === undefined || hasErrors(project.diagnostics))
    return { kind: 'refused', findings: project }
  const found = databaseOfProject({ config, root, environment }, invocation.environment)
  if (found.kind === 'refused') return found
  const dialect = isSameEngine(found.url, config.dialect.value)
    ? await findDialect(config.dialect)
    : fault('other-provider', { provider: config.dialect.value }, config.dialect.place)
  if ('code' in dialect)
    return { kind: 'refused', findings: { ...project, diagnostics: [dialect] } }
  const engine = await runnerOf(found.url)
  const pathOf = (file: string) => `${config.migrationsPath.value}/${file}`
  const files = readMigrationFiles({ root, config }, { dialect, engine })
  const { url } = found
  if (!hasErrors(files.faults))
    return { kind: 'opened', ...files, url, engine, dialect, config, pathOf, shownPath }
  return { kind: 'refused', findings: { diagnostics: files.faults, files: files.files, shownPath } }
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
