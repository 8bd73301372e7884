import type { ServerProcess } from '../../../api/activity.ts'

/** A connection that others wait for, and those that wait for it. */
export interface LockNode {
  readonly process: ServerProcess
  readonly waiting: readonly LockNode[]
}

/** Who waits for whom, from those that wait for nobody; each stands once under each that it waits for. */
export function lockTree(processes: readonly ServerProcess[]): readonly LockNode[] {
  const blockers = new Set(processes.flatMap(({ blockedBy }) => blockedBy))
  const waiting = processes.filter(({ blockedBy }) => blockedBy.length > 0)
  const roots = processes.filter(({ id, blockedBy }) => blockers.has(id) && blockedBy.length === 0)
  // Who waits in a circle has no first one.
  const first = roots.length > 0 ? roots : waiting.slice(0, 1)
  return first.map((process) => nodeOf(process, waiting, new Set()))
}

function nodeOf(
  process: ServerProcess,
  waiting: readonly ServerProcess[],
  above: ReadonlySet<string>,
): LockNode {
  const seen = new Set([...above, process.id])
  const next = waiting.filter(
    ({ id, blockedBy }) => blockedBy.includes(process.id) && !seen.has(id),
  )
  return { process, waiting: next.map((each) => nodeOf(each, waiting, seen)) }
}
