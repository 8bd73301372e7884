import { homedir } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type fileRules, findFileViolations, MOST_LINES } from '../structure/file-rules.ts'
import { findPlaceViolations } from '../structure/place-rules.ts'
import { findSourceViolations, type sourceRules } from '../structure/source-rules.ts'
import { isOwnSource, readTrackedFiles } from '../structure/tracked-files.ts'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Each rule with texts that break it; a rule without one fails below. */
const sourceFaults: Record<keyof typeof sourceRules, readonly string[]> = {
  any: ['const x: any = 1', 'type T = Array<any>', 'function f(...a: any[]) {}'],
  'non-null assertion': ['const x = y!', 'y!.z()', 'let x!: string', 'class A { x!: string }'],
  cast: ['const x = y as string', 'const x = <string>y', 'const x = y as unknown as T'],
  'dialect literal': [`const x = 'mysql'`, 'const x = `sqlite`', `if (a === "postgresql") b()`],
  'dialect identity': [
    'if (dialect === x) y()',
    'a = target.dialect.label !== b',
    'x === dialect.name',
  ],
  'state of a module': ['let a = 0', 'export let a: string | undefined', 'var a'],
  'clock or chance': ['const x = Date.now()', 'const x = new Date()', 'const x = Math.random()'],
  'focused or skipped test': [`test.only('a', f)`, `test.skip('a', f)`, `describe.skip('a', f)`],
  'rejection ignored': ['p.catch(() => {})', 'p.catch(() => undefined)', 'p.catch(() => [])'],
}

const fileFaults: Record<keyof typeof fileRules, readonly (readonly [string, string])[]> = {
  'too long': [['compiler/a.ts', 'x\n'.repeat(MOST_LINES + 1)]],
  'file name': [
    ['compiler/utils.ts', ''],
    ['compiler/source/index.ts', ''],
  ],
  'check switched off': [['compiler/a.ts', `// ${'@ts'}-ignore\n`]],
  'left for later': [['compiler/a.ts', `// ${'TO'}${'DO'} later\n`]],
  'test without run': [
    ['compiler/a.test.ts', `import { test } from 'uvu'\ntest('a', f)\n`],
    ['compiler/b.test.ts', `import { suite } from 'uvu'\nconst b = suite('b')\nb('a', f)\n`],
    ['compiler/c.test.ts', 'console.log(1)\n'],
  ],
}

const allowed: readonly (readonly [string, string])[] = [
  ['compiler/a.ts', 'const x = [1] as const satisfies readonly number[]'],
  ['compiler/a.ts', '// an `any` in a comment, an x! and an `as` too\nconst company = "as any"'],
  ['compiler/a.ts', 'if (dialect.returning === x && dialect !== undefined) y()'],
  ['compiler/dialects/mysql/dialect.ts', `const label = 'mysql'`],
  ['compiler/dialects/registry.ts', `const x = { mysql: 'mysql' }`],
  ['runtime/engines/sqlite/connect.ts', `const x = 'sqlite'`],
  ['cli/config/config.ts', `const x = 'postgresql'`],
  ['runtime/a.ts', 'const x = Date.now()'],
  ['runtime/a.ts', 'let made = 0'],
  ['compiler/a.ts', 'const known = new Map()\nfunction f() { let x = 0 }'],
  ['compiler/dialects/mysql/semantics/functions.ts', 'x\n'.repeat(MOST_LINES + 1)],
  ['compiler/a.test.ts', `import { test } from 'uvu'\ntest('a', f)\ntest.run()\n`],
]

function checkSource(path: string, text: string): string[] {
  const file = { path, text }
  return [...findSourceViolations(file), ...findFileViolations(file)].map(({ rule }) => rule)
}

for (const [rule, texts] of Object.entries(sourceFaults)) {
  test(`finds: ${rule}`, () => {
    const path = rule === 'focused or skipped test' ? 'compiler/a.test.ts' : 'compiler/a.ts'
    for (const text of texts) assert.ok(checkSource(path, text).includes(rule), text)
  })
}

for (const [rule, files] of Object.entries(fileFaults)) {
  test(`finds: ${rule}`, () => {
    for (const [path, text] of files) assert.ok(checkSource(path, text).includes(rule), path)
  })
}

test('lets pass what is allowed', () => {
  for (const [path, text] of allowed) assert.equal(checkSource(path, text), [], `${path}: ${text}`)
})

test('finds machine paths and registry hosts', () => {
  const machine = { root: '/srv/build/quarry', home: '/var/people/ada' }
  const check = (path: string, text: string) =>
    findPlaceViolations({ path, text }, machine).map(({ rule }) => rule)
  const slash = '/'
  for (const path of [machine.root, machine.home, `${slash}home/ada/x`, `${slash}root/x`]) {
    assert.equal(check('a.md', `see ${path}/y`), ['machine path'], path)
  }
  assert.equal(check('a.md', `https:${slash}/registry.example.org/a`), ['registry host'])
  assert.equal(check('package-lock.json', '"resolved": "x"'), ['registry host'])
  assert.equal(check('a.md', 'https://example.org/home/ and /usr/lib/postgresql'), [])
})

test('the tree breaks none of them', () => {
  const files = readTrackedFiles(ROOT)
  const sources = files.filter(({ path }) => isOwnSource(path))
  assert.ok(sources.length > 10, 'the listing found the sources')
  const machine = { root: ROOT, home: homedir() }
  const violations = [
    ...sources.flatMap(findSourceViolations),
    ...sources.flatMap(findFileViolations),
    ...files.flatMap((file) => findPlaceViolations(file, machine)),
  ]
  assert.equal(
    violations.map(({ rule, at }) => `${rule}: ${at}`),
    [],
  )
})

test.run()
