import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { withBundle } from './bundle.ts'
import { type Size, writeLargeProject } from './gen/large-project.ts'
import { median } from './median.ts'
import { ROOT, type Run, runNode } from './run-node.ts'
import { table } from './table.ts'

const QUARRY = join(ROOT, 'dist', 'quarry.js')
const CHINOOK_SCHEMA = join(dirname(ROOT), 'shared', 'samples', 'chinook.sqlite.sql')
const CHINOOK_QUERIES = join(ROOT, 'golden', 'samples', 'chinook', 'sqlite', 'queries')
const BOOKSHOP = join(ROOT, 'examples', 'bookshop', 'sqlite')
const RUNS = 7
const RUNS_OF_LARGE = 3

interface Large extends Size {
  readonly seconds: number
}

/** The longest that `quarry check` may take of them, cold; and the most memory. */
const larges: readonly Large[] = [
  { tables: 50, files: 50, queriesOfFile: 20, seconds: 0.9 },
  { tables: 50, files: 500, queriesOfFile: 20, seconds: 4.5 },
]
const PEAK_MEGABYTES = 400

const temporary = mkdtempSync(join(tmpdir(), 'quarry-bench-'))
try {
  const head = [
    `median of ${RUNS} runs`,
    'wall time',
    'times node',
    'processor time',
    'peak memory',
  ]
  const bare = medianRun(['-e', '0'])
  const rows = [
    ['node -e 0', ...cells(bare, bare)],
    ['quarry --version', ...cells(medianRun([QUARRY, '--version']), bare)],
    ...smallRows(join(temporary, 'small'), bare),
    ...larges.map((large, i) => largeRow(join(temporary, `large-${i}`), large, bare)),
  ]
  process.stdout.write(`${table([head, ...rows])}\n`)
  const [large] = larges
  const directory = join(temporary, 'large-0')
  process.stdout.write(`quarry gen --timing, ${large ? nameOf(large) : ''}\n\n`)
  process.stdout.write(`${runNode([QUARRY, 'gen', '--timing', '--cwd', directory]).stderr}\n`)
  await withBundle(['bench/gen/changed-query.ts'], (bundled) => {
    runNode([join(bundled, 'changed-query.js'), directory], 'inherit')
  })
} finally {
  rmSync(temporary, { recursive: true })
}

/** Start-up and a cold compilation of a small project. */
function smallRows(directory: string, bare: Run): readonly (readonly string[])[] {
  mkdirSync(directory)
  const project = makeSmallProject(directory)
  const fresh = () => rmSync(join(directory, 'quarry_gen'), { recursive: true, force: true })
  const gen = [QUARRY, 'gen', '--cwd', directory]
  return [
    [`quarry gen, cold, ${project}`, ...cells(medianRun(gen, fresh), bare)],
    [`quarry gen, nothing changed, ${project}`, ...cells(medianRun(gen), bare)],
    [`quarry check, ${project}`, ...cells(medianRun([QUARRY, 'check', '--cwd', directory]), bare)],
  ]
}

/** Chinook where its schema is at hand, else the bookshop; returns the name. */
function makeSmallProject(directory: string): string {
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

function largeRow(directory: string, large: Large, bare: Run): readonly string[] {
  writeLargeProject(directory, large)
  const args = [QUARRY, 'check', '--cwd', directory]
  const [time, ...others] = cells(medianRun(args, undefined, RUNS_OF_LARGE), bare)
  const peak = others.pop()
  return [
    `quarry check, ${nameOf(large)}`,
    `${time} (at most ${large.seconds * 1000})`,
    ...others,
    `${peak} (at most ${PEAK_MEGABYTES})`,
  ]
}

function nameOf({ tables, files, queriesOfFile }: Size): string {
  return `${tables} tables, ${files * queriesOfFile} queries in ${files} files`
}

/** The run of the median wall time. */
function medianRun(
  args: readonly string[],
  before: () => void = () => undefined,
  count = RUNS,
): Run {
  const runs = Array.from({ length: count }, () => {
    before()
    return runNode(args)
  })
  const middle = median(runs.map(({ milliseconds }) => milliseconds))
  return runs.find(({ milliseconds }) => milliseconds === middle) ?? runNode(args)
}

function cells({ milliseconds, processor, peakMegabytes }: Run, bare: Run): string[] {
  return [
    `${milliseconds.toFixed(0)} ms`,
    (milliseconds / bare.milliseconds).toFixed(2),
    `${processor.toFixed(0)} ms`,
    `${peakMegabytes.toFixed(0)} MB`,
  ]
}
