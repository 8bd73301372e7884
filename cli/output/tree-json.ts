/**
 * A value for JSON.stringify: maps become objects, big integers strings, and what contains itself (a
 * recursive CTE names itself in its own FROM) ends in `(above)`.
 */
export function treeJson(value: unknown, above: readonly unknown[] = []): unknown {
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (above.includes(value)) return '(above)'
  const within = [...above, value]
  if (Array.isArray(value)) return value.map((item: unknown) => treeJson(item, within))
  const entries = value instanceof Map || value instanceof Set ? value.entries() : undefined
  return Object.fromEntries(
    [...(entries ?? Object.entries(value))].map(([key, item]) => [key, treeJson(item, within)]),
  )
}
