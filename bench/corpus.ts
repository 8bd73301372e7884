import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printPrecision } from './corpus-precision.ts'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const SHARED = join(dirname(ROOT), 'shared')
const PROGRAM = join(SHARED, 'measure', 'check.mjs')
const CORPORA = ['postgresql', 'mysql', 'sqlite'].map((name) =>
  join(SHARED, 'corpus', `queries.${name}.jsonl`),
)

process.exitCode = await measureCorpora(process.argv.slice(2))

/** Compares what quarry says of each query of the corpora with what the engines said of it. */
async function measureCorpora(flags: readonly string[]): Promise<number> {
  const absent = [PROGRAM, ...CORPORA].filter((path) => !existsSync(path))
  if (absent.length > 0) {
    process.stdout.write(`SKIPPED: the query corpus is not beside this repository:\n`)
    for (const path of absent) process.stdout.write(`  ${path}\n`)
    return 0
  }
  const quarry = `${process.execPath} ${join(ROOT, 'dist', 'quarry.js')}`
  const args = [PROGRAM, quarry, ...CORPORA, ...flags]
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  await printPrecision()
  return status ?? 1
}
