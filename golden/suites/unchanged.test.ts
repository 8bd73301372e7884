import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { change, makeProject, snapshot } from './cli/project.ts'

const QUARRY = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'dist', 'quarry.js')
const RECORD = '.quarry/quarry.toml.gen'

interface Run {
  readonly code: number | null
  readonly out: string
  readonly err: string
  readonly isCompiled: boolean
}

/** Runs the command; the table of its stages tells whether it has compiled anything. */
function run(root: string, ...args: readonly string[]): Run {
  const all = [QUARRY, 'gen', '--timing', '--cwd', root, ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, all, { encoding: 'utf8' })
  const err = stderr.replace(/^start [\s\S]*/m, '')
  return { code: status, out: stdout, err, isCompiled: /^schema /m.test(stderr) }
}

/** A project that was generated already. */
function generated(changes: Parameters<typeof makeProject>[0] = {}): string {
  const root = makeProject(changes)
  assert.equal(run(root), { ...settled, out: 'quarry_gen: 6 files written\n', isCompiled: true })
  return root
}

const settled = { code: 0, out: 'quarry_gen: up to date\n', err: '', isCompiled: false }

/** After it nothing is taken for unchanged, and the output is what a run from nothing writes. */
function checkSeen(act: (root: string) => void, root = generated()): void {
  act(root)
  const { code, err, isCompiled } = run(root)
  assert.equal([code, isCompiled], [0, true], err)
  const written = snapshot(join(root, 'quarry_gen'))
  rmSync(join(root, 'quarry_gen'), { recursive: true })
  rmSync(join(root, '.quarry'), { recursive: true, force: true })
  run(root)
  assert.equal(written, snapshot(join(root, 'quarry_gen')))
}

test('a second run compiles nothing, and neither does --check', () => {
  const root = generated()
  assert.equal(run(root), settled)
  assert.equal(run(root, '--check'), { ...settled, out: 'up to date\n' })
  const { out, isCompiled } = run(root, '--json')
  const { written, unchanged } = JSON.parse(out)
  assert.equal([written, unchanged.length, isCompiled], [[], 6, false])
  assert.is(readFileSync(join(root, '.quarry/.gitignore'), 'utf8'), '*\n')
})

const seen: Readonly<Record<string, (root: string) => void>> = {
  'a query': (root) =>
    change(root, { 'db/queries/books.sql': '-- name: One :one\nSELECT 1 AS one;\n' }),
  'a comment of the schema': (root) => {
    const path = join(root, 'db/schema/shop.sql')
    writeFileSync(path, `-- books\n${readFileSync(path, 'utf8')}`)
  },
  'a new query file': (root) =>
    change(root, { 'db/queries/pens.sql': '-- name: One :one\nSELECT 1 AS one;\n' }),
  'a query file of another name': (root) =>
    renameSync(join(root, 'db/queries/books.sql'), join(root, 'db/queries/novels.sql')),
  'the project file': (root) => {
    const path = join(root, 'quarry.toml')
    writeFileSync(path, `${readFileSync(path, 'utf8')}[gen.js]\nbigint = "number"\n`)
  },
  'package.json, which decides about the modules': (root) =>
    change(root, { 'package.json': '{ "type": "commonjs" }' }),
  'a generated file': (root) => {
    const path = join(root, 'quarry_gen/books.js')
    writeFileSync(path, readFileSync(path, 'utf8').replace('SELECT', 'select'))
  },
  'a generated file that is missing': (root) => rmSync(join(root, 'quarry_gen/books.js')),
  'the manifest': (root) => writeFileSync(join(root, 'quarry_gen/.quarry-manifest.json'), '{}'),
  'what a run that was killed has left': (root) =>
    mkdirSync(join(root, '.quarry_gen.partial-4194305')),
}

for (const [what, act] of Object.entries(seen)) test(`${what} is seen`, () => checkSeen(act))

