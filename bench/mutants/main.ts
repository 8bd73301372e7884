import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Fault } from './fault.ts'
import { faults } from './faults.ts'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const PARTS = ['compiler', 'golden', 'package.json', 'tsconfig.json', '.prettierrc.json']

/**
 * `npm run mutants [-- part-of-a-name]`: puts each fault into a copy of the tree and asks its tests. Exit code 1
 * where no test notices.
 */
function run([part = '']: readonly string[]): number {
  const chosen = faults.filter(({ name }) => name.includes(part))
  for (const fault of chosen) mutated(fault, ROOT)
  const copy = mkdtempSync(join(tmpdir(), 'quarry-mutants-'))
  try {
    for (const name of PARTS) cpSync(join(ROOT, name), join(copy, name), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
    const broken = brokenTests(chosen, copy)
    if (broken.length > 0) {
      process.stderr.write(`fail without any fault:\n${broken.join('\n')}\n`)
      return 2
    }
    const survivors = chosen.filter((fault) => !isCaught(fault, copy))
    process.stdout.write(`${chosen.length} faults, ${survivors.length} survive\n`)
    return survivors.length === 0 ? 0 : 1
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** A test that fails in any case catches nothing. */
function brokenTests(chosen: readonly Fault[], copy: string): readonly string[] {
  const tests = new Set(chosen.flatMap((fault) => fault.tests))
  return [...tests].filter((test) => !passes(test, copy))
}

function isCaught(fault: Fault, copy: string): boolean {
  const path = join(copy, fault.file)
  const original = readFileSync(path, 'utf8')
  writeFileSync(path, mutated(fault, copy))
  const catching = fault.tests.find((test) => !passes(test, copy))
  writeFileSync(path, original)
  const outcome = catching === undefined ? 'SURVIVES' : 'caught  '
  process.stdout.write(
    `${outcome} ${fault.name}${catching === undefined ? '' : ` (${catching})`}\n`,
  )
  return catching !== undefined
}

/** Throws where the text that the fault replaces is not there any more, or more than once. */
function mutated({ name, file, text, by }: Fault, root: string): string {
  const source = readFileSync(join(root, file), 'utf8')
  const count = source.split(text).length - 1
  if (count !== 1) throw new Error(`${name}: ${file} has the text ${count} times, not once`)
  return source.replace(text, () => by)
}

function passes(test: string, copy: string): boolean {
  const [file = '', ...flags] = test.split(' ')
  const tsx = join(ROOT, 'node_modules', '.bin', 'tsx')
  const { status } = spawnSync(tsx, [file, ...flags], {
    cwd: copy,
    stdio: 'ignore',
    timeout: 120_000,
  })
  return status === 0
}

process.exitCode = run(process.argv.slice(2))
