import type { Attempt } from './attempt.ts'

/** How much is kept. */
export interface KeptLimits {
  readonly attempts: number
  /** The characters of all answers together. */
  readonly characters: number
  /** How long an answer is kept, in milliseconds. */
  readonly milliseconds: number
}

const keptLimits: KeptLimits = {
  attempts: 1000,
  characters: 16 * 1024 * 1024,
  milliseconds: 60 * 60 * 1000,
}

export interface KeptAttempt {
  /** The hash of the body. */
  readonly digest: string
  readonly attempt: Attempt
  /** Undefined: the work is not over. */
  size: number | undefined
  /** When the work was over, or began. */
  at: number
}

/** The attempts that may be asked for again. What is not over stays; of the rest the oldest go first. */
export class KeptAttempts {
  readonly #kept = new Map<string, KeptAttempt>()
  readonly #limits: KeptLimits
  readonly #now: () => number
  #characters = 0

  constructor(limits: KeptLimits = keptLimits, now: () => number = Date.now) {
    this.#limits = limits
    this.#now = now
  }

  find(name: string): KeptAttempt | undefined {
    this.#trim()
    return this.#kept.get(name)
  }

  add(name: string, digest: string, attempt: Attempt): void {
    const kept: KeptAttempt = { digest, attempt, size: undefined, at: this.#now() }
    this.#kept.set(name, kept)
    void attempt.ending.then((ending) => {
      if (this.#kept.get(name) !== kept) return
      if (ending.kind === 'open') this.#forget(name, kept)
      else this.#settle(name, kept, ending.kind === 'answered' ? ending.size : 0)
    })
  }

  /** Forgets an attempt, unless another one has taken its place. */
  forget(name: string, attempt: Attempt): void {
    const kept = this.#kept.get(name)
    if (kept?.attempt === attempt) this.#forget(name, kept)
  }

  #settle(name: string, kept: KeptAttempt, size: number): void {
    kept.size = size
    kept.at = this.#now()
    this.#characters += size
    // Those that were over last stand last.
    this.#kept.delete(name)
    this.#kept.set(name, kept)
    this.#trim()
  }

  #forget(name: string, { size = 0 }: KeptAttempt): void {
    this.#kept.delete(name)
    this.#characters -= size
  }

  #trim(): void {
    const { attempts, characters, milliseconds } = this.#limits
    const oldest = this.#now() - milliseconds
    for (const [name, kept] of this.#kept) {
      if (kept.size === undefined) continue
      const isTooMuch = this.#kept.size > attempts || this.#characters > characters
      if (!isTooMuch && kept.at >= oldest) return
      this.#forget(name, kept)
    }
  }
}
