import * as assert from 'uvu/assert'

/** Waits for the work, then fails: the scope of a transaction that must leave nothing. */
export async function fails(work: Promise<unknown>): Promise<never> {
  await work
  throw new Error('on purpose')
}

/** Transactions inside one that end badly, side by side, or are not waited for. */
export async function checkNestedTransactions<T extends Transactions<T>>(
  db: T,
  create: (on: T, id: number) => Promise<unknown>,
  ids: () => Promise<readonly number[]>,
): Promise<void> {
  const before = await ids()
  const slow = (tx: T, id: number) =>
    tx.transaction(async (inner) => {
      await pause()
      await create(inner, id)
    })
  await rejects(
    db.transaction((tx) =>
      Promise.all([tx.transaction((inner) => fails(create(inner, 101))), slow(tx, 102)]),
    ),
  )
  await pause()
  await pause()
  assert.equal(await ids(), before)
  const left: Promise<unknown>[] = []
  await db.transaction(async (tx) => {
    left.push(slow(tx, 103))
  })
  await Promise.all(left)
  assert.equal(await ids(), [...before, 103])
}

interface Transactions<T> {
  transaction<R>(scope: (tx: T) => Promise<R>): Promise<R>
}

export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10))
}

export async function rejects(work: Promise<unknown>): Promise<void> {
  const outcome = await work.then(
    () => 'resolved',
    () => 'rejected',
  )
  assert.is(outcome, 'rejected')
}
