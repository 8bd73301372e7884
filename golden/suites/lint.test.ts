import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

interface Canary {
  readonly file: string
  readonly text: string
  readonly breaks: readonly string[]
}

/** One text for each rule that the house style rests on. */
const canaries: readonly Canary[] = [
  { file: 'runtime/a.ts', text: 'export const f = (y: any) => y', breaks: ['noExplicitAny'] },
  { file: 'runtime/b.ts', text: 'export const f = (y?: A) => y!', breaks: ['noNonNullAssertion'] },
  { file: 'runtime/c.ts', text: 'export enum A {\n  b,\n}', breaks: ['noEnum'] },
  { file: 'runtime/d.ts', text: 'const f = 1\nexport default f', breaks: ['noDefaultExport'] },
  {
    file: 'runtime/e.ts',
    text: `export * from './a.ts'`,
    breaks: ['noBarrelFile', 'noReExportAll'],
  },
  { file: 'runtime/g.ts', text: `export { f } from './a.ts'`, breaks: ['noBarrelFile'] },
  { file: 'runtime/H.ts', text: 'export const f = 1', breaks: ['useFilenamingConvention'] },
  { file: 'runtime/i.ts', text: 'try {\n  a()\n} catch {}', breaks: ['noEmptyBlockStatements'] },
  { file: 'runtime/j.ts', text: `throw 'a'`, breaks: ['useThrowOnlyError'] },
  {
    file: 'runtime/k.ts',
    text: 'async function f(): Promise<void> {}\nexport function g(): void {\n  f()\n}',
    breaks: ['noEmptyBlockStatements', 'noFloatingPromises'],
  },
  {
    file: 'runtime/l.ts',
    text: 'export const f = (a, b, c, d, e) => a + b + c + d + e',
    breaks: ['useMaxParams'],
  },
  {
    file: 'runtime/m.ts',
    text: `export function f() {\n${'  a()\n'.repeat(61)}}`,
    breaks: ['noExcessiveLinesPerFunction'],
  },
  { file: 'runtime/n.ts', text: 'export const f = process.cwd', breaks: ['noRestrictedGlobals'] },
  { file: 'compiler/a.ts', text: 'export const f = process.cwd', breaks: ['noRestrictedGlobals'] },
  {
    file: 'compiler/b.ts',
    text: 'export const f = () => fetch(a)',
    breaks: ['noRestrictedGlobals'],
  },
  { file: 'cli/a.ts', text: 'export const f = process.cwd', breaks: [] },
  { file: 'compiler/c.ts', text: 'export const f = { then: 1, escape: 2 }', breaks: [] },
]

/** The tree stands outside of git, so that part of the configuration is turned off for it. */
function writeTree(root: string): void {
  const configuration = readFileSync(join(ROOT, 'biome.json'), 'utf8')
  const withoutGit = configuration.replace(/"vcs": \{[^}]*\},/, '')
  assert.is.not(withoutGit, configuration)
  writeFileSync(join(root, 'biome.json'), withoutGit)
  for (const { file, text } of canaries) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), `${text}\n`)
  }
}

function lint(root: string): Map<string, Set<string>> {
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome')
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'lint', '--max-diagnostics=none', '--colors=off', '.'],
    { cwd: root, encoding: 'utf8' },
  )
  const broken = new Map<string, Set<string>>()
  const lines = `${stdout}\n${stderr}`.matchAll(/^(\S+\.ts)(?::\d+:\d+)? lint\/\w+\/(\w+)/gm)
  for (const [, file = '', rule = ''] of lines) {
    broken.set(file, (broken.get(file) ?? new Set()).add(rule))
  }
  return broken
}

test('each rule finds its canary and nothing else', () => {
  const root = mkdtempSync(join(tmpdir(), 'quarry-lint-'))
  try {
    writeTree(root)
    const broken = lint(root)
    for (const { file, breaks } of canaries) {
      assert.equal([...(broken.get(file) ?? [])].sort(), [...breaks].sort(), file)
    }
  } finally {
    rmSync(root, { recursive: true })
  }
})

test.run()
