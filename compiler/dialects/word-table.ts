/**
 * A table that is asked for words of a statement. Nothing is in it but its own entries: `constructor` and `__proto__`
 * are words like any other.
 */
export function wordTable<Table extends object>(entries: Table): Table {
  return Object.setPrototypeOf(entries, null)
}
