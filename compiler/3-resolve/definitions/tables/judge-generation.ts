import type { Column } from '../../../ir/catalog.ts'

/** What a column is written as, where it is inherited too. */
type Written = Pick<Column, 'generated' | 'hasDefault' | 'identity'>

/** Why an heir cannot say that of an inherited column (`MergeChildAttribute`); undefined where it can. */
export function faultOfOwn(own: Written, { generated }: Written): string | undefined {
  if (own.generated !== 'none' && own.generated !== generated)
    return generated === 'none' ? 'inherited and not generated' : `inherited as ${generated}`
  if (generated === 'none') return undefined
  if (own.identity !== 'none') return 'inherited as generated, which is no identity'
  return own.hasDefault ? 'inherited as generated, which has no default' : undefined
}

/** Why a column of two parents, or of a table and what becomes its parent, cannot be one. */
export function faultOfBoth(one: Written, other: Written): string | undefined {
  if (one.generated === other.generated) return undefined
  const kinds = [one, other].map(({ generated }) => (generated === 'none' ? 'plain' : generated))
  return `${kinds.join(' here and ')} there`
}
