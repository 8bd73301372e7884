import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  watch,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { engineOf } from '../../runtime/registry.ts'
import { freshDatabase } from '../engines/fresh-database.ts'
import manifest from '../../package.json' with { type: 'json' }
import { skip } from '../skip.ts'
import { gen } from '../../cli/commands/gen.ts'
import { change, makeProject, plainGen, ran, snapshot } from './cli/project.ts'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const QUARRY = join(ROOT, 'dist', 'quarry.js')
const ESCAPE = String.fromCharCode(27)

type Environment = Readonly<Record<string, string | undefined>>

function run(args: readonly string[], env: Environment = {}, node: readonly string[] = []) {
  const { NO_COLOR, FORCE_COLOR, ...rest } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [...node, QUARRY, ...args], {
    env: { ...rest, ...env },
    encoding: 'utf8',
  })
  return { code: status, out: stdout, err: stderr }
}

/** `expected` stands in what is printed. */
function check(args: readonly string[], code: number, expected: string): void {
  const result = run(args)
  assert.is(result.code, code, result.err)
  assert.ok((result.out + result.err).includes(expected), result.out + result.err)
}

test('version, help and wrong use', () => {
  check(['--version'], 0, 'quarry/')
  check(['gen', '--version'], 0, 'quarry/')
  check(['--help'], 0, 'Write a small project that generates at once')
  check(['check', '--help'], 0, '--schema schema.sql --queries a.sql b.sql --dialect postgresql')
  check([], 1, 'Usage:')
  check(['help'], 0, 'explain-type <query> [column]')
  check(['help', 'help'], 0, 'Write a small project that generates at once')
  check(['help', 'gne'], 1, 'did you mean "gen"?')
  check(['gne', '--help'], 1, 'did you mean "gen"?')
  check(['gne'], 1, 'did you mean "gen"?')
  check(['gen', '--chekc'], 1, 'did you mean "--check"?')
  check(['parse'], 1, 'no file is named')
  check(['gen', 'extra'], 1, 'unused args: "extra"')
  check(['gen', '--cwd'], 1, 'option "--cwd <directory>" value is missing')
  check(['gen', '--cwd', join(tmpdir(), 'no-such-directory')], 1, 'no-such-directory" for "--cwd"')
})

test('help of a command is its usage', () => {
  const asked = run(['help', 'gen'])
  assert.equal(asked, run(['gen', '--help']))
  assert.match(asked.out, '$ quarry gen [options]')
})

test('a reader who leaves early changes neither the exit code nor what is written', async () => {
  const many = Array.from(
    { length: 400 },
    (_, i) => `-- name: Q${i} :many\nSELECT id FROM books;\n`,
  )
  const read = (root: string, args: readonly string[]) => {
    const child = spawn(process.execPath, [QUARRY, ...args, '--cwd', root])
    let err = ''
    child.stderr.on('data', (bytes: Buffer) => {
      err += bytes.toString()
    })
    child.stdout.once('data', () => child.stdout.destroy())
    return new Promise((resolve) => child.on('close', (code) => resolve({ code, err })))
  }
  const clean = makeProject({ 'db/queries/many.sql': many.join('') })
  assert.equal(await read(clean, ['check', '--json']), { code: 0, err: '' })
  const faulty = makeProject({
    'db/queries/many.sql': `${many.join('')}-- name: No :one\nSELECT x;\n`,
  })
  assert.equal(await read(faulty, ['check', '--json']), { code: 1, err: '' })
})

test('an older Node gets one line', () => {
  const pretend = (node: string) => {
    const versions = `{ value: { ...process.versions, node: '${node}' } }`
    const code = `Object.defineProperty(process, 'versions', ${versions})`
    return ['--import', `data:text/javascript,${encodeURIComponent(code)}`]
  }
  const old = run(['--version'], {}, pretend('22.13.1'))
  const line = 'quarry needs Node 22.14 or newer; this is Node 22.13.1\n'
  assert.equal(old, { code: 1, out: '', err: line })
  assert.is(run(['--version'], {}, pretend('22.14.0')).code, 0)
  assert.is(manifest.engines.node, '>=22.14')
})

test('a flag given twice', () => {
  const root = makeProject()
  const { out } = run(['check', '--json', '--json', '--cwd', root])
  assert.is(JSON.parse(out).version, 1)
})

test('two runs at once', async () => {
  const root = makeProject()
  const gen = () => {
    const child = spawn(process.execPath, [QUARRY, 'gen', '--cwd', root], { stdio: 'ignore' })
    return new Promise((resolve) => child.on('close', resolve))
  }
  const codes: unknown[] = []
  for (let round = 0; round < 3; round++) {
    rmSync(join(root, 'quarry_gen'), { recursive: true, force: true })
    codes.push(...(await Promise.all([gen(), gen()])))
  }
  assert.equal(codes, [0, 0, 0, 0, 0, 0])
  assert.is(run(['gen', '--check', '--cwd', root]).code, 0)
})

