import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { askEngine } from '../engines/ask-engine.ts'
import { freshDatabase } from '../engines/fresh-database.ts'
import { type DriverName, driversOf, sharedFilesOf } from '../fixtures/case-settings.ts'
import { skip } from '../skip.ts'
import { dialectOfEngine, type ExecutingEngine, executingEngines } from '../truth/open-database.ts'
import { copyShop } from './bookshop/shop-copy.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** The oldest and the newest Node; all other suites run on the one between. */
const nodes = ['node-22', 'node-26'] as const

for (const name of nodes) await testOn(name)

async function testOn(name: (typeof nodes)[number]): Promise<void> {
  const node = await askEngine(name)
  if (node.kind === 'unavailable') return skip(node.reason)
  const program = node.program ?? name
  test(`the packed command on ${name}`, () => usePackage(program))
  test(`the demo on ${name}`, () => {
    const demo = join('examples', 'demo.ts')
    assert.match(quietly(program, ['--import', 'tsx', demo], ROOT), 'Done.')
  })
  for (const engine of executingEngines) {
    // Bun is a runtime of its own.
    for (const driver of driversOf(dialectOfEngine[engine]).filter((each) => each !== 'bun:sqlite'))
      test(`${driver} with ${engine} on ${name}`, () => playDay(program, engine, driver))
  }
}

/** Installs the package as users do and runs its command; npm itself runs on the machine's Node. */
function usePackage(program: string): void {
  const home = mkdtempSync(join(tmpdir(), 'quarry-node-'))
  try {
    writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }\n')
    run('npm', ['pack', '--ignore-scripts', '--pack-destination', home], ROOT)
    const tarball = readdirSync(home).find((name) => name.endsWith('.tgz')) ?? ''
    const flags = ['--omit=optional', '--ignore-scripts', '--prefer-offline']
    run('npm', ['install', ...flags, `./${tarball}`], home)
    const quarry = join(home, 'node_modules', 'quarry', 'dist', 'quarry.js')
    quietly(program, [quarry, 'init', '--sqlite'], home)
    assert.match(quietly(program, [quarry, 'gen'], home), 'files written')
    assert.match(quietly(program, [quarry, 'check'], home), 'ok: 5 queries')
  } finally {
    rmSync(home, { recursive: true })
  }
}

async function playDay(program: string, engine: ExecutingEngine, driver: DriverName) {
  const database = await freshDatabase(engine)
  if (database.kind === 'unavailable') return skip(database.reason)
  const dialect = dialectOfEngine[engine]
  const from = join(ROOT, 'examples/bookshop', sharedFilesOf(dialect))
  const shop = await copyShop({ from, dialect, driver, root: ROOT })
  try {
    const { stdout, stderr } = await shop.run(program, database.url)
    assert.is(stderr, '')
    assert.fixture(stdout, readFileSync(join(from, 'expected.txt'), 'utf8'))
  } finally {
    shop.remove()
    await database.drop()
  }
}

/** What the program prints; nothing may stand on its error stream, as warnings of Node would. */
function quietly(program: string, args: readonly string[], cwd: string): string {
  const { stdout, stderr } = run(program, args, cwd)
  assert.is(stderr, '', `${args.join(' ')} on ${program}`)
  return stdout
}

function run(program: string, args: readonly string[], cwd: string) {
  const { NO_COLOR, FORCE_COLOR, ...env } = process.env
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, env, encoding: 'utf8' })
  if (error) throw error
  assert.is(status, 0, `${program} ${args.join(' ')}\n${stdout}${stderr}`)
  return { stdout, stderr }
}

test.run()
