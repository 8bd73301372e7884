/** Reads when somebody first asks, and once. */
export function lazily<T>(read: () => T): () => T {
  const known: T[] = []
  return () => {
    const [first] = known
    if (first !== undefined) return first
    const value = read()
    known.push(value)
    return value
  }
}