test('lists of files after one option', () => {
  const root = makeProject({ 'more.sql': '-- name: More :one\nSELECT 1 AS x;\n' })
  const queries = [join(root, 'db/queries/books.sql'), join(root, 'more.sql')]
  const schema = join(root, 'db/schema/shop.sql')
  const args = [
    'check',
    '--json',
    '--schema',
    schema,
    '--queries',
    ...queries,
    '--dialect',
    'sqlite',
  ]
  const { queries: found } = JSON.parse(run(args).out)
  assert.equal(
    found.map(({ name }: { name: string }) => name),
    ['GetBook', 'ListBooks', 'More'],
  )
})

test('files behind the command', () => {
  const root = makeProject({ 'more.sql': 'SELECT 1;\nSELECT FROM;\n' })
  const { code, out } = run(['parse', 'more.sql', '--json', 'db/queries/books.sql', '--cwd', root])
  const [more, books] = JSON.parse(out).files
  assert.equal([code, more.diagnostics.length, books.statements.length], [1, 1, 2])
})

test('colours only where they are wanted', () => {
  const root = makeProject({ 'quarry.toml': 'version = "1"\n' })
  const coloured = (env: Environment) => run(['gen', '--cwd', root], env).err.includes(ESCAPE)
  assert.not(coloured({}), 'a pipe is no terminal')
  assert.not(coloured({ CI: 'true' }), 'nor does a build machine make it one')
  assert.ok(coloured({ FORCE_COLOR: '1' }))
  assert.not(coloured({ FORCE_COLOR: '1', NO_COLOR: '1' }))
})

test('--timing prints the stages', () => {
  const root = makeProject()
  const { err } = run(['gen', '--cwd', root, '--timing'])
  const rows = [...err.matchAll(/^(\w[\w ]*\w) +\d+\.\d ms$/gm)].map(([, stage]) => stage)
  const compiling = ['load compiler', 'schema', 'queries', 'names']
  const printing = ['load printer', 'emit', 'print']
  assert.equal(rows, ['start', 'read', ...compiling, ...printing, 'write', 'report', 'total'])
})

test('a fault of quarry itself exits 70 and asks for a report', () => {
  const root = makeProject()
  const broken = 'data:text/javascript,JSON.stringify = () => { throw new TypeError("broken") }'
  const { code, err } = run(['check', '--json', '--cwd', root], {}, ['--import', broken])
  assert.is(code, 70)
  assert.match(err, 'Please report it')
  assert.match(err, 'TypeError: broken')
})

test('- among the files is the standard input', () => {
  const args = [QUARRY, 'parse', '--dialect', 'sqlite', '-']
  const { status, stderr } = spawnSync(process.execPath, args, {
    input: 'SELECT 1;\nSELECT FROM;\n',
    encoding: 'utf8',
  })
  assert.is(status, 1)
  assert.match(stderr, /^<standard input>:2:8: error: /)
})

test('output that cannot be written is one line', () => {
  if (!existsSync('/dev/full')) {
    skip('there is no /dev/full here')
    return
  }
  const full = openSync('/dev/full', 'w')
  const args = [QUARRY, 'gen', '--cwd', makeProject()]
  const { status, stderr } = spawnSync(process.execPath, args, {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  })
  closeSync(full)
  assert.equal(
    [status, stderr.split('\n')[0]],
    [
      1,
      '<standard output>: error: this cannot be written: no space is left on the device [not-writable]',
    ],
  )
})

test('a reader that leaves early is no fault', async () => {
  const root = makeProject()
  const child = spawn(process.execPath, [QUARRY, 'check', '--json', '--cwd', root])
  child.stdout.destroy()
  let err = ''
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString()
  })
  await new Promise((resolve) => child.on('close', resolve))
  assert.is(err, '')
})

/** Ends a run of gen after so many milliseconds, or as soon as it begins to write. */
async function interrupt(
  root: string,
  signal: NodeJS.Signals,
  when: number | 'writing',
): Promise<void> {
  const child = spawn(process.execPath, [QUARRY, 'gen', '--cwd', root], { stdio: 'ignore' })
  const kill = () => child.kill(signal)
  const timer = when === 'writing' ? undefined : setTimeout(kill, when)
  const watcher = when === 'writing' ? watch(join(root, 'quarry_gen'), kill) : undefined
  await new Promise((resolve) => child.on('close', resolve))
  clearTimeout(timer)
  watcher?.close()
}

/** A run that nobody interrupts; in this process, which starts no node for it. */
async function generate(root: string): Promise<void> {
  const { code, err } = await ran(root, (invocation) => gen(plainGen, invocation))
  assert.is(code, 0, err)
}

