import { setTimeout as delay } from 'node:timers/promises'
import type { LockPatience } from './runner-engine.ts'

interface PolledLock {
  /** Whether it has been taken; at once. */
  readonly take: () => Promise<boolean>
  /** Who has it; empty where that cannot be seen. */
  readonly holder: () => Promise<string>
}

/** Milliseconds between two attempts: a holder that ends is followed before a person notices. */
const PAUSE = 200

/** Takes the lock as soon as nobody else has it. Rejects when the signal fires. */
export async function pollLock({ onWait, signal }: LockPatience, lock: PolledLock): Promise<void> {
  if (await lock.take()) return
  const holder = await lock.holder()
  // The holder may have ended meanwhile: then nobody has been waited for.
  if (await lock.take()) return
  onWait(holder === '' ? 'another session' : holder)
  do await delay(PAUSE, undefined, { signal })
  while (!(await lock.take()))
}
