const tables = new WeakMap<object, ReadonlyMap<string, readonly number[]>>()

/** So many are compared sooner than a table of them is made. */
const FEW = 32

const nowhere: readonly number[] = []

/** Where a list has items of a key, in its order; a list is always asked by the same kind of key. */
export function placesOf<T>(
  items: readonly T[],
  key: string,
  keyOf: (item: T) => string,
): readonly number[] {
  if (items.length <= FEW) return comparedOneByOne(items, key, keyOf)
  const table = tables.get(items) ?? tableOf(items, keyOf)
  tables.set(items, table)
  return table.get(key) ?? nowhere
}

function comparedOneByOne<T>(
  items: readonly T[],
  key: string,
  keyOf: (item: T) => string,
): readonly number[] {
  const places: number[] = []
  items.forEach((item, i) => {
    if (keyOf(item) === key) places.push(i)
  })
  return places
}

function tableOf<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): ReadonlyMap<string, readonly number[]> {
  const table = new Map<string, number[]>()
  items.forEach((item, i) => {
    const key = keyOf(item)
    const places = table.get(key)
    if (places) places.push(i)
    else table.set(key, [i])
  })
  return table
}