const LONGER = {
  'db/queries/books.sql': '-- name: GetBook :one\nSELECT id, price FROM books WHERE id = $1;\n',
}

for (const signal of ['SIGINT', 'SIGKILL'] as const) {
  test(`${signal} at any moment leaves old files or new ones, and the next run repairs`, async () => {
    const root = makeProject()
    const out = join(root, 'quarry_gen')
    await generate(root)
    const old = snapshot(out)
    change(root, LONGER)
    const started = performance.now()
    assert.is(run(['gen', '--cwd', root]).code, 0)
    const whole = performance.now() - started
    const fresh = snapshot(out)
    const moments = [0.6, 0.9].map((part) => whole * part)
    for (const moment of [...moments, 'writing', 'writing'] as const) {
      rmSync(out, { recursive: true })
      for (const [path, text] of Object.entries(old)) change(out, { [basename(path)]: text })
      await interrupt(root, signal, moment)
      const left = JSON.stringify(snapshot(out))
      const isWhole = [old, fresh].some((files) => JSON.stringify(files) === left)
      if (signal === 'SIGINT') assert.ok(isWhole, 'Ctrl+C leaves all old files or all new ones')
      for (const [path, text] of Object.entries(snapshot(out))) {
        if (!path.includes('partial')) assert.ok([old[path], fresh[path]].includes(text), path)
      }
      await generate(root)
      assert.equal(snapshot(out), fresh)
      assert.equal(
        readdirSync(root).filter((name) => name.includes('partial')),
        [],
      )
    }
  })
}

/** As soon as there is a database of the process on the server it gets the signal. */
async function interruptVerify(url: string, provider: string, pause: string): Promise<void> {
  const root = makeProject({
    'quarry.toml': `version = "2"\n[database]\nprovider = "${provider}"\n`,
    'db/schema/shop.sql': `CREATE TABLE books (id integer PRIMARY KEY);\n${pause}\n`,
    'db/queries/books.sql': '-- name: ListBooks :many\nSELECT id FROM books;\n',
  })
  const connection = await (await engineOf(url)).connect(url)
  const child = spawn(process.execPath, [QUARRY, 'check', '--verify', '--cwd', root], {
    env: { ...process.env, DATABASE_URL: url },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  }
  const closed = new Promise((resolve) => child.on('close', resolve))
  const databases = () =>
    connection.query(
      `select 1 as found from information_schema.schemata
       where schema_name like 'quarry_scratch_${child.pid}_%' ${
         provider === 'postgresql'
           ? `union select 1 from pg_database where datname like 'quarry_scratch_${child.pid}_%'`
           : ''
       }`,
    )
  while ((await databases()).length === 0 && child.exitCode === null) await delay(20)
  child.kill('SIGTERM')
  const code = await closed
  assert.equal([code, said, (await databases()).length], [130, '', 0])
  await connection.close()
}

for (const [engine, provider, pause] of [
  ['postgresql-18', 'postgresql', 'DO $$ BEGIN PERFORM pg_sleep(20); END $$;'],
  ['mysql', 'mysql', 'DO sleep(20);'],
] as const) {
  test(`${engine}: a signal leaves no scratch database`, async () => {
    const fresh = await freshDatabase(engine)
    if (fresh.kind === 'unavailable') return skip(fresh.reason)
    await interruptVerify(fresh.url, provider, pause)
    await fresh.drop()
    return undefined
  })
}

test('directories that may not be read or written', () => {
  const getuid = process.getuid
  const place = mkdtempSync(join(tmpdir(), 'quarry-nobody-'))
  cpSync(join(ROOT, 'dist'), join(place, 'dist'), { recursive: true })
  chmodSync(place, 0o755)
  const root = makeProject({ 'locked/a.txt': '' })
  chmodSync(root, 0o755)
  const asUser = (args: readonly string[]) =>
    spawnSync(process.execPath, [join(place, 'dist', 'quarry.js'), ...args, '--cwd', root], {
      encoding: 'utf8',
      ...(getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}),
    })
  if (asUser(['--version']).status !== 0) {
    skip('node cannot be run as another user than root here')
    return
  }
  if (getuid?.() !== 0) chmodSync(root, 0o555)
  const refused = asUser(['gen'])
  assert.equal(
    [refused.status, refused.stderr.split('\n')[0]],
    [1, 'quarry_gen: error: this cannot be written: permission denied [not-writable]'],
  )
  chmodSync(join(root, 'db/queries/books.sql'), 0o000)
  const unread = asUser(['check'])
  assert.equal(
    [unread.status, unread.stderr.split('\n')[0]],
    [1, 'db/queries/books.sql: error: this cannot be read: permission denied [unreadable]'],
  )
  chmodSync(root, 0o755)
  rmSync(place, { recursive: true })
})

test.run()
