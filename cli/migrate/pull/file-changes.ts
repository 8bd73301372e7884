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
