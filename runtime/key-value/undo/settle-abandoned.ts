import { DatabaseFailure } from '../../database-failure.ts'
import type { Claim, Journal } from '../../journal/journal.ts'
import { failureOf } from '../failure/failure-of.ts'
import type { KeyStore } from '../key-store.ts'
import { imageOfRow, type KeyImage, readImage, rowOf, tooLarge } from './key-image.ts'

export interface Settling {
  readonly journal: Journal
  readonly store: Pick<KeyStore, 'link'>
  readonly signal: AbortSignal
}

/** Settles what a process or a connection has left unfinished; what the server does not tell is settled the next time. */
export async function settleAbandoned(settling: Settling): Promise<void> {
  for (const claim of settling.journal.abandoned()) {
    try {
      await settle(claim, settling)
    } catch (error) {
      claim.abandon()
      if (!(failureOf(error) instanceof DatabaseFailure)) throw error
    }
  }
}

/** What is to be done is written down when the server has done it; what is taken back, or made again, before. */
async function settle(claim: Claim, { store, signal }: Settling): Promise<void> {
  if (claim.pending === 'do') return claim.settle()
  const link = await store.link(Number(claim.entry.schema))
  if (link === undefined) return claim.abandon()
  const made: number[] = []
  let isPartial = false
  for (const { number, row } of claim.rows()) {
    const [before, after] = [imageOfRow(row.before), imageOfRow(row.after)]
    const [wanted, expected] = claim.pending === 'undo' ? [before, after] : [after, before]
    const key = (wanted ?? expected)?.key
    if (key === undefined) continue
    const current = await readImage(link, key, signal)
    if (isSame(current, wanted)) {
      made.push(number)
      claim.becomes(number, rowOf(wanted))
    } else if (isSame(current, expected)) isPartial = true
  }
  if (made.length > 0 && !isPartial) {
    claim.seal()
    return claim.settle()
  }
  for (const number of made) claim.leaveOut(number)
  claim.withdraw()
}

function isSame(current: KeyImage | undefined | typeof tooLarge, image: KeyImage | undefined) {
  if (current === tooLarge) return false
  return current?.digest === image?.digest && current?.expiresAt === image?.expiresAt
}
