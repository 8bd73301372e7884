/** Where all that it needs holds, what it gives holds. */
export interface Rule<T> {
  readonly needs: readonly T[]
  readonly gives: readonly T[]
}

interface Waiting<T> {
  readonly rule: Rule<T>
  missing: number
}

/**
 * All that follows from what is given. A rule is looked at when the last thing that it waits for is known, and
 * not before: 500 joins may stand in the order that knows least.
 */
export function consequences<T>(given: Iterable<T>, rules: readonly Rule<T>[]): ReadonlySet<T> {
  const known = new Set(given)
  // Where nothing is known, and nothing follows from nothing, as in most queries of many rows.
  if (known.size === 0 && rules.every(({ needs }) => needs.length > 0)) return known
  const learn = (things: readonly T[]) => {
    for (const thing of things) known.add(thing)
  }
  const waitingFor = new Map<T, Waiting<T>[]>()
  for (const rule of rules) {
    const missing = new Set(rule.needs)
    const waiting = { rule, missing: missing.size }
    for (const need of missing) {
      const others = waitingFor.get(need)
      if (others) others.push(waiting)
      else waitingFor.set(need, [waiting])
    }
    if (missing.size === 0) learn(rule.gives)
  }
  // A set gives what is added while it is gone through.
  for (const thing of known) {
    for (const waiting of waitingFor.get(thing) ?? []) {
      waiting.missing--
      if (waiting.missing === 0) learn(waiting.rule.gives)
    }
  }
  return known
}
