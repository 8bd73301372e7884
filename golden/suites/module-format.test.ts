import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { gen } from '../../cli/commands/gen.ts'
import { change, plainGen, ran } from './cli/project.ts'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc')

type PackageType = 'module' | 'commonjs' | undefined

/** By the type of the package and `module` of quarry.toml: what is written, and whether it says so itself. */
const formats: readonly (readonly [PackageType, string, 'esm' | 'cjs', boolean])[] = [
  ['module', 'auto', 'esm', false],
  ['module', 'esm', 'esm', false],
  ['module', 'cjs', 'cjs', true],
  ['commonjs', 'auto', 'cjs', false],
  ['commonjs', 'esm', 'esm', true],
  ['commonjs', 'cjs', 'cjs', false],
  [undefined, 'auto', 'cjs', false],
  [undefined, 'esm', 'esm', true],
]

for (const [type, setting, kind, declares] of formats) {
  test(`a package of the type ${type} with module = "${setting}"`, async () => {
    const root = mkdtempSync(join(tmpdir(), 'quarry-module-'))
    try {
      writeProject(root, type, setting)
      const { code, err } = await ran(root, (invocation) => gen(plainGen, invocation))
      assert.is(code, 0, err)
      assert.is(existsSync(join(root, 'quarry_gen/package.json')), declares)
      quietly([TSC, '-p', '.'], root)
      const expected = `${kind} 1 Winter Harbour\n`
      assert.is(quietly(['dist/relative.js'], root), expected)
      assert.is(quietly(['dist/by-name.js'], root), expected)
    } finally {
      rmSync(root, { recursive: true })
    }
  })
}

test('the files of the format before do not stay', async () => {
  const root = mkdtempSync(join(tmpdir(), 'quarry-module-'))
  try {
    for (const [setting, declared] of switches) {
      writeProject(root, 'module', setting)
      change(root, { 'db/queries/more.sql': '-- name: One :one\nSELECT 1 AS one;\n' })
      assert.is((await ran(root, (invocation) => gen(plainGen, invocation))).code, 0)
      const { code, out } = await ran(root, (invocation) => gen(plainGen, invocation))
      assert.equal([code, out], [0, 'quarry_gen: up to date\n'])
      assert.is(existsSync(join(root, 'quarry_gen/package.json')), declared, setting)
      rmSync(join(root, 'db/queries/more.sql'))
      assert.is((await ran(root, (invocation) => gen(plainGen, invocation))).code, 0)
      assert.not(existsSync(join(root, 'quarry_gen/more.js')))
    }
    writeProject(root, 'commonjs', 'esm')
    const { code, err } = await ran(root, (invocation) => gen(plainGen, invocation))
    assert.is(code, 0, err)
    const text = readFileSync(join(root, 'quarry_gen/package.json'), 'utf8')
    assert.is(text, '{ "type": "module" }\n')
  } finally {
    rmSync(root, { recursive: true })
  }
})

/** `module` of quarry.toml in a package of ES modules, and whether the directory then says what it is. */
const switches = [
  ['cjs', true],
  ['esm', false],
  ['cjs', true],
  ['auto', false],
  ['cjs', true],
] as const

function writeProject(root: string, type: PackageType, setting: string): void {
  const imports = { '#db': './quarry_gen/index.js' }
  change(root, {
    'quarry.toml': `version = "2"
[database]
provider = "sqlite"
[gen.js]
module = "${setting}"
`,
    'db/schema/books.sql': 'CREATE TABLE books (id INTEGER PRIMARY KEY, title TEXT NOT NULL);\n',
    'db/queries/books.sql': `-- name: CreateBook :exec
INSERT INTO books (title) VALUES ($1);

-- name: ListBooks :many
SELECT id, title FROM books;
`,
    'package.json': JSON.stringify({ private: true, type, imports }),
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        target: 'ES2023',
        module: 'NodeNext',
        strict: true,
        skipLibCheck: true,
        rootDir: 'src',
        outDir: 'dist',
        types: ['node', 'better-sqlite3'],
      },
      include: ['src'],
    }),
    'src/relative.ts': program('../quarry_gen/index.js'),
    'src/by-name.ts': program('#db'),
  })
  const modules = join(root, 'node_modules')
  if (!existsSync(modules)) symlinkSync(join(ROOT, 'node_modules'), modules, 'junction')
}

function program(specifier: string): string {
  return `import { readFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { New } from '${specifier}'

void main()

async function main(): Promise<void> {
  const client = new Database(':memory:')
  client.exec(readFileSync('db/schema/books.sql', 'utf8'))
  const db = New(client)
  await db.createBook('Winter Harbour')
  const [book] = await db.listBooks()
  const kind = readFileSync('quarry_gen/index.js', 'utf8').includes('require(') ? 'cjs' : 'esm'
  console.log(kind, book?.id, book?.title)
}
`
}

/** What the program prints; nothing may stand on its error stream. */
function quietly(args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
  assert.is(status, 0, stdout + stderr)
  assert.is(stderr, '')
  return stdout
}

test.run()
