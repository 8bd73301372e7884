import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RawValue } from '../../raw-value.ts'
import type { ProcessScratch, Scratch } from '../../engine.ts'
import { disagreements, type DescribingClient } from './disagreements.ts'

/** The part of PGlite's documented interface that is called. */
interface Pglite {
  query<Row>(
    sql: string,
    parameters?: readonly unknown[],
    options?: { readonly rowMode: 'array' },
  ): Promise<{ readonly rows: readonly Row[] }>
  exec(script: string): Promise<unknown>
  describeQuery(sql: string): Promise<{
    readonly queryParams: readonly { readonly dataTypeID: number }[]
    readonly resultFields: readonly { readonly name: string; readonly dataTypeID: number }[]
  }>
  close(): Promise<void>
}

/** PostgreSQL in this process, by the package that the project has installed; undefined where it has none. */
export async function pgliteScratch({
  directory,
  extensions,
}: ProcessScratch): Promise<Scratch | undefined> {
  const require = createRequire(join(directory, 'package.json'))
  const main = resolved('@electric-sql/pglite', require)
  if (main === undefined) return undefined
  const { PGlite } = await import(pathToFileURL(main).href)
  const database: Pglite = await PGlite.create({
    extensions: await modulesOf(extensions, require),
  })
  const { rows } = await database.query<{ server_version: string }>('show server_version')
  return {
    connection: {
      version: rows[0]?.server_version ?? '',
      async query<Row extends object>(sql: string, parameters?: readonly unknown[]) {
        return (await database.query<Row>(sql, parameters)).rows
      },
      async list(sql, parameters) {
        const options = { rowMode: 'array' } as const
        return (await database.query<RawValue[]>(sql, parameters, options)).rows
      },
      execute: async (script) => {
        await database.exec(script)
      },
      disagreements: (query, types) => disagreements(describing(database), query, types),
      close: () => database.close(),
    },
    drop: () => database.close(),
  }
}

/** The extensions that are installed; CREATE EXTENSION reports the missing ones. */
async function modulesOf(
  extensions: readonly string[],
  require: NodeJS.Require,
): Promise<Readonly<Record<string, unknown>>> {
  const found: Record<string, unknown> = {}
  for (const extension of extensions) {
    const name = extension.replaceAll('-', '_')
    for (const path of pathsOf(name)) {
      const module = resolved(path, require)
      if (module === undefined) continue
      found[name] ??= (await import(pathToFileURL(module).href))[name]
    }
  }
  return found
}

function pathsOf(name: string): readonly string[] {
  const packages: Readonly<Record<string, string>> = { vector: 'pgvector' }
  return [`@electric-sql/pglite/contrib/${name}`, `@electric-sql/pglite-${packages[name] ?? name}`]
}

function resolved(path: string, require: NodeJS.Require): string | undefined {
  try {
    return require.resolve(path)
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}

function isAbsent(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'MODULE_NOT_FOUND' || code === 'ERR_PACKAGE_PATH_NOT_EXPORTED'
}

function describing(database: Pglite): DescribingClient {
  return {
    query: (sql, parameters) => database.query(sql, parameters),
    describe: async (text) => {
      const { queryParams, resultFields } = await database.describeQuery(text)
      return {
        parameters: queryParams.map(({ dataTypeID }) => dataTypeID),
        columns: resultFields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID })),
      }
    },
  }
}
