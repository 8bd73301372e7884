/** The statements that run, by the ids that pages have chosen for them. */
export class RunningRequests {
  private readonly running = new Map<string, AbortController>()

  /** Does the work with a signal that fires when the client leaves, or when the id is cancelled. */
  async run<T>(
    id: string | undefined,
    gone: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const controller = new AbortController()
    if (id !== undefined) this.running.set(id, controller)
    try {
      return await work(AbortSignal.any([gone, controller.signal]))
    } finally {
      if (id !== undefined && this.running.get(id) === controller) this.running.delete(id)
    }
  }

  /** Whether there was something to cancel. */
  cancel(id: string): boolean {
    const controller = this.running.get(id)
    controller?.abort()
    return controller !== undefined
  }
}
