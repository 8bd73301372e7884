import { type Accessor, createSignal } from 'solid-js'

export interface Announcer {
  readonly said: Accessor<string>
  readonly say: (text: string) => void
}

/** The polite live region: each thing is said once, also when it is the same as the one before. */
export function createAnnouncer(): Announcer {
  const [said, setSaid] = createSignal('', { equals: false })
  // A text that repeats is no change to a screen reader; a no-break space makes it one.
  const say = (text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text))
  return { said, say }
}
