/** A migration with those that its author knew: the newest of each line, or nothing is said of them. */
export interface Descent {
  readonly id: string
  /** Empty: all that have a smaller id. */
  readonly parents: readonly string[]
}

/** Two lines of migrations that know nothing of each other; ids in their order. */
export interface Fork {
  /** What both of them know. */
  readonly base: readonly string[]
  readonly first: readonly string[]
  readonly second: readonly string[]
}

/** The migrations that no other one knows: the parents of the next one. */
export function headsOf(migrations: readonly Descent[]): readonly string[] {
  const known = knownBy(migrations)
  const parents = new Set([...known.values()].flatMap((ids) => [...ids]))
  return [...known.keys()].filter((id) => !parents.has(id))
}

/** Each two heads with what only one of them knows. */
export function forksOf(migrations: readonly Descent[]): readonly Fork[] {
  const known = knownBy(migrations)
  const heads = headsOf(migrations)
  return heads.flatMap((one, index) => {
    const mine = withItself(one, known)
    return heads.slice(index + 1).map((other) => {
      const theirs = withItself(other, known)
      return {
        base: [...mine].filter((id) => theirs.has(id)).sort(),
        first: [...mine].filter((id) => !theirs.has(id)).sort(),
        second: [...theirs].filter((id) => !mine.has(id)).sort(),
      }
    })
  })
}

type Known = ReadonlyMap<string, ReadonlySet<string>>

function withItself(id: string, known: Known): ReadonlySet<string> {
  return new Set([...(known.get(id) ?? []), id])
}

/** By id, all that its author knew. A parent whose file is gone stands for all that are older than it. */
function knownBy(migrations: readonly Descent[]): Known {
  const known = new Map<string, ReadonlySet<string>>()
  for (const { id, parents } of migrations.toSorted(byId)) {
    const earlier = [...known.keys()]
    const ancestors = parents.flatMap((parent) =>
      known.has(parent) ? [...withItself(parent, known)] : earlier.filter((each) => each < parent),
    )
    known.set(id, new Set(parents.length === 0 ? earlier : ancestors))
  }
  return known
}

function byId({ id: one }: Descent, { id: other }: Descent): number {
  return one < other ? -1 : 1
}
