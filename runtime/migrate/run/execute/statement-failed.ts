import type { Script } from '../files/migration.ts'
import type { Refusal } from '../runner-engine.ts'

interface FailedStatement {
  readonly script: Script
  /** Counted from 1; undefined: the transaction could not be committed. */
  readonly number: number | undefined
  readonly refusal: Refusal
  /** Who held what was waited for. */
  readonly blockers: readonly string[]
}

/** The engine has refused a statement of a migration, or was lost. */
export class StatementFailed extends Error {
  readonly failed: FailedStatement

  constructor(failed: FailedStatement, { cause }: { readonly cause: unknown }) {
    super(failed.refusal.reason, { cause })
    this.name = 'StatementFailed'
    this.failed = failed
  }
}
