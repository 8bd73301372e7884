/** Returns milliseconds since 1970, NaN for what is no date: JavaScript reads 31 February as 2 March. */
export function readTime(text: string): number {
  const time = Date.parse(text)
  const day = /^\d{4}-\d\d-\d\d(?!\d)/.exec(text)?.[0]
  if (Number.isNaN(time) || day === undefined) return time
  const read = new Date(`${day}T00:00:00Z`).toISOString()
  return read.startsWith(day) ? time : Number.NaN
}
