import { ConnectionFailed } from '../../../runtime/connection-failed.ts'
import { DatabaseFailure } from '../../../runtime/database-failure.ts'
import { MissingDriver } from '../../../runtime/missing-driver.ts'
import { codeOfError } from '../failure/answer-of-error.ts'
import { Refusal } from '../failure/refusal.ts'
import { migrationRefusal } from '../migrations/migration-refusal.ts'
import type { Studio } from '../studio.ts'

interface AskedSide {
  /** The member of the request that names it. */
  readonly path: string
  readonly name: string
}

/** Says which of two schemas cannot be read, and why, in words of ours; the terminal has those of the database. */
export async function sideRefusal(
  error: unknown,
  { path, name }: AskedSide,
  studio: Studio,
): Promise<unknown> {
  if (error instanceof ConnectionFailed || error instanceof MissingDriver) {
    const details = [{ path, message: `the database of ${name} cannot be reached` }]
    return new Refusal('unavailable', { cause: error, details })
  }
  if (error instanceof DatabaseFailure) {
    const details = [{ path, message: `the schema of ${name} cannot be read` }]
    return new Refusal(codeOfError(error), { cause: error, details })
  }
  return migrationRefusal(error, studio)
}
