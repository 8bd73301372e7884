import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { freshDatabase } from '../engines/fresh-database.ts'
import { skip } from '../skip.ts'
import { execute } from '../studio/shop-database.ts'
import { startStudio } from '../studio/start-studio.ts'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const user = suite<{ home: string }>('package')

interface Result {
  readonly code: number | null
  readonly output: string
}

function run(command: string, args: readonly string[], cwd: string): Result {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, env, encoding: 'utf8' })
  if (error) throw error
  return { code: status, output: stdout + stderr }
}

function succeed(command: string, args: readonly string[], cwd: string): string {
  const { code, output } = run(command, args, cwd)
  assert.is(code, 0, `${command} ${args.join(' ')}\n${output}`)
  return output
}

/** A package of this repository as if it had been installed; what it depends on is found there too. */
function link(home: string, name: string): void {
  const target = join(home, 'node_modules', name)
  if (existsSync(target)) return
  mkdirSync(dirname(target), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules', name), target, 'junction')
}

/** A project below the home, where the installed packages are found. */
function makeProject(
  home: string,
  name: string,
  { flags, driver }: { readonly flags: readonly string[]; readonly driver?: string },
): string {
  const project = join(home, name)
  mkdirSync(project)
  const quarry = join(home, 'node_modules', '.bin', 'quarry')
  succeed(quarry, ['init', ...flags], project)
  if (driver !== undefined) setDriver(join(project, 'quarry.toml'), driver)
  succeed(quarry, ['gen'], project)
  return project
}

function setDriver(file: string, driver: string): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/^driver = .*$/m, `driver = "${driver}"`))
}

user.before((context) => {
  context.home = mkdtempSync(join(tmpdir(), 'quarry-package-'))
  const { home } = context
  writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }\n')
  succeed('npm', ['pack', '--ignore-scripts', '--pack-destination', home], ROOT)
  const tarball = readdirSync(home).find((name) => name.endsWith('.tgz')) ?? ''
  // The optional native driver would be compiled: gen has no need of it, and programs get ours.
  const flags = ['--omit=optional', '--ignore-scripts', '--prefer-offline']
  succeed('npm', ['install', ...flags, `./${tarball}`], home)
})

user.after(({ home }) => {
  rmSync(home, { recursive: true })
})

user('holds the bundle and no sources', ({ home }) => {
  const installed = join(home, 'node_modules', 'quarry')
  assert.equal(readdirSync(installed).sort(), [
    'LICENSE',
    'README.md',
    'dist',
    'docs',
    'package.json',
  ])
  const others = readdirSync(join(installed, 'dist')).filter((name) => !name.endsWith('.js'))
  assert.equal(others, ['studio'])
})

user('holds the pages of the studio, named by their contents (security 36)', ({ home }) => {
  const pages = join(home, 'node_modules', 'quarry', 'dist', 'studio')
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  assert.ok(files.includes('index.html'), files.join())
  const assets = readdirSync(join(pages, 'assets'))
  const unnamed = assets.filter((name) => !/-[\w-]{8}\.(?:js|css|svg|woff2)$/.test(name))
  assert.equal(unnamed, [])
  for (const file of files.filter((name) => /\.(?:js|css)$/.test(name)))
    assert.not.match(readFileSync(join(pages, file), 'utf8'), /sourceMappingURL/, file)
})

