import type { ClaimRefusal } from '../../../../runtime/journal/journal.ts'
import { type Refusal, refusal } from '../../failure/refusal.ts'

const reasons: Readonly<Record<ClaimRefusal, string>> = {
  unknown: 'There is no such change.',
  'already-undone': 'The change has been taken back already.',
  'not-undone': 'The change has not been taken back.',
  busy: 'The change is being taken back at this moment.',
}

/** Returns the refusal of a change that cannot be taken back, or made again. */
export function unclaimed(reason: ClaimRefusal): Refusal {
  return refusal(reason === 'unknown' ? 'not_found' : 'conflict', reasons[reason], 'undoId')
}
