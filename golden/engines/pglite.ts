import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { npmPackage } from './npm-package.ts'

/** PostgreSQL in the process, with extensions that are no part of PostgreSQL. */
export interface Pglite {
  query<Row>(sql: string): Promise<{ readonly rows: readonly Row[] }>
  close(): Promise<void>
}

interface Wanted {
  /** Behind `@electric-sql/pglite-`; what the module calls itself. */
  readonly name: 'pgvector' | 'postgis'
  readonly version: string
}

const wanted = {
  pgvector: { name: 'pgvector', version: '0.0.15' },
  postgis: { name: 'postgis', version: '0.2.8' },
} as const satisfies Record<string, Wanted>

export type PglitePackage = keyof typeof wanted

/** Begins an empty database; npm brings PGlite itself, in the version that the package asks for. */
export async function openPglite(of: PglitePackage): Promise<Pglite> {
  const directory = await pglitePackage(of)
  const module = await import(pathToFileURL(join(directory, 'dist/index.js')).href)
  const home = await import(pathToFileURL(join(directory, '../pglite/dist/index.js')).href)
  const extensions = of === 'pgvector' ? { vector: module.vector } : { postgis: module.postgis }
  const contrib = await import(
    pathToFileURL(join(directory, '../pglite/dist/contrib/fuzzystrmatch.js')).href
  )
  const database: Pglite = await home.PGlite.create({
    extensions: { ...extensions, fuzzystrmatch: contrib.fuzzystrmatch },
  })
  return database
}

/** The directory of the package; PGlite is beside it. */
function pglitePackage(of: PglitePackage): Promise<string> {
  const { name, version } = wanted[of]
  return npmPackage({
    engine: `pglite-${name}`,
    name: `@electric-sql/pglite-${name}`,
    version,
  })
}
