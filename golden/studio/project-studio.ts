import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { freshDatabase } from '../engines/fresh-database.ts'
import { skip } from '../skip.ts'
import { type Files, makeProject } from '../suites/cli/project.ts'
import { type MigratedEngine, providers } from '../suites/migrate/harness.ts'
import { execute, rowsOf } from './shop-database.ts'
import { type StartedStudio, startStudio } from './start-studio.ts'

/** `quarry studio` in the directory of a project with a database of its own. */
export interface ProjectStudio extends Pick<StartedStudio, 'origin' | 'output' | 'interrupt'> {
  readonly root: string
  readonly url: string
  /** The rows of a query, past the studio. */
  rows(sql: string): Promise<readonly object[]>
  execute(sql: string): Promise<void>
  /** The names of the files of the migrations. */
  files(): readonly string[]
}

export interface ProjectWish {
  readonly engine: MigratedEngine
  /** By their paths in the project. */
  readonly files?: Files
  /** What the database has before the studio is started. */
  readonly before?: string
  readonly args?: readonly string[]
  /** The addresses of other databases, by the names of their environments. */
  readonly environments?: Readonly<Record<string, string>>
}

/** Serves a project as long as the work lasts. */
export async function withProjectStudio(
  { engine, files = {}, before = '', args = [], environments = {} }: ProjectWish,
  work: (studio: ProjectStudio) => Promise<void>,
): Promise<void> {
  const fresh = await freshDatabase(engine)
  if (fresh.kind === 'unavailable') return skip(fresh.reason)
  const { url } = fresh
  const names = Object.keys(environments)
  const tables = names.map((name) => `[environments.${name}]\nurl_env = "${variableOf(name)}"\n`)
  const config = `version = "2"\n[database]\nprovider = "${providers[engine]}"\n${tables.join('')}`
  const others = names.map((name) => `${variableOf(name)}=${environments[name]}\n`)
  const variables = [`DATABASE_URL=${url}\n`, ...others].join('')
  const own = { 'quarry.toml': config, '.env': variables, 'db/queries': undefined }
  const root = makeProject({ ...own, ...files })
  await execute(url, [before])
  const studio = await startStudio({ args, cwd: root, onlyDatabase: url })
  try {
    await work({
      ...{ root, url, ...studio },
      rows: (sql) => rowsOf(url, sql),
      execute: (sql) => execute(url, [sql]),
      files: () => readdirSync(join(root, 'db/migrations')).toSorted(),
    })
  } finally {
    await studio.stop()
    await fresh.drop()
  }
}

function variableOf(environment: string): string {
  return `${environment.toUpperCase()}_URL`
}
