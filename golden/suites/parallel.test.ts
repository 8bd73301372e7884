import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadTarget, type WantedTarget } from '../../cli/config/load-target.ts'
import { startHelpers } from '../../cli/parallel/start-helpers.ts'
import { createTurns } from '../../cli/parallel/turns.ts'
import { beginCompile, compile, type Sources } from '../../compiler/compile.ts'
import { schemaOf } from '../../compiler/query-definitions.ts'
import { emit } from '../../compiler/5-emit/emit.ts'
import { makeProject } from './cli/project.ts'

const QUARRY = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'dist', 'quarry.js')

const hasHelpers = availableParallelism() > 1
const PATIENCE_MS = 20_000

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

function wantedOf(dialect: string): WantedTarget {
  return {
    dialect: { value: dialect, place: undefined },
    driver: undefined,
    options: { bigint: 'string', timestamp: 'date', rename: new Map(), overrides: new Map() },
    lint: new Map(),
  }
}

/** Each text is a file of queries. */
function sourcesOf(schema: string, texts: readonly string[]): Sources {
  return {
    schema: [{ path: 'schema.sql', text: schema }],
    queries: texts.map((text, i) => ({ group: `q${i}`, file: { path: `q${i}.sql`, text } })),
  }
}

/** What the main thread and its helpers find together is what one thread finds. */
async function check(dialect: string, schema: string, texts: readonly string[]): Promise<void> {
  const wanted = wantedOf(dialect)
  const sources = sourcesOf(schema, texts)
  const target = await loadTarget(wanted, sources.schema)
  if ('code' in target) throw new TypeError(target.message)
  const turns = createTurns()
  const compileGroups = startHelpers(sources, wanted, turns)
  const begun = beginCompile(schemaOf(sources, target.dialect), target)
  const own: string[] = []
  const groups = await compileGroups({
    ...begun,
    compileGroup: (query) => {
      own.push(query.group)
      // The helpers are to have their share, however slow they are to start.
      const deadline = performance.now() + PATIENCE_MS
      while (hasHelpers && Atomics.load(turns, 0) < 2 && performance.now() < deadline) pause(5)
      return begun.compileGroup(query)
    },
  })
  assert.is(own.length < texts.length, hasHelpers, 'the helpers compile something')
  const together = begun.finish(groups)
  const alone = compile(sources, target)
  assert.equal(together.diagnostics, alone.diagnostics)
  assert.equal(together.project.groups, alone.project.groups)
  const emitted = [together, alone].map(({ project }) =>
    emit(project, target.dialect, target.driver, target.options),
  )
  assert.equal(emitted[0], emitted[1])
}

const many = (text: (i: number) => string) => Array.from({ length: 20 }, (_, i) => text(i))

test('queries and their faults, in the order of the files', async () => {
  await check(
    'sqlite',
    'CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT);',
    many(
      (i) =>
        `-- name: Get${i % 15} :one\nSELECT a, b FROM t WHERE a = @a${i};\n` +
        `-- name: Wrong${i} :many\nSELECT c${i} FROM t;\n`,
    ),
  )
})

test('enums without a name are those of their columns', async () => {
  await check(
    'mysql',
    `CREATE TABLE t (a ENUM('x', 'y'), b ENUM('x', 'y'), c ENUM('x', 'y'));`,
    many((i) => `-- name: Get${i} :many\nSELECT b, c, coalesce(c, b) AS d FROM t;\n`),
  )
})

test('what ends the stack is judged by the main thread', async () => {
  const deep = `SELECT ${'('.repeat(400)}1${')'.repeat(400)}`
  const calls = `SELECT ${'abs('.repeat(490)}1${')'.repeat(490)}`
  await check(
    'sqlite',
    'CREATE TABLE t (a INTEGER);',
    many((i) => `-- name: Deep${i} :many\n${i % 2 ? deep : calls} AS a;\n`),
  )
})

/** A run on a project that is large enough for helpers, with code that comes before all else in them. */
function runWith(inHelpers: string, inMain = '') {
  const filler = `-- ${'x'.repeat(20_000)}\n`
  const names = many((i) => `db/queries/q${i}.sql`)
  const files = names.map((path, i) => [path, `${filler}-- name: Q${i} :one\nSELECT 1 AS a;\n`])
  const root = makeProject(Object.fromEntries(files))
  const imported = `import{isMainThread,MessagePort}from'node:worker_threads'`
  const code = `${imported};if(isMainThread){${inMain}}else{${inHelpers}}`
  const args = ['--import', `data:text/javascript,${code}`, QUARRY, 'check', '--cwd', root]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { code: status, out: stdout, err: stderr }
}

/** The main thread goes on when a helper has taken a file. */
const WAITING =
  'const {add}=Atomics;Atomics.add=(turns,i,n)=>{const turn=add(turns,i,n);' +
  `while(Atomics.load(turns,i)<2&&performance.now()<${PATIENCE_MS});return turn}`

test('a helper that fails is no secret, one that never starts is not missed', () => {
  const send = 'MessagePort.prototype.postMessage=()=>{throw new TypeError("broken")}'
  const { code, out, err } = runWith(send, WAITING)
  assert.is(code, hasHelpers ? 70 : 0, out + err)
  assert.is(err.includes('TypeError: broken'), hasHelpers)
  assert.is(runWith('throw new TypeError("broken")').out, 'ok: 22 queries in 21 files\n')
})

test.run()
