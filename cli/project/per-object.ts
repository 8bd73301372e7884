/** Makes the result of each object once. */
export function perObject<Key extends object, Result>(
  make: (key: Key) => Result,
): (key: Key) => Result {
  const made = new WeakMap<Key, { readonly result: Result }>()
  return (key) => {
    const known = made.get(key) ?? { result: make(key) }
    made.set(key, known)
    return known.result
  }
}
