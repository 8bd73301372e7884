import type { Outcome } from './outcome.ts'
import { judgeTestFile } from './judge-test-file.ts'
import { type ChildResult, runChild } from './run-child.ts'
import { finishedFiles, splitByFile } from './split-by-file.ts'

const FILE_TIMEOUT_SECONDS = 600

export interface TestQueue {
  /** Those that no process has taken yet; each takes the first. */
  readonly files: string[]
  readonly environment: Readonly<Record<string, string>>
  readonly show: (outcome: Outcome) => void
}

/**
 * One process after the other works on the queue until it is empty: the next begins where a file ended
 * the one before. Starting node and loading the compiler takes longer than most files, so that many
 * share a process: what a file changes in it, it puts back.
 */
export async function runTestQueue(queue: TestQueue): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  while (queue.files.length > 0) outcomes.push(...(await runProcess(queue)))
  return outcomes
}

async function runProcess({ files, environment, show }: TestQueue): Promise<readonly Outcome[]> {
  const taken: string[] = []
  const shown = new Map<string, Outcome>()
  const judge = (done: readonly string[], child: ChildResult) => {
    for (const { file, ...result } of splitByFile(taken, child)) {
      if (shown.has(file) || !done.includes(file)) continue
      const outcome = judgeTestFile(file, result)
      shown.set(file, outcome)
      show(outcome)
    }
  }
  const child = await runChild({
    command: process.execPath,
    args: ['--import', './golden/runner/typescript-hook.mjs', 'golden/runner/run-test-files.ts'],
    environment,
    timeoutSeconds: FILE_TIMEOUT_SECONDS,
    answer: (output) => {
      judge(finishedFiles(output), { output, exitCode: 0, timedOut: false, seconds: 0 })
      const file = files.shift()
      if (file !== undefined) taken.push(file)
      return { file }
    },
  })
  // A process that cannot begin would be begun for ever.
  if (taken.length === 0) taken.push(...files.splice(0))
  judge(taken, child)
  return [...shown.values()]
}
