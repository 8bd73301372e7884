import type { Outcome } from './outcome.ts'
import { runTestQueue, type TestQueue } from './run-test-queue.ts'

/** With more failures than these, the code is broken and not the moment. */
const MOST_FILES = 5

/**
 * The outcomes, where those of the files that failed have run once more, each alone: tests that wait for a browser or a
 * server can run out of time beside others. What passes then is marked, with what it printed the first time, and
 * what fails again stays failed.
 */
export async function runAgain(
  outcomes: readonly Outcome[],
  { files, environment, show }: TestQueue,
): Promise<readonly Outcome[]> {
  const failed = outcomes.filter(({ failed, name }) => failed > 0 && files.includes(name))
  if (failed.length === 0 || failed.length > MOST_FILES) return outcomes
  const steadied = new Map<string, Outcome>()
  for (const { name, output } of failed) {
    const [again] = await runTestQueue({ files: [name], environment, show })
    if (again !== undefined && again.failed === 0)
      steadied.set(name, { ...again, unsteady: output })
  }
  return outcomes.map((outcome) => steadied.get(outcome.name) ?? outcome)
}
