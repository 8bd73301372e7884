/** How long a server is waited for: all in all, or for each answer where a reader decides how long it goes on. */
export class Patience {
  readonly #milliseconds: number
  readonly #isForEach: boolean
  readonly #late = new AbortController()
  #timer: NodeJS.Timeout | undefined

  constructor(milliseconds: number, isForEach: boolean) {
    this.#milliseconds = milliseconds
    this.#isForEach = isForEach
  }

  /** Fires when the time is up. */
  get signal(): AbortSignal {
    return this.#late.signal
  }

  async wait<Answer>(answer: () => Promise<Answer>): Promise<Answer> {
    this.#timer ??= setTimeout(() => this.#late.abort(), this.#milliseconds)
    try {
      return await answer()
    } finally {
      if (this.#isForEach) this.end()
    }
  }

  /** Waits no more. */
  end(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
