import type { CharacterSets } from '../../dialects/definition-rules.ts'

/**
 * Of what character set and collation a text is, and how firmly (MySQL manual, 12.8.4): `explicit` by COLLATE,
 * `implicit` as a column is; what `yields` takes those of others, as strings do; of the rest nothing is said.
 */
export type Characters =
  | { readonly strength: 'explicit' | 'implicit'; readonly set: string; readonly collation: string }
  | { readonly strength: 'yields' | 'unknown'; readonly set: string | undefined }

export const unknown: Characters = { strength: 'unknown', set: undefined }
export const yielding: Characters = { strength: 'yields', set: undefined }

/** Two that cannot meet. */
export interface Clash {
  readonly one: string
  readonly other: string
  /** It is their character sets that cannot meet. */
  readonly inSets?: boolean
}

type Told = Extract<Characters, { readonly collation: string }>

/** What two texts are together; texts that are `compared` must have one collation. */
export function together(
  left: Characters,
  right: Characters,
  isCompared: boolean,
  sets: CharacterSets,
): Characters | Clash {
  if (!('collation' in left)) return left.strength === 'yields' ? right : unknown
  if (!('collation' in right)) return right.strength === 'yields' ? left : unknown
  if (left.strength !== right.strength) {
    const isLeft = left.strength === 'explicit'
    return decided(isLeft ? left : right, isLeft ? right : left, sets)
  }
  if (left.collation === right.collation) return left
  if (left.set !== right.set) return ofTwoSets(left, right, sets)
  if (left.strength === 'explicit') return clashOf(left, right)
  const binary = [left, right].find(({ collation }) => collation.endsWith('_bin'))
  return binary ?? (isCompared ? clashOf(left, right) : unknown)
}

/** COLLATE decides, where the other text can be of its set; where it cannot, operators of one engine differ. */
function decided(explicit: Told, implicit: Told, { unicode }: CharacterSets): Characters {
  const takes =
    explicit.set === implicit.set || unicode.includes(explicit.set) || implicit.set === 'ascii'
  return takes ? explicit : unknown
}

/** Engines differ where both are explicit, or of Unicode. */
function ofTwoSets(left: Told, right: Told, { unicode }: CharacterSets): Characters | Clash {
  if (left.strength === 'explicit') return unknown
  const wide = [left, right].filter(({ set }) => unicode.includes(set))
  const [only] = wide
  if (only) return wide.length === 1 ? only : unknown
  if (left.set === 'ascii') return right
  return right.set === 'ascii' ? left : { ...clashOf(left, right), inSets: true }
}

function clashOf({ collation: one }: Told, { collation: other }: Told): Clash {
  return { one, other }
}
