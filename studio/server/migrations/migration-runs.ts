interface RunHandle {
  /** Ends the statement that runs; what is not committed is undone. */
  readonly signal: AbortSignal
  /** From here on the run goes on, whoever waits for it. */
  readonly begin: () => void
}

/** The runs of migrations of this studio. */
export class MigrationRuns {
  private readonly open = new Map<AbortController, Promise<unknown>>()

  /** Does the work. Until it begins to change something it ends with whoever waits for it. */
  async run<Result>(
    gone: AbortSignal,
    work: (handle: RunHandle) => Promise<Result>,
  ): Promise<Result> {
    const abort = new AbortController()
    const leave = () => abort.abort()
    const begin = () => gone.removeEventListener('abort', leave)
    gone.throwIfAborted()
    gone.addEventListener('abort', leave)
    const running = work({ signal: abort.signal, begin })
    this.open.set(abort, running)
    try {
      return await running
    } finally {
      this.open.delete(abort)
      begin()
    }
  }

  /** The studio ends: statements that run are cancelled, and waited for. */
  async close(): Promise<void> {
    const runs = [...this.open]
    for (const [abort] of runs) abort.abort()
    await Promise.allSettled(runs.map(([, running]) => running))
  }
}