user('pages of the package lead to pages of the package', ({ home }) => {
  const installed = join(home, 'node_modules', 'quarry')
  const docs = readdirSync(join(installed, 'docs'))
  assert.ok(docs.includes('errors.md') && !docs.includes('internals'), docs.join())
  const pages = docs.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`)
  for (const page of ['README.md', ...pages]) {
    const text = readFileSync(join(installed, page), 'utf8')
    for (const [, target = ''] of text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)) {
      assert.ok(existsSync(join(installed, dirname(page), target)), `${page}: ${target}`)
    }
  }
})

user('needs nothing but the drivers', ({ home }) => {
  const packages = readdirSync(join(home, 'node_modules'))
  const ours = ['typescript', 'ts-morph', 'chevrotain', 'cac', 'better-sqlite3']
  assert.equal(
    packages.filter((name) => ours.includes(name)),
    [],
  )
})

user('init, gen, check and the generated code', ({ home }) => {
  const project = makeProject(home, 'sqlite', { flags: ['--sqlite'] })
  const quarry = join(home, 'node_modules', '.bin', 'quarry')
  assert.is(succeed(quarry, ['check'], project), 'ok: 5 queries in 1 file\n')
  assert.is(succeed(quarry, ['gen'], project), 'quarry_gen: up to date\n')
  link(home, 'better-sqlite3')
  writeFileSync(join(project, 'program.js'), PROGRAM)
  const printed = JSON.parse(succeed(process.execPath, ['program.js'], project))
  assert.equal(printed, {
    created: { id: 1, title: 'Milk', body: null, isDate: true },
    found: ['Bread'],
    gone: null,
  })
})

const PROGRAM = `import { readFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { New } from './quarry_gen/index.js'

const client = new Database(':memory:')
client.exec(readFileSync('db/schema/notes.sql', 'utf8'))
const db = New(client)
const { created_at, ...note } = await db.createNote({ title: 'Milk', body: null })
const created = { ...note, isDate: created_at instanceof Date }
await db.transaction(async (tx) => {
  await tx.renameNote({ title: 'Bread', id: note.id })
})
const found = (await db.searchNotes({ title: 'Br%', limit: 5 })).map(({ title }) => title)
await db.deleteNote(note.id)
console.log(JSON.stringify({ created, found, gone: await db.getNote(note.id) }))
`

user('the studio runs in an empty directory', async ({ home }) => {
  const database = await freshDatabase('sqlite')
  if (database.kind === 'unavailable') return skip(database.reason)
  await execute(database.url, ['create table notes (id integer primary key)'])
  const cwd = join(home, 'empty')
  mkdirSync(cwd)
  link(home, 'better-sqlite3')
  const program = join(home, 'node_modules', 'quarry', 'dist', 'quarry.js')
  const studio = await startStudio({ program, args: [database.url], cwd })
  try {
    const page = await (await fetch(`${studio.origin}/`)).text()
    const script = /<script [^>]*src="(?<path>\/assets\/[^"]+)"/.exec(page)?.groups?.['path']
    assert.is((await fetch(`${studio.origin}${script}`)).status, 200, page)
    const tables = await fetch(`${studio.origin}/api/tables`)
    assert.match(await tables.text(), /"notes"/)
    assert.equal(readdirSync(cwd), [])
  } finally {
    await studio.stop()
    await database.drop()
  }
})

interface Consumer {
  readonly flags: readonly string[]
  /** Opens a client with the driver's own types, and makes query objects on what else there is. */
  readonly open: string
  readonly packages: readonly string[]
  readonly driver?: string
  /** Of a driver that is part of its runtime: its methods in the form of the package for them. */
  readonly declarations?: string
}

const consumers: Readonly<Record<string, Consumer>> = {
  pg: {
    flags: ['--postgresql'],
    open: `import pg from 'pg'
const client = new pg.Pool()
New(new pg.Client())
New(await client.connect())
`,
    packages: ['@types/pg'],
  },
  mysql2: {
    flags: ['--mysql'],
    open: `import mysql from 'mysql2/promise'
const client = mysql.createPool('')
New(await mysql.createConnection(''))
New(await client.getConnection())
`,
    packages: [],
  },
  'better-sqlite3': {
    flags: ['--sqlite'],
    open: `import Database from 'better-sqlite3'
const client = new Database('')
new New(new Database(''))
`,
    packages: ['@types/better-sqlite3'],
  },
  postgres: {
    flags: ['--postgresql'],
    driver: 'postgres',
    open: `import postgres from 'postgres'
const client = postgres('')
New(await client.reserve())
New(postgres('', { types: { bigint: postgres.BigInt }, transform: postgres.camel }))
await client.begin((sql) => New(sql).deleteNote(1))
await client.begin((sql) => sql.savepoint((inner) => New(inner).deleteNote(1)))
`,
    packages: ['postgres'],
  },
  'bun-sqlite': {
    flags: ['--sqlite'],
    driver: 'bun:sqlite',
    open: `import { Database } from 'bun:sqlite'\nconst client = new Database('')\n`,
    packages: [],
    declarations: `declare module 'bun:sqlite' {
  type Binding = string | bigint | ArrayBufferView | number | boolean | null | Record<string, string>
  type List<Params> = Params extends Binding[] ? Params : Params extends Binding ? [Params] : never
  export class Database {
    constructor(filename?: string, options?: number | { strict?: boolean; safeIntegers?: boolean })
    exec<Params extends Binding[]>(sql: string, ...bindings: Params[]): { changes: number }
    prepare<Row, Params extends Binding | Binding[]>(
      sql: string,
      params?: Params,
    ): Statement<Row, List<Params>>
    get inTransaction(): boolean
  }
  export class Statement<Row = unknown, Params extends Binding[] = Binding[]> {
    all(...params: Params): Row[]
    run(...params: Params): { changes: number }
    values(...params: Params): (string | bigint | number | boolean | Uint8Array)[][]
    safeIntegers(value: boolean): this
  }
}
`,
  },
}

const IMPORT_NEW = `import { New } from './quarry_gen/index.js'\n`
const STRUCTURAL = `${IMPORT_NEW}import type { Client } from './quarry_gen/database.js'
declare const client: Client
`

/** Uses every method, so that each type has to fit. */
const USE = `
export async function use() {
  const db = New(client)
  const note = await db.transaction((tx) => tx.getNote(1))
  const title: string | undefined = note?.title
  const body: string | null | undefined = note?.body
  const created: Date | undefined = note?.created_at
  await db.createNote({ title: title ?? 'none', body: body ?? null })
  for (const { title } of await db.searchNotes({ title: '%', limit: 3 })) title.trim()
  await db.renameNote({ title: 'x', id: 1 })
  await db.deleteNote(1)
  // ${'@ts'}-expect-error a column that is NOT NULL takes no null
  await db.renameNote({ title: null, id: 1 })
  return created
}
`

function configuration(types: readonly string[]): string {
  return JSON.stringify({
    compilerOptions: {
      target: 'ES2023',
      lib: ['ES2023'],
      module: 'NodeNext',
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
      types,
    },
    files: Object.entries(consumers).flatMap(([name, { declarations }]) => [
      `${name}/consumer.ts`,
      ...(declarations === undefined ? [] : [`${name}/driver.d.ts`]),
    ]),
  })
}

/** The consumers of all drivers at once: most of the time goes into the library that they share. */
function compileConsumers(home: string, types: readonly string[], head: HeadOf): void {
  for (const [driver, consumer] of Object.entries(consumers)) {
    writeFileSync(join(home, driver, 'consumer.ts'), `${head(consumer)}${USE}`)
  }
  writeFileSync(join(home, 'tsconfig.json'), configuration(types))
  succeed(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.'], home)
}

type HeadOf = (consumer: Consumer) => string

user('strict consumers of each driver, without and with its types', ({ home }) => {
  for (const [name, consumer] of Object.entries(consumers)) {
    const project = makeProject(home, name, consumer)
    const { declarations } = consumer
    if (declarations !== undefined) writeFileSync(join(project, 'driver.d.ts'), declarations)
  }
  compileConsumers(home, [], () => STRUCTURAL)
  for (const [driver, { packages }] of Object.entries(consumers)) {
    for (const name of ['@types/node', ...packages]) link(join(home, driver), name)
  }
  compileConsumers(home, ['node'], ({ open }) => `${IMPORT_NEW}${open}`)
})

user.run()