test('a record that is missing or damaged costs time only', () => {
  const root = generated()
  const record = join(root, RECORD)
  const whole = readFileSync(record, 'utf8')
  const at = (part: number) => Math.floor(whole.length * part)
  const damaged = [0, 0.3, 0.6, 0.99].map(
    (part) => `${whole.slice(0, at(part))}\uFFFD${whole.slice(at(part) + 1)}`,
  )
  for (const text of ['', '\n', 'x', `[]${whole}`, whole.slice(0, -1), `${whole} `, ...damaged]) {
    writeFileSync(record, text)
    assert.equal(run(root), { ...settled, isCompiled: true }, JSON.stringify(text.slice(0, 40)))
    assert.is(readFileSync(record, 'utf8'), whole)
  }
  rmSync(join(root, '.quarry'), { recursive: true })
  assert.equal(run(root), { ...settled, isCompiled: true })
})

test('a record that cannot be written is not missed', () => {
  const root = makeProject({ '.quarry': 'a file' })
  assert.is(run(root).code, 0)
  assert.equal(run(root), { ...settled, isCompiled: true })
})

test('--check writes no record', () => {
  const root = makeProject()
  assert.is(run(root, '--check').code, 2)
  assert.not(existsSync(join(root, '.quarry')))
})

test('warnings are shown again, and a damaged one is not', () => {
  const warned = '-- name: AnyBook :one\nSELECT title FROM books;\n'
  const root = makeProject({ 'db/queries/books.sql': warned })
  const first = run(root)
  assert.match(first.err, 'warning: query "AnyBook" is :one, but may return many rows')
  assert.equal(run(root), { ...first, out: settled.out, isCompiled: false })
  const record = join(root, RECORD)
  writeFileSync(record, readFileSync(record, 'utf8').replace('may return many', 'may return some'))
  assert.equal(run(root), { ...first, out: settled.out })
})

test('what is no list of warnings costs time only, whatever its digest', () => {
  const warned = '-- name: AnyBook :one\nSELECT title FROM books;\n'
  const root = makeProject({ 'db/queries/books.sql': warned })
  const first = run(root)
  const record = join(root, RECORD)
  const whole = readFileSync(record, 'utf8')
  const end = whole.indexOf('\n')
  const list = whole.slice(whole.indexOf(' ') + 1, end)
  for (const other of ['{', '{}', '[{}]', list.replace('"warning"', '"error"')]) {
    writeFileSync(record, `${hash('sha256', other)} ${other}${whole.slice(end)}`)
    assert.equal(run(root), { ...first, out: settled.out, isCompiled: true }, other)
  }
})

test('an error is shown by every run', () => {
  const root = generated()
  change(root, { 'db/queries/books.sql': '-- name: A :one\nSELECT nope FROM books;\n' })
  const first = run(root)
  assert.equal([first.code, first.isCompiled], [1, true])
  assert.equal(run(root), first)
})

test('a copy of a project is as unchanged as the project', () => {
  const root = generated()
  const copy = join(makeProject(), 'copy')
  cpSync(root, copy, { recursive: true })
  assert.equal(run(copy), settled)
  change(copy, { 'db/queries/books.sql': '-- name: One :one\nSELECT 1 AS one;\n' })
  assert.ok(run(copy).isCompiled)
  assert.equal(run(root), settled)
})

test('each project file of a directory has its own record', () => {
  const root = generated({ 'other.toml': 'version = "2"\n[database]\nprovider = "sqlite"\n' })
  assert.ok(run(root, '--config', 'other.toml').isCompiled)
  assert.equal(run(root, '--config', 'other.toml'), settled)
  assert.equal(run(root), settled)
})

test('what a symbolic link leads to counts', () => {
  const root = makeProject({ 'elsewhere.sql': '-- name: One :one\nSELECT 1 AS one;\n' })
  symlinkSync(join(root, 'elsewhere.sql'), join(root, 'db/queries/linked.sql'))
  run(root)
  assert.equal(run(root), settled)
  checkSeen(() => change(root, { 'elsewhere.sql': '-- name: Two :one\nSELECT 2 AS two;\n' }), root)
})

test('ends of lines as git writes them on Windows are no change', () => {
  const root = generated()
  for (const path of ['quarry_gen/books.js', 'db/queries/books.sql']) {
    const text = readFileSync(join(root, path), 'utf8')
    writeFileSync(join(root, path), text.replaceAll('\n', '\r\n'))
  }
  assert.equal(run(root), settled)
})

test.run()
