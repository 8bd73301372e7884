import type { Catalog } from '../../../../ir/catalog.ts'
import type { Cast } from '../../../../ir/routine.ts'
import type { Type } from '../../../../ir/type.ts'
import { identical } from '../type-traits.ts'

/** Whether resolutions may differ from those of other schemas. */
export function hasDeclaredCasts({ casts }: Catalog): boolean {
  return casts !== undefined && casts.size > 0
}

/** What CREATE CAST says of two types, neither of which is a domain. */
export function declaredCast(from: Type, to: Type, { casts }: Catalog): Cast | undefined {
  if (!casts) return undefined
  for (const cast of casts.values()) {
    if (identical(cast.from, from) && identical(cast.to, to)) return cast
  }
  return undefined
}
