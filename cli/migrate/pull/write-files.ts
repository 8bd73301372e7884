import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface FileChange {
  /** Relative to the project file. */
  readonly path: string
  /** Undefined: the file is not there. */
  readonly before: string | undefined
  readonly after: string | undefined
}

/** The files that differ, in the order of their paths. */
export function fileChanges(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly FileChange[] {
  const paths = new Set([...before.keys(), ...after.keys()])
  return [...paths]
    .map((path) => ({ path, before: before.get(path), after: after.get(path) }))
    .filter((change) => change.before !== change.after)
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

/** Brings all files to their new texts, or none: what the file system refuses takes back what was done, and is thrown. */
export function writeFiles(root: string, changes: readonly FileChange[]): void {
  const done: FileChange[] = []
  try {
    for (const change of changes) {
      done.push(change)
      put(join(root, change.path), change.after)
    }
  } catch (error) {
    for (const { path, before } of done.reverse()) put(join(root, path), before)
    throw error
  }
}

/** A reader finds the whole file or none. */
function put(path: string, text: string | undefined): void {
  if (text === undefined) {
    rmSync(path, { force: true })
    return
  }
  mkdirSync(dirname(path), { recursive: true })
  const partial = join(dirname(path), `.pull.${process.pid}.partial`)
  writeFileSync(partial, text)
  renameSync(partial, path)
}
