/** It sums what walks over the pages of a table have shown. */
export interface WalkTally {
  readonly walks: number
  readonly seen: number
  /** Shown more often than once. */
  readonly repeated: number
  /** Never shown. */
  readonly missing: number
  /** Shown elsewhere than in the walk that it is compared with. */
  readonly misplaced: number
}

const noWalks: WalkTally = { walks: 0, seen: 0, repeated: 0, missing: 0, misplaced: 0 }

export interface Expected {
  /** Rows that have to be shown once; others may be shown. */
  readonly ids: ReadonlySet<number>
  /** Their order; undefined where none is known yet. */
  readonly order: readonly number[] | undefined
  /** Others that are shown twice because they have moved. */
  readonly mayRepeat: (id: number) => boolean
}

/** It describes one walk. */
export function tallyOf(shown: readonly number[], { ids, order, mayRepeat }: Expected): WalkTally {
  const distinct = new Set(shown)
  const once = shown.filter((id) => !mayRepeat(id))
  const kept = shown.filter((id) => ids.has(id))
  return {
    walks: 1,
    seen: shown.length,
    repeated: once.length - new Set(once).size,
    missing: [...ids].filter((id) => !distinct.has(id)).length,
    misplaced: order === undefined ? 0 : kept.filter((id, i) => id !== order[i]).length,
  }
}

export function sumOf(tallies: readonly WalkTally[]): WalkTally {
  return tallies.reduce(
    (sum, each) => ({
      walks: sum.walks + each.walks,
      seen: sum.seen + each.seen,
      repeated: sum.repeated + each.repeated,
      missing: sum.missing + each.missing,
      misplaced: sum.misplaced + each.misplaced,
    }),
    noWalks,
  )
}

export function isClean({ repeated, missing, misplaced }: WalkTally): boolean {
  return repeated + missing + misplaced === 0
}

export function tallyText({ walks, seen, repeated, missing, misplaced }: WalkTally): string {
  return `${walks} walks, ${seen} rows seen, ${repeated} repeated, ${missing} missing, ${misplaced} misplaced`
}
