/**
 * Schema files in the order in which they are applied. Numbers before names compare as numbers: `2_books.up.sql` before
 * `10_loans.up.sql`. Flyway's files (its manual, "Migrations") come behind all others, from whatever folder, by version;
 * the repeatable ones, `R__views.sql`, are the last.
 */
export function inMigrationOrder(paths: readonly string[]): readonly string[] {
  return paths
    .map((path) => ({ path, ...placeOf(path) }))
    .sort(
      (left, right) =>
        left.rank - right.rank ||
        compareVersions(left.version, right.version) ||
        comparePaths(left.path, right.path),
    )
    .map(({ path }) => path)
}

/** `1_books.down.sql` takes `1_books.up.sql` back, `U1__books.sql` takes `V1__books.sql` back. */
export function isWayBack(path: string): boolean {
  return path.endsWith('.down.sql') || /(?:^|\/)U\d[\d._]*__[^/]*$/.test(path)
}

interface Place {
  readonly rank: number
  /** Of Flyway's files; they are compared part by part. */
  readonly version: readonly number[]
}

function placeOf(path: string): Place {
  const [, version] = /(?:^|\/)V(\d+(?:[._]\d+)*)__[^/]*$/.exec(path) ?? []
  if (version !== undefined) return { rank: 1, version: version.split(/[._]/).map(Number) }
  return { rank: /(?:^|\/)R__[^/]*$/.test(path) ? 2 : 0, version: [] }
}

/** `1.1` is before `1.2`, `1` the same as `1.0`. */
function compareVersions(left: readonly number[], right: readonly number[]): number {
  const parts = Math.max(left.length, right.length)
  for (let i = 0; i < parts; i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Folder by folder; what is no number by its code units. */
function comparePaths(left: string, right: string): number {
  const [lefts, rights] = [left.split(/(?<=\/)/), right.split(/(?<=\/)/)]
  const at = lefts.findIndex((part, i) => part !== rights[i])
  const [one = '', other = ''] = [lefts[at], rights[at]]
  const difference = leadingNumber(one) - leadingNumber(other)
  if (Number.isFinite(difference) && difference !== 0) return difference
  return one < other ? -1 : 1
}

function leadingNumber(name: string): number {
  return Number.parseInt(/^\d+/.exec(name)?.[0] ?? '', 10)
}
