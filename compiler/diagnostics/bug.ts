import type { Place } from '../source/span.ts'

/** A fault of the compiler itself, never of what a user wrote: exit code 70. */
export class CompilerBug extends Error {
  override readonly name = 'CompilerBug'
  /** The user's text at which it happened. */
  readonly place: Place | undefined

  constructor(message: string, at: ErrorOptions & { readonly place?: Place } = {}) {
    super(message, at)
    this.place = at.place
  }
}

/** Throws: CompilerBug, always. For what cannot be. */
export function bug(message: string): never {
  throw new CompilerBug(message)
}

/** Does the work on one statement. Throws: CompilerBug with the statement's place for whatever it throws. */
export function blaming<T>(place: Place, work: () => T): T {
  try {
    return work()
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new CompilerBug(message, { place, cause })
  }
}
