/** Results in the order of `items`; at most `limit` of them are being worked on at a time. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>()
  const queue = items.entries()
  const worker = async () => {
    for (const [place, item] of queue) results.set(place, await work(item))
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker))
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result)
}
