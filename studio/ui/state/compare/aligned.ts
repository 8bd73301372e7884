import { diffArrays } from 'diff'

/** An item of one list, of the other, or of both where they are alike; by their places. */
export interface AlignedPair {
  readonly from: number | undefined
  readonly to: number | undefined
}

/** Pairs the items of two lists that are alike, in their order; what has no partner stands alone. */
export function aligned<Item>(
  from: readonly Item[],
  to: readonly Item[],
  isAlike: (one: Item, other: Item) => boolean,
): readonly AlignedPair[] {
  const pairs: AlignedPair[] = []
  let [before, after] = [0, 0]
  for (const { added, removed, count } of diffArrays([...from], [...to], { comparator: isAlike }))
    for (let done = 0; done < count; done++)
      pairs.push({ from: added ? undefined : before++, to: removed ? undefined : after++ })
  return pairs
}
