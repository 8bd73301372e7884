import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { ROOT } from './run-node.ts'

const otherParsers = ['libpg-query', 'node-sql-parser', 'pgsql-ast-parser']
const drivers = ['pg', 'postgres', 'mysql2', 'better-sqlite3']

/**
 * Gives measurements as the published bundle would run them: tsx keeps the names of functions, which makes
 * the parser three times slower.
 */
export async function withBundle(
  entryPoints: readonly string[],
  use: (directory: string) => void,
): Promise<void> {
  // Inside the repository, so that packages are found.
  const directory = mkdtempSync(join(ROOT, 'node_modules', '.bench-'))
  try {
    await build({
      absWorkingDir: ROOT,
      entryPoints: [...entryPoints],
      outdir: directory,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node22.14',
      minifyWhitespace: true,
      external: [...otherParsers, ...drivers, 'ts-morph'],
      logLevel: 'warning',
    })
    use(directory)
  } finally {
    rmSync(directory, { recursive: true })
  }
}
