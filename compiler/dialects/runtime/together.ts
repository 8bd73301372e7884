// Sends all before the first has come back. The error of the first that fails has its place as "item".
export async function together<I, R>(
  items: readonly I[],
  send: (item: I) => Promise<R>,
): Promise<R[]> {
  const outcomes = await Promise.allSettled(items.map(send))
  return outcomes.map((outcome, item) => {
    if (outcome.status === 'rejected') throw Object.assign(outcome.reason, { item })
    return outcome.value
  })
}
