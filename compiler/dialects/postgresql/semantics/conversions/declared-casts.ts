import type { Cast, Catalog } from '../../../../ir/catalog.ts'
import type { Type } from '../../../../ir/type.ts'
import { identical } from '../type-traits.ts'

let declared: readonly Cast[] = []

/** The casts of the schema count as long as the work goes on: whatever asks for a conversion may need them. */
export function underCasts<Result>({ casts }: Catalog, work: () => Result): Result {
  const before = declared
  if (!casts && before.length === 0) return work()
  declared = casts ? [...casts.values()] : []
  try {
    return work()
  } finally {
    declared = before
  }
}

/** Whether resolutions may differ from those of other schemas. */
export function hasDeclaredCasts(): boolean {
  return declared.length > 0
}

export function declaredCast(from: Type, to: Type): Cast | undefined {
  return declared.find((cast) => identical(cast.from, from) && identical(cast.to, to))
}
