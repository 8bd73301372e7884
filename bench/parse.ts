import { join } from 'node:path'
import { withBundle } from './bundle.ts'
import { median } from './median.ts'
import { ROOT, runNode } from './run-node.ts'
import { table } from './table.ts'

const QUARRY = join(ROOT, 'dist', 'quarry.js')
const BOOKSHOP = join(ROOT, 'examples', 'bookshop', 'postgresql')
const RUNS = 5

const dialects = ['postgresql', 'mysql', 'mariadb', 'sqlite']

/** What reading SQL costs. */
const parts = ['bench/parse/measure.ts', 'bench/parse/beside-rivals.ts', 'bench/parse/set-up.ts']
await withBundle(parts, (directory) => {
  process.stdout.write(`${table(rivalRows(directory))}\n`)
  runNode([join(directory, 'measure.js')], 'inherit')
  process.stdout.write(`\n${table(setUpRows(directory))}\n${table(commandRows())}`)
})

function rivalRows(directory: string): readonly (readonly string[])[] {
  const head = ['on what both read', 'statements', 'its MB/s', 'its statements/s']
  const rows = dialects.flatMap((name) => {
    const { stdout } = runNode([join(directory, 'beside-rivals.js'), name])
    return stdout.split('\n').map((line) => line.split('\t'))
  })
  return [[...head, 'quarry MB/s', 'quarry statements/s', 'times as fast'], ...rows]
}

/** In a process of its own each, because the first parser built warms up the next. */
function setUpRows(directory: string): readonly (readonly string[])[] {
  const head = ['set-up in the bundle, once', 'import', 'first parse', 'both, at most 200 ms']
  const rows = dialects.map((name) => {
    const args = [join(directory, 'set-up.js'), name]
    const times = Array.from({ length: RUNS }, () => runNode(args).stdout)
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
    const time = median(Array.from({ length: RUNS }, () => runNode(args).milliseconds))
    return [name, `${time.toFixed(0)} ms`]
  })
  return [['command', 'wall time'], ...rows]
}
