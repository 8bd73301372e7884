import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createColors } from 'picocolors'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const QUARRY = join(ROOT, 'dist', 'quarry.js')
const SHOP = join(ROOT, 'examples', 'bookshop', 'sqlite')
const PROJECT_FILES = ['quarry.toml', 'db', 'main.js', 'day.js', 'shop-files.js', 'out-of-stock.js']
const QUERY = 'ListOrderLines'
const METHOD = 'listOrderLines'
const ORDERS = 'db/queries/orders.sql'
const OUTPUT_LINES = 24
/** Of a migration: the way up and the way down. */
const MADE_FILES = 2

const DATABASE = 'shop.db'

const keeps = process.argv.includes('--keep')
/** Undefined would let picocolors decide, which takes the variable CI for a terminal. */
const isTerminal = process.stdout.isTTY === true
const hasColours = isTerminal && !process.env.NO_COLOR
const { bold, cyan, dim, green, red } = createColors(hasColours)

/** What a shell calls a command that SIGINT has ended. */
const INTERRUPTED = 130
const opensStudio = isTerminal && !process.argv.includes('--no-studio')

process.exitCode = await demo()

/** A bookshop on SQLite from nothing: builds quarry, migrates, seeds, generates, runs a program, shows a fault, opens the studio. */
async function demo(): Promise<number> {
  if (!canOpenDatabase()) return 1
  step('Build quarry from this repository', 'npm run build', () =>
    node(ROOT, ['--import', 'tsx', join('cli', 'bundle', 'bundle.ts')]),
  )
  const project = mkdtempSync(join(tmpdir(), 'quarry-demo-'))
  try {
    play(project)
    return opensStudio ? await openStudio(project) : 0
  } finally {
    if (keeps) print(`\nThe project is in ${project}\n`)
    else rmSync(project, { recursive: true })
  }
}

function play(project: string): void {
  step('Make a project: a bookshop, its schema and its queries', undefined, () => {
    for (const path of PROJECT_FILES)
      cpSync(join(SHOP, path), join(project, path), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'), 'junction')
    writeFileSync(join(project, 'package.json'), '{ "type": "module" }\n')
    writeFileSync(join(project, '.env'), `DATABASE_URL=sqlite://${DATABASE}\n`)
    writeFileSync(join(project, DATABASE), '')
    return `${PROJECT_FILES.join('  ')}\n`
  })
  const orders = readFileSync(join(project, ORDERS), 'utf8')
  show(ORDERS, queryText(orders))
  const migrate = ['migrate', 'shop', '--auto']
  step('Write the migration that makes its schema', `quarry ${migrate.join(' ')}`, () =>
    lastLines(quarry(project, migrate)),
  )
  step('Apply it', 'quarry apply', () => quarry(project, ['apply']))
  step('Fill its tables with made-up rows', 'quarry seed', () => quarry(project, ['seed']))
  step('Compile it; no database is running', 'quarry gen', () => quarry(project, ['gen']))
  show('quarry_gen/orders.d.ts', generatedTypes(project))
  show('quarry_gen/orders.js', generatedCode(project))
  const program = 'main.js'
  step(
    'Run a program that uses the generated code, on a database of its own in memory',
    `node ${program}`,
    () => firstLines(node(project, [program])),
  )
  step('Misspell a column: nothing is written, and every fault is shown', 'quarry gen', () => {
    writeFileSync(join(project, ORDERS), orders.replaceAll('l.unit_price', 'l.unit_prise'))
    return quarry(project, ['gen'], 1)
  })
  print(`\n${green('Done.')} Next: README.md, or try it in a directory of your own.\n`)
}

/** Shows the database of the project until somebody ends it: Ctrl+C reaches the studio and this process. */
async function openStudio(project: string): Promise<number> {
  print(`\n${bold('Look at the database')}\n${cyan('$')} quarry studio\n`)
  process.on('SIGINT', () => print('\n'))
  const options = process.argv.filter((flag) => flag === '--no-browser')
  const command = [QUARRY, 'studio', ...options]
  const studio = spawn(process.execPath, command, { cwd: project, stdio: 'inherit' })
  const code = await new Promise<number | null>((resolve, reject) => {
    studio.once('error', reject)
    studio.once('close', resolve)
  })
  // Ctrl+C is how a studio ends.
  return code === INTERRUPTED ? 0 : (code ?? 0)
}

/** The native part of the driver may not have been built here. */
function canOpenDatabase(): boolean {
  try {
    const Database = createRequire(import.meta.url)('better-sqlite3')
    new Database(':memory:').close()
    return true
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    print(red(`better-sqlite3 cannot be loaded here: ${reason}\n`))
    print('Install it again with a C++ compiler at hand: npm rebuild better-sqlite3\n')
    return false
  }
}

function step(title: string, command: string | undefined, perform: () => string): void {
  print(`\n${bold(title)}\n`)
  if (command !== undefined) print(`${cyan('$')} ${command}\n`)
  const started = performance.now()
  const output = perform()
  const seconds = (performance.now() - started) / 1000
  if (output) print(output.endsWith('\n') ? output : `${output}\n`)
  print(dim(`${seconds.toFixed(2)} s\n`))
}

function show(path: string, text: string): void {
  print(`\n${dim(`--- ${path}`)}\n${text.trimEnd()}\n`)
}

function quarry(project: string, command: readonly string[], expected = 0): string {
  return node(project, [QUARRY, ...command], expected)
}

/** What a program of node prints. Throws when it ends with another code. */
function node(cwd: string, args: readonly string[], expected = 0): string {
  const colours = hasColours ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }
  const env = { ...process.env, ...colours }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    env,
    encoding: 'utf8',
  })
  if (status === expected) return stderr + stdout
  throw new Error(`node ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`)
}

/** The query with its annotation. */
function queryText(file: string): string {
  const start = file.indexOf(`-- name: ${QUERY}`)
  return file.slice(start, file.indexOf(';', start) + 1)
}

function generatedTypes(project: string): string {
  const text = readFileSync(join(project, 'quarry_gen', 'orders.d.ts'), 'utf8')
  const row = text.indexOf(`export interface ${QUERY}Row`)
  const method = new RegExp(`^  ${METHOD}\\(.*$`, 'm').exec(text)?.[0] ?? ''
  return `${text.slice(row, text.indexOf('}\n', row) + 2)}\n${method.trim()}`
}

function generatedCode(project: string): string {
  const text = readFileSync(join(project, 'quarry_gen', 'orders.js'), 'utf8')
  const statement = text.indexOf(`const ${METHOD} = `)
  const method = text.indexOf(`  async ${METHOD}(`)
  return `${text.slice(statement, text.indexOf('};\n', statement) + 3)}\n${text.slice(method, text.indexOf('  },\n', method) + 5)}`
}

/** The statements are in the files; what was written stands below them. */
function lastLines(text: string): string {
  return text.trimEnd().split('\n').slice(-MADE_FILES).join('\n')
}

function firstLines(text: string): string {
  const lines = text.trimEnd().split('\n')
  const more = lines.length - OUTPUT_LINES
  return [
    ...lines.slice(0, OUTPUT_LINES),
    ...(more > 0 ? [dim(`... ${more} lines more`)] : []),
  ].join('\n')
}

function print(text: string): void {
  process.stdout.write(text)
}
