/** The map with each value made another one when it is asked for, each time anew. */
export function mappedLazily<K, V, W>(
  map: ReadonlyMap<K, V>,
  mapped: (value: V) => W,
): ReadonlyMap<K, W> {
  const entries = function* (): MapIterator<[K, W]> {
    for (const [key, value] of map) yield [key, mapped(value)]
  }
  const values = function* (): MapIterator<W> {
    for (const value of map.values()) yield mapped(value)
  }
  const made: ReadonlyMap<K, W> = {
    get size() {
      return map.size
    },
    get: (key) => {
      const value = map.get(key)
      return value === undefined ? undefined : mapped(value)
    },
    has: (key) => map.has(key),
    keys: () => map.keys(),
    values,
    entries,
    [Symbol.iterator]: entries,
    forEach: (visit) => {
      for (const [key, value] of entries()) visit(value, key, made)
    },
  }
  return made
}
