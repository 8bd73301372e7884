import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const QUARRY = join(ROOT, 'dist', 'quarry.js')
const CHINOOK_SCHEMA = join(dirname(ROOT), 'shared', 'samples', 'chinook.sqlite.sql')
const CHINOOK_QUERIES = join(ROOT, 'golden', 'samples', 'chinook', 'sqlite', 'queries')
const BOOKSHOP = join(ROOT, 'examples', 'bookshop', 'sqlite')
const RUNS = 7

printBench()

/** Start-up and a cold compilation, each the median of seven runs, as multiples of bare node. */
function printBench(): void {
  const directory = mkdtempSync(join(tmpdir(), 'quarry-bench-'))
  try {
    const project = makeProject(directory)
    const fresh = () => rmSync(join(directory, 'quarry_gen'), { recursive: true, force: true })
    const gen = [QUARRY, 'gen', '--cwd', directory]
    const bare = median(['-e', '0'])
    const rows: readonly (readonly [string, number])[] = [
      ['node -e 0', bare],
      ['quarry --version', median([QUARRY, '--version'])],
      [`quarry gen, cold, ${project}`, median(gen, fresh)],
      [`quarry gen, nothing changed, ${project}`, median(gen)],
      [`quarry check, ${project}`, median([QUARRY, 'check', '--cwd', directory])],
    ]
    process.stdout.write(`median of ${RUNS} runs\n\n${table(rows, bare)}\n`)
    fresh()
    process.stdout.write(`quarry gen --timing\n\n${run([...gen, '--timing']).stderr}`)
  } finally {
    rmSync(directory, { recursive: true })
  }
}

/** Chinook where its schema is at hand, else the bookshop; returns the name. */
function makeProject(directory: string): string {
  if (!existsSync(CHINOOK_SCHEMA)) {
    process.stdout.write(
      `the Chinook schema is not beside this repository: measuring the bookshop\n`,
    )
    cpSync(join(BOOKSHOP, 'db'), join(directory, 'db'), { recursive: true })
    cpSync(join(BOOKSHOP, 'quarry.toml'), join(directory, 'quarry.toml'))
    return 'bookshop'
  }
  mkdirSync(join(directory, 'db', 'schema'), { recursive: true })
  cpSync(CHINOOK_SCHEMA, join(directory, 'db', 'schema', 'chinook.sql'))
  cpSync(CHINOOK_QUERIES, join(directory, 'db', 'queries'), { recursive: true })
  const config = 'version = "2"\n[database]\nprovider = "sqlite"\n'
  writeFileSync(join(directory, 'quarry.toml'), config)
  return 'Chinook'
}

/** Milliseconds of wall time. */
function median(args: readonly string[], before: () => void = () => undefined): number {
  const times = Array.from({ length: RUNS }, () => {
    before()
    return run(args).milliseconds
  })
  return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
}

function run(args: readonly string[]): { readonly milliseconds: number; readonly stderr: string } {
  const started = performance.now()
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  const milliseconds = performance.now() - started
  if (status !== 0) throw new Error(`node ${args.join(' ')} exited ${status}\n${stderr}`)
  return { milliseconds, stderr }
}

function table(rows: readonly (readonly [string, number])[], unit: number): string {
  const width = Math.max(...rows.map(([what]) => what.length))
  return rows
    .map(([what, time]) => {
      const times = `${time.toFixed(0).padStart(6)} ms`
      return `${what.padEnd(width)} ${times} ${(time / unit).toFixed(2).padStart(7)} x\n`
    })
    .join('')
}
