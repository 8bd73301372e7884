/**
 * What is made of a list, once of each list: the columns of a relation are one list, however many queries read
 * the relation.
 */
export function oncePerList<T, R>(
  make: (list: readonly T[]) => NonNullable<R>,
): (list: readonly T[]) => NonNullable<R> {
  const known = new WeakMap<readonly T[], NonNullable<R>>()
  return (list) => {
    const found = known.get(list) ?? make(list)
    known.set(list, found)
    return found
  }
}
