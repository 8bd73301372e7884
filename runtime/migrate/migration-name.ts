const LONGEST = 100

/** An id behind every other one: the second, or the next one where it is taken. */
export function nextId(now: Date, taken: readonly string[]): string {
  const last = taken.toSorted().at(-1) ?? ''
  let at = now
  while (idOf(at) <= last) at = new Date(Math.max(at.getTime(), timeOf(last)) + 1000)
  return idOf(at)
}

function idOf(at: Date): string {
  return at.toISOString().replaceAll(/\D/g, '').slice(0, 14)
}

function timeOf(id: string): number {
  const [year, month, day, hour, minute, second] = [
    ...[id.slice(0, 4), id.slice(4, 6), id.slice(6, 8)],
    ...[id.slice(8, 10), id.slice(10, 12), id.slice(12, 14)],
  ].map(Number)
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second)
}

/** What a name is in that of a file: letters and digits of any language, and `_` for the rest. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '')
  return [...slug].slice(0, LONGEST).join('') || 'migration'
}
