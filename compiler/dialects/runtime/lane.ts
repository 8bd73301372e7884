export interface Turns {
  readonly isOver?: boolean | undefined
  hold<T>(work: () => Promise<T>): Promise<T>
}

// The calls on one connection, one after the other: a transaction is one of them.
export class Lane {
  declare over: boolean | undefined
  declare readonly outer: Turns | undefined
  declare last: Promise<void>

  constructor(outer?: Turns) {
    this.outer = outer
    this.last = Promise.resolve()
  }

  get isOver(): boolean | undefined {
    return this.over || this.outer?.isOver
  }

  async hold<T>(work: () => Promise<T> | T): Promise<T> {
    const result = this.last.then(() => {
      if (this.isOver) throw new Error('the transaction is over')
      return work()
    })
    const end = () => undefined
    this.last = result.then(end, end)
    return result
  }

  // Ends with the work, but after all calls that it has left behind.
  async during<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } finally {
      for (let last: Promise<void> | undefined; last !== this.last; await last) last = this.last
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

// A pool gives each call a connection of its own.
export const noLane: Turns = { hold: (work) => work() }
