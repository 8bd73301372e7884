import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { gen } from '../../cli/commands/gen.ts'
import { makeProject, plainGen, ran, snapshot } from './cli/project.ts'
import { ROOT } from '../../bench/run-node.ts'
import { watchCommand, type Watched } from '../../bench/watch/watched-command.ts'

const QUARRY = join(ROOT, 'dist', 'quarry.js')
const QUERY = '-- name: GetBook :one\nSELECT id, title FROM books WHERE id = $1;\n'

/** Does something to the project and waits for the line that tells of it. */
async function after(watched: Watched, act: () => void, expected: RegExp): Promise<string> {
  watched.printed()
  act()
  let printed = ''
  await watched.until(String(expected), () => {
    printed += watched.printed()
    return expected.test(printed)
  })
  return printed
}

/** Nothing differs from what a run from nothing writes. */
async function checkAsFresh(root: string): Promise<void> {
  const written = snapshot(join(root, 'quarry_gen'))
  rmSync(join(root, 'quarry_gen'), { recursive: true })
  const fresh = await ran(root, (invocation) => gen(plainGen, invocation))
  assert.is(fresh.code, 0, fresh.err)
  assert.equal(written, snapshot(join(root, 'quarry_gen')))
}

test('gen --watch follows what a user does, and ends on Ctrl+C', async () => {
  const root = makeProject()
  const path = (name: string) => join(root, name)
  const books = path('db/queries/books.sql')
  const generated = () => readFileSync(path('quarry_gen/books.js'), 'utf8')
  const watched = watchCommand(QUARRY, ['gen', '--watch', '--cwd', root])
  const first = await after(watched, () => undefined, /6 files written/)
  assert.match(first, 'watching db/schema, db/queries, quarry.toml\n')

  await after(watched, () => writeFileSync(books, QUERY), /books\.sql changed: .* written/)
  assert.not.match(generated(), 'listBooks')

  const wrong = () => writeFileSync(books, QUERY.replace('title', 'titel'))
  const broken = await after(watched, wrong, /books\.sql changed: 1 error/)
  assert.match(broken, 'books.sql:2:12: error: column "titel" does not exist')
  await after(watched, () => writeFileSync(books, QUERY), /changed: errors mended, .*up to date/)

  const byRename = () => {
    writeFileSync(
      path('db/queries/.books.sql.tmp'),
      `${QUERY}-- name: One :one\nSELECT 1 AS one;\n`,
    )
    renameSync(path('db/queries/.books.sql.tmp'), books)
  }
  await after(watched, byRename, /books\.sql changed: .* written/)
  assert.match(generated(), 'one')

  const rename = () => renameSync(books, path('db/queries/novels.sql'))
  await after(watched, rename, /novels\.sql renamed: .* written, 2 removed/)
  assert.not.ok(existsSync(path('quarry_gen/books.js')))

  const config = readFileSync(path('quarry.toml'), 'utf8')
  const unfit = () => writeFileSync(path('quarry.toml'), `${config}[gen.js]\nout = "code"\n`)
  await after(watched, unfit, /quarry\.toml changed: code: 6 files written/)
  await after(watched, () => writeFileSync(path('quarry.toml'), '['), /toml changed: 1 error/)
  await after(watched, () => writeFileSync(path('quarry.toml'), config), /errors mended/)

  await after(watched, () => renameSync(path('db'), path('db2')), /2 errors/)
  await after(watched, () => renameSync(path('db2'), path('db')), /errors mended/)
  const table = 'CREATE TABLE pens (id INTEGER PRIMARY KEY);\n'
  mkdirSync(path('db/schema/more'))
  const add = () => writeFileSync(path('db/schema/more/pens.sql'), table)
  await after(watched, add, /pens\.sql added: .* written/)
  assert.match(readFileSync(path('quarry_gen/index.d.ts'), 'utf8'), 'Pens')

  assert.is(await watched.interrupt(), 130)
  await checkAsFresh(root)
})

test('check --watch says how the project stands, and writes nothing', async () => {
  const root = makeProject()
  const books = join(root, 'db/queries/books.sql')
  const watched = watchCommand(QUARRY, ['check', '--watch', '--cwd', root])
  await after(watched, () => undefined, /2 queries in 1 file /)
  const wrong = () => writeFileSync(books, QUERY.replace('title', 'titel'))
  await after(watched, wrong, /books\.sql changed: 1 error/)
  await after(watched, () => writeFileSync(books, QUERY), /errors mended, 1 query in 1 file/)
  assert.is(await watched.interrupt(), 130)
  assert.not(existsSync(join(root, 'quarry_gen')))
})

test('package.json decides about the modules while the project is watched', async () => {
  const root = makeProject()
  const watched = watchCommand(QUARRY, ['gen', '--watch', '--cwd', root])
  await after(watched, () => undefined, /6 files written/)
  const path = join(root, 'package.json')
  await after(watched, () => writeFileSync(path, '{ "type": "commonjs" }'), /3 files written/)
  assert.match(readFileSync(join(root, 'quarry_gen/index.js'), 'utf8'), 'exports.')
  await after(watched, () => rmSync(path), /3 files written/)
  assert.is(await watched.interrupt(), 130)
})

test('options that make no sense with --watch are refused', async () => {
  const refused = async (args: readonly string[], expected: string) => {
    const watched = watchCommand(QUARRY, [...args, '--cwd', makeProject()])
    await watched.ended
    assert.match(watched.everything(), `error: ${expected} exclude each other`)
  }
  await refused(['gen', '--watch', '--check'], '--watch and --check')
  await refused(['gen', '--watch', '--json'], '--watch and --json')
  await refused(['check', '--watch', '--verify'], '--watch and --verify')
})

test.run()
