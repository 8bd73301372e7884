import type { RowStream } from '../database.ts'
import type { RawValue } from '../raw-value.ts'

/** The batches, each of which is fetched while the one before it is used; `count` is told the rows of each. */
export async function* countedBatches(
  batches: RowStream['batches'],
  count: (rows: number) => void,
): AsyncGenerator<readonly (readonly RawValue[])[]> {
  const iterator = batches[Symbol.asyncIterator]()
  // Settled, because a failure waits for its turn.
  const fetch = async () => (await Promise.allSettled([iterator.next()]))[0]
  let next = fetch()
  try {
    while (true) {
      const fetched = await next
      if (fetched.status === 'rejected') throw fetched.reason
      const { value, done } = fetched.value
      if (done === true) return
      next = fetch()
      count(value.length)
      yield value
    }
  } finally {
    await next
    await iterator.return?.()
  }
}
