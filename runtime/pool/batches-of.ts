import type { RawValue } from '../raw-value.ts'
import type { Cursor } from './link.ts'

/** Runs one step of a cursor, and throws what a caller may see. */
export type Step = <T>(work: () => Promise<T>) => Promise<T>

/** The batches of a cursor. `leave` is called once, when the last one was read, a step failed, or the reader leaves. */
export async function* batchesOf(
  cursor: Cursor,
  step: Step,
  leave: () => Promise<void>,
): AsyncGenerator<readonly (readonly RawValue[])[]> {
  try {
    let isLast = false
    while (!isLast) {
      const batch = await step(() => cursor.next())
      isLast = batch.isLast
      if (batch.rows.length > 0) yield batch.rows
    }
  } finally {
    await leave()
  }
}
