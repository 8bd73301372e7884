import { DatabaseFailure } from '../../database-failure.ts'
import type { ChangedRow, Claim, Journal } from '../../journal/journal.ts'
import { type ChangedKey, isForeseen, sealed } from '../edit/recorded.ts'
import { failureOf } from '../failure/failure-of.ts'
import type { KeyStore } from '../key-store.ts'
import type { Link } from '../link/link.ts'
import { imageOfRow, isUnseen, type KeyImage, readImage, rowOf, tooLarge } from './key-image.ts'

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

/** What is done to many keys is written down when the server has done it; everything else before. */
async function settle(claim: Claim, settling: Settling): Promise<void> {
  const { store, signal } = settling
  if (claim.pending === 'do' && !wasForeseen(claim)) return claim.settle()
  const link = await store.link(Number(claim.entry.schema))
  if (link === undefined) return claim.abandon()
  if (claim.pending === 'do') return settleForeseen(claim, link, settling)
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

/** An entry is written down as a whole: its first row tells of all. */
function wasForeseen(claim: Claim): boolean {
  for (const { row } of claim.rows()) return isForeseen(row)
  return false
}

/** An entry of what was made takes the place of the one that foresaw it, unless it is more than the journal keeps. */
async function settleForeseen(claim: Claim, link: Link, { journal, signal }: Settling) {
  const { kind, schema } = claim.entry
  const keys: ChangedKey[] = []
  for (const { row } of claim.rows()) keys.push(...(await madeOf(row, link, signal)))
  const draft =
    keys.length === 0
      ? undefined
      : sealed({ journal, kind, database: Number(schema) }, keys, 'made')
  claim.withdraw()
  draft?.settle()
}

/**
 * What became of a key; nothing where it cannot be told. Of a value that only the server could
 * foresee, what is there now is taken for it: an undo is redone to that.
 */
async function madeOf(
  row: ChangedRow,
  link: Link,
  signal: AbortSignal,
): Promise<readonly ChangedKey[]> {
  const [before, after] = [imageOfRow(row.before), imageOfRow(row.after)]
  const key = (after ?? before)?.key
  if (key === undefined) return []
  const current = await readImage(link, key, signal)
  if (current === tooLarge || isSame(current, before)) return []
  return isUnseen(after) || isSame(current, after) ? [{ before, after: current }] : []
}

function isSame(current: KeyImage | undefined | typeof tooLarge, image: KeyImage | undefined) {
  if (current === tooLarge) return false
  return current?.digest === image?.digest && current?.expiresAt === image?.expiresAt
}
