import type { Claim } from '../../journal/journal.ts'
import { isSame } from '../bson/write-bson.ts'
import { type ChangedDocument, documentOf } from './changed-document.ts'
import type { DocumentEditing } from './editing.ts'
import { withStored } from './with-stored.ts'

type Where = Pick<DocumentEditing, 'store' | 'journal' | 'options'>

/**
 * Settles the changes whose process or connection ended before the server could say whether they were made: the
 * documents tell. Throws DatabaseFailure; what is left is settled the next time.
 */
export async function settleAbandoned(where: Where): Promise<void> {
  const claims = [...where.journal.abandoned()]
  try {
    for (let claim = claims[0]; claim !== undefined; claim = claims[0]) {
      await settle(where, claim)
      claims.shift()
    }
  } finally {
    for (const claim of claims) claim.abandon()
  }
}

/** A change from what a document was without it to what it is with it. */
interface Pending extends ChangedDocument {
  readonly number: number
}

/**
 * Several documents are no transaction: the server may have come to some of them. Then the entry keeps those that are
 * still to be taken back, or to be made again.
 */
async function settle(where: Where, claim: Claim): Promise<void> {
  const { schema: database, relation: collection } = claim.entry
  const made: number[] = []
  const unmade: number[] = []
  const unknown: number[] = []
  const changes = [...claim.rows()].map(({ number, outcomes }): Pending => {
    return { number, before: documentOf(outcomes.without), after: documentOf(outcomes.with) }
  })
  for await (const { change, stored } of withStored({ ...where, database, collection }, changes)) {
    const { number, before, after } = change
    if (isSame(stored, after)) made.push(number)
    else if (isSame(stored, before)) unmade.push(number)
    else unknown.push(number)
  }
  if (made.length === 0) return claim.withdraw()
  if (claim.pending === 'do') {
    for (const number of [...unmade, ...unknown]) claim.leaveOut(number)
    return claim.settle()
  }
  if (unmade.length === 0) return claim.settle()
  for (const number of made) claim.leaveOut(number)
  claim.withdraw()
}
