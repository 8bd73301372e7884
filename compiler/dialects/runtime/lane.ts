// The calls on one connection, one after the other: a transaction is one of them.
export class Lane {
  declare readonly outer: Lane | undefined
  declare readonly waiting: (() => void)[]
  declare isBusy: boolean
  declare over: boolean

  constructor(outer?: Lane) {
    this.outer = outer
    this.waiting = []
    this.isBusy = false
    this.over = false
  }

  get isOver(): boolean {
    return this.over || this.outer?.isOver === true
  }

  // Takes the lane; what it returns is to be awaited, and is undefined where nobody is before.
  enter(): Promise<void> | undefined {
    if (this.isBusy) return new Promise<void>((resolve) => this.waiting.push(resolve))
    this.isBusy = true
    return undefined
  }

  // The lane stays busy until the next one goes on, so that no other gets in between.
  leave(): void {
    const next = this.waiting.shift()
    if (next === undefined) this.isBusy = false
    else next()
  }

  refuse(): void {
    if (this.isOver) throw new Error('the transaction is over')
  }

  async hold<T>(work: () => Promise<T> | T): Promise<T> {
    const turn = this.enter()
    if (turn !== undefined) await turn
    try {
      this.refuse()
      return await work()
    } finally {
      this.leave()
    }
  }

  // Ends with the work, but after all calls that it has left behind.
  async during<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } finally {
      while (this.isBusy) await this.hold(() => undefined)
      this.over = true
    }
  }
}

const lanes = new WeakMap<object, Lane>()

export function laneOf(client: object): Lane {
  const lane = lanes.get(client) ?? new Lane()
  lanes.set(client, lane)
  return lane
}
