import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { median } from './parse/median.ts'
import { table } from './parse/table.ts'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const QUARRY = join(ROOT, 'dist', 'quarry.js')
const BOOKSHOP = join(ROOT, 'examples', 'bookshop', 'postgresql')
const RUNS = 5

await printBench()

/**
 * What reading SQL costs, measured on a bundle as the published one is: tsx keeps the names of functions,
 * which makes the parser three times slower.
 */
async function printBench(): Promise<void> {
  // Inside the repository, so that the other parsers are found.
  const directory = mkdtempSync(join(ROOT, 'node_modules', '.bench-parse-'))
  try {
    await bundle(directory)
    run([join(directory, 'measure.js')], 'inherit')
    process.stdout.write(`\n${table(setUpRows(directory))}\n${table(commandRows())}`)
  } finally {
    rmSync(directory, { recursive: true })
  }
}

async function bundle(outdir: string): Promise<void> {
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['bench/parse/measure.ts', 'bench/parse/set-up.ts'],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    minifyWhitespace: true,
    external: ['libpg-query', 'node-sql-parser', 'pgsql-ast-parser'],
    logLevel: 'warning',
  })
}

/** In a process of its own each, because the first parser built warms up the next. */
function setUpRows(directory: string): readonly (readonly string[])[] {
  const head = ['set-up in the bundle, once', 'import', 'first parse', 'both, at most 200 ms']
  const rows = ['postgresql', 'mysql', 'mariadb', 'sqlite'].map((name) => {
    const times = Array.from({ length: RUNS }, () => run([join(directory, 'set-up.js'), name]).text)
    const column = (index: number) => median(times.map((text) => Number(text.split(' ')[index])))
    const [imported, built] = [column(0), column(1)]
    return [name, ...[imported, built, imported + built].map((time) => `${time.toFixed(0)} ms`)]
  })
  return [head, ...rows]
}

function commandRows(): readonly (readonly string[])[] {
  const commands: readonly (readonly [string, readonly string[]])[] = [
    ['node -e 0', ['-e', '0']],
    ['quarry --version, parses nothing', [QUARRY, '--version']],
    ['quarry check, the bookshop', [QUARRY, 'check', '--cwd', BOOKSHOP]],
  ]
  const rows = commands.map(([name, args]) => {
    const time = median(Array.from({ length: RUNS }, () => run(args).milliseconds))
    return [name, `${time.toFixed(0)} ms`]
  })
  return [['command', 'wall time'], ...rows]
}

function run(args: readonly string[], stdout: 'inherit' | 'pipe' = 'pipe') {
  const started = performance.now()
  const child = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', stdout, stdout === 'inherit' ? 'inherit' : 'ignore'],
  })
  if (child.status !== 0) throw new Error(`node ${args.join(' ')} exited ${child.status}`)
  return { milliseconds: performance.now() - started, text: child.stdout }
}
