import type { Outcome } from './outcome.ts'

/** One line for what passed; everything it printed for what failed. */
export function printOutcome(outcome: Outcome): void {
  process.stdout.write(`${outcomeLine(outcome)}\n`)
  if (outcome.failed === 0) return
  process.stdout.write(`\n${outcome.output.trim()}\n\n`)
}

function outcomeLine(outcome: Outcome): string {
  const verdict = outcome.failed > 0 ? 'FAIL' : 'ok  '
  const seconds = `${outcome.seconds.toFixed(1)} s`.padStart(7)
  const counts = [`${outcome.passed} passed`]
  if (outcome.failed > 0) counts.push(`${outcome.failed} failed`)
  const skipped = countSkipped([outcome])
  if (skipped > 0) counts.push(`${skipped} skipped`)
  const problem = outcome.problem === undefined ? '' : `: ${outcome.problem}`
  return `${verdict} ${seconds}  ${outcome.name}  (${counts.join(', ')})${problem}`
}

/** The last characters of what a failed file printed: uvu prints its failures behind everything else. */
const OUTPUT_SHOWN = 6000

/**
 * The text after the last file: who failed and what it printed, who passed only when it ran alone, what was skipped and
 * why, and the plain closing line.
 */
export function closingText(outcomes: readonly Outcome[]): string {
  const failures = outcomes.filter((outcome) => outcome.failed > 0)
  const unsteady = outcomes.filter((outcome) => outcome.unsteady !== undefined)
  const lines = [
    ...failures.map((outcome) => withOutput(`${outcome.name} printed:`, outcome.output)),
    ...unsteady.map((outcome) =>
      withOutput(`UNSTEADY ${outcome.name}: passed only alone`, outcome.unsteady ?? ''),
    ),
    ...failures.map(outcomeLine),
  ]
  for (const [reason, count] of skipReasons(outcomes)) lines.push(`SKIPPED ${count}: ${reason}`)
  const passed = sum(outcomes.map((outcome) => outcome.passed))
  const failed = sum(outcomes.map((outcome) => outcome.failed))
  lines.push(`${passed} passed, ${failed} failed, ${countSkipped(outcomes)} skipped`)
  return `\n${lines.join('\n')}\n`
}

function withOutput(heading: string, output: string): string {
  return `${heading}\n\n${output.trim().slice(-OUTPUT_SHOWN)}\n`
}

function skipReasons(outcomes: readonly Outcome[]): Map<string, number> {
  const reasons = new Map<string, number>()
  for (const { count, reason } of outcomes.flatMap((outcome) => outcome.skipped)) {
    reasons.set(reason, (reasons.get(reason) ?? 0) + count)
  }
  return reasons
}

function countSkipped(outcomes: readonly Outcome[]): number {
  return sum(outcomes.flatMap((outcome) => outcome.skipped).map((skip) => skip.count))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
