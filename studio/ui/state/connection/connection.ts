import { type Accessor, createSignal } from 'solid-js'

/** `database-lost`: the studio answers and its database does not. `studio-lost`: nothing answers. */
export type ConnectionState = 'connected' | 'database-lost' | 'studio-lost'

export interface Connection {
  readonly state: Accessor<ConnectionState>
  /** How often it has come back: what a page shows may be old since then. */
  readonly returns: Accessor<number>
  /** When it is tried again, in milliseconds of the clock; undefined while a try is under way, or none is needed. */
  readonly nextTry: Accessor<number | undefined>
  /** What the last answer says of it. */
  readonly note: (state: ConnectionState) => void
  readonly tryNow: () => void
}

/** The milliseconds until the next try, longer each time. */
const DELAYS = [1000, 2000, 3000, 5000] as const

export interface ConnectionWish {
  /** Asks whether the database answers; rejects where it does not. */
  readonly ask: () => Promise<unknown>
  readonly onReturn: () => void
}

/** Notices that the database is lost, and tries until it is back. Only the answer to a try says that it is. */
export function createConnection({ ask, onReturn }: ConnectionWish): Connection {
  const [state, setState] = createSignal<ConnectionState>('connected')
  const [returns, setReturns] = createSignal(0)
  const [nextTry, setNextTry] = createSignal<number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  const attempt = async () => {
    clearTimeout(timer)
    setNextTry(undefined)
    try {
      await ask()
    } catch {
      // What is wrong is noted with the answer; here it matters only that it is not back.
      wait()
      return
    }
    tries = 0
    setState('connected')
    setReturns((count) => count + 1)
    onReturn()
  }
  const wait = () => {
    clearTimeout(timer)
    const delay = DELAYS[Math.min(tries, DELAYS.length - 1)] ?? DELAYS[0]
    timer = setTimeout(() => void attempt(), delay)
    setNextTry(Date.now() + delay)
    tries += 1
  }
  const note = (noted: ConnectionState) => {
    if (noted === 'connected' || noted === state()) return
    const wasConnected = state() === 'connected'
    setState(noted)
    if (wasConnected) wait()
  }
  return { state, returns, nextTry, note, tryNow: () => void attempt() }
}
