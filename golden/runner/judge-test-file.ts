import type { Outcome, Skip } from './outcome.ts'
import type { ChildResult } from './run-child.ts'

/**
 * Reads uvu's own summary. uvu says that all is well when a file forgets `test.run()`, so a file
 * without a total, or with a total of 0 and nothing reported by `skip`, fails here.
 */
export function judgeTestFile(name: string, child: ChildResult): Outcome {
  const totals = figures(child.output, 'Total')
  const total = totals.at(-1) ?? 0
  const passed = figures(child.output, 'Passed').at(-1) ?? 0
  const skipped = skips(name, child.output)
  const problem = findProblem(child, { runs: totals.length, total, passed, skipped })
  return {
    name,
    passed,
    failed: total - passed + (problem === undefined ? 0 : 1),
    skipped,
    seconds: child.seconds,
    output: child.output,
    ...(problem === undefined ? {} : { problem }),
  }
}

interface Summary {
  readonly runs: number
  readonly total: number
  readonly passed: number
  readonly skipped: readonly Skip[]
}

function findProblem(child: ChildResult, summary: Summary): string | undefined {
  if (child.timedOut) return `stopped after ${Math.round(child.seconds)} s`
  if (summary.runs === 0) return 'reports no test: is test.run() missing?'
  if (summary.runs > 1) return 'ran its tests more than once: an await stands between two run()'
  if (summary.total === 0 && summary.skipped.length === 0) return 'reports 0 tests'
  if (summary.passed < summary.total) return undefined
  if (child.exitCode === undefined) return 'ended by a signal after its tests'
  if (child.exitCode !== 0) return `exit code ${child.exitCode} although its tests passed`
  return undefined
}

function figures(output: string, label: string): number[] {
  const line = new RegExp(`^ {2}${label}: +(\\d+)$`, 'gm')
  return [...output.matchAll(line)].map((match) => Number(match[1]))
}

function skips(name: string, output: string): Skip[] {
  const reported = [...output.matchAll(/^SKIPPED (\d+) (.+)$/gm)].map((match) => ({
    count: Number(match[1]),
    reason: match[2] ?? '',
  }))
  const byTestRunner = figures(output, 'Skipped').at(-1) ?? 0
  if (byTestRunner === 0) return reported
  return [...reported, { count: byTestRunner, reason: `test.skip or test.only in ${name}` }]
}
