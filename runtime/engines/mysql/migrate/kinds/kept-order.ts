interface Chain<Item> {
  readonly item: Item
  readonly place: number
  readonly length: number
  readonly previous: Chain<Item> | undefined
}

/** The most of what is in both lists that stands in the same order in both: the others have to be moved. */
export function keptInOrder<Item>(
  before: readonly Item[],
  now: readonly Item[],
): ReadonlySet<Item> {
  const places = new Map(before.map((item, place) => [item, place]))
  const chains: Chain<Item>[] = []
  for (const item of now) {
    const place = places.get(item)
    if (place === undefined) continue
    const previous = longest(chains.filter((chain) => chain.place < place))
    chains.push({ item, place, length: (previous?.length ?? 0) + 1, previous })
  }
  const kept = new Set<Item>()
  for (let chain = longest(chains); chain !== undefined; chain = chain.previous)
    kept.add(chain.item)
  return kept
}

function longest<Item>(chains: readonly Chain<Item>[]): Chain<Item> | undefined {
  let found: Chain<Item> | undefined
  for (const chain of chains) if (chain.length > (found?.length ?? 0)) found = chain
  return found
}
