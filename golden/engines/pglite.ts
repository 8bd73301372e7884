import { npmPackage } from './npm-package.ts'

/** The packages of extensions; npm brings PGlite itself, in the version that each asks for. */
const versions = { pgvector: '0.0.15', postgis: '0.2.8' } as const

export type PglitePackage = keyof typeof versions

/** The directory of the package, which a project may have installed; PGlite is beside it. */
export function pglitePackage(of: PglitePackage): Promise<string> {
  const name = `@electric-sql/pglite-${of}`
  return npmPackage({ engine: `pglite-${of}`, name, version: versions[of] })
}
