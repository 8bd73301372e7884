import { existsSync } from 'node:fs'
import type { Outcome } from './outcome.ts'
import { EXPECTED_CODE, writeExpectedCode } from './expected-code.ts'
import { type ChildResult, runChild } from './run-child.ts'

interface StaticCheck {
  /** Runs before the tool. */
  readonly prepare?: () => void
  readonly name: string
  readonly tool: string
  readonly args: readonly string[]
}

const TIMEOUT_SECONDS = 300
/** Not in the place that prettier has for it: each run without a cache, an editor's too, deletes that one. */
const formatCache = ['--cache', '--cache-location', 'node_modules/.cache/format']

/** In the order of how much a failure of each explains about the failures of the next. */
export const staticChecks: readonly StaticCheck[] = [
  {
    name: 'format',
    tool: 'prettier/bin/prettier.cjs',
    args: ['--check', '--log-level', 'warn', ...formatCache, '.'],
  },
  {
    name: 'lint',
    tool: '@biomejs/biome/bin/biome',
    args: ['lint', '--error-on-warnings', '--max-diagnostics', '200', '.'],
  },
  typesOf('types', '.'),
  typesOf('types of the pages', 'studio/ui'),
  { ...typesOf('types of expected code', EXPECTED_CODE), prepare: writeExpectedCode },
  {
    name: 'boundaries',
    tool: 'dependency-cruiser/bin/dependency-cruise.mjs',
    args: ['compiler', 'runtime', 'studio', 'cli', 'golden', 'bench', 'examples'].filter((folder) =>
      existsSync(folder),
    ),
  },
  {
    name: 'dead exports',
    tool: 'knip/bin/knip.js',
    args: ['--no-progress'],
  },
]

export const bundleCheck: StaticCheck = {
  name: 'bundle',
  tool: 'tsx/dist/cli.mjs',
  args: ['cli/bundle/bundle.ts'],
}

export async function runStaticCheck(check: StaticCheck): Promise<Outcome> {
  check.prepare?.()
  const result = await runChild({
    command: process.execPath,
    args: [`node_modules/${check.tool}`, ...check.args],
    environment: {},
    timeoutSeconds: TIMEOUT_SECONDS,
  })
  return judge(check.name, result)
}

function judge(name: string, child: ChildResult): Outcome {
  const ok = child.exitCode === 0 && !child.timedOut
  const base = { name, skipped: [], seconds: child.seconds, output: child.output }
  if (ok) return { ...base, passed: 1, failed: 0 }
  const problem = child.timedOut ? `stopped after ${TIMEOUT_SECONDS} s` : 'failed'
  return { ...base, passed: 0, failed: 1, problem }
}

/** The cache lies beside that of the format: a second run looks at what changed. */
function typesOf(name: string, project: string): StaticCheck {
  const cache = `node_modules/.cache/${name.replaceAll(' ', '-')}.tsbuildinfo`
  const args = ['-p', project, '--noEmit', '--pretty', 'false']
  return {
    name,
    tool: 'typescript/bin/tsc',
    args: [...args, '--incremental', '--tsBuildInfoFile', cache],
  }
}
