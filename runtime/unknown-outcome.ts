import { DatabaseFailure } from './database-failure.ts'

/** The connection was lost while the database was about to commit: it may have done so. */
export class UnknownOutcome extends DatabaseFailure {
  /** Looks at the rows whether it has; undefined where they cannot tell. Throws DatabaseFailure. */
  readonly look: () => Promise<boolean | undefined>

  constructor(failure: DatabaseFailure, look: () => Promise<boolean | undefined>) {
    super(failure.facts, { cause: failure.cause })
    this.name = 'UnknownOutcome'
    this.look = look
  }
}
