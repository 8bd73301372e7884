import type { MigrationTask } from '../migration-task.ts'
import type { RunnerEngine } from '../runner-engine.ts'
import { unitsOf } from './units-of.ts'

/** So many files are interrupted together at the worst. */
const MOST_FILES = 20
/** In UTF-16 units of their texts. */
const MOST_TEXT = 200_000

/** The tasks in their order, those together that may be sent in one message. */
export function batchesOf(
  tasks: readonly MigrationTask[],
  engine: RunnerEngine,
): readonly (readonly MigrationTask[])[] {
  const batches: MigrationTask[][] = []
  let [isOpen, text] = [false, 0]
  for (const task of tasks) {
    const last = batches.at(-1)
    const maySend = isSendable(task, engine)
    text += task.script.file.text.length
    if (last !== undefined && isOpen && maySend && last.length < MOST_FILES && text <= MOST_TEXT)
      last.push(task)
    else {
      batches.push([task])
      text = task.script.file.text.length
    }
    isOpen = maySend
  }
  return batches
}

/** Whether the file is one transaction that asks for nothing else, and the first run of it. */
export function isSendable(
  { script, before, direction }: MigrationTask,
  engine: RunnerEngine,
): boolean {
  if (!engine.isTransactional || before !== undefined || direction !== 'up') return false
  if (script.timeout !== undefined) return false
  const [unit, ...others] = unitsOf(script, engine)
  if (unit === undefined || unit.isAlone || others.length > 0) return false
  return unit.statements.every(
    ({ text, checks, directive, rows }) =>
      checks.length === 0 &&
      directive === undefined &&
      rows === undefined &&
      !engine.marksSession(text),
  )
}
