import type { SourceFile } from '../../compiler/source/source-file.ts'

export interface FileChange {
  readonly path: string
  /** `renamed`: another path had the text before. */
  readonly kind: 'added' | 'changed' | 'removed' | 'renamed'
}

/** The differences between two readings of a project; a file that has not changed is the same object in both. */
export function changedFiles(
  before: readonly SourceFile[],
  after: readonly SourceFile[],
): readonly FileChange[] {
  const old = new Map(before.map((file) => [file.path, file]))
  const present = new Set(after.map(({ path }) => path))
  const gone = before.filter(({ path }) => !present.has(path))
  const moved = new Set<SourceFile>()
  const found = after.flatMap((file): FileChange[] => {
    const { path, text } = file
    const known = old.get(path)
    if (known) return known.text === text ? [] : [{ path, kind: 'changed' }]
    const source = gone.find((each) => each.text === text && !moved.has(each))
    if (source) moved.add(source)
    return [{ path, kind: source ? 'renamed' : 'added' }]
  })
  const removed = gone
    .filter((file) => !moved.has(file))
    .map(({ path }): FileChange => ({ path, kind: 'removed' }))
  return [...found, ...removed]
}
