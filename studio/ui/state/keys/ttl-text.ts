const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const UNITS = [
  { size: DAY, long: 'd', short: 'd' },
  { size: HOUR, long: 'h', short: 'h' },
  { size: MINUTE, long: 'min', short: 'm' },
  { size: SECOND, long: 's', short: 's' },
] as const

/** `18 min 42 s`: the largest unit and the one below it. */
export function ttlText(milliseconds: number): string {
  if (milliseconds < SECOND) return 'less than 1 s'
  const first = UNITS.findIndex(({ size }) => milliseconds >= size)
  let left = milliseconds
  const parts = UNITS.slice(first, first + 2).map(({ size, long }) => {
    const count = Math.floor(left / size)
    left -= count * size
    return { count, long }
  })
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, long }) => `${count} ${long}`)
    .join(' ')
}

/** `18 m`, for narrow places. */
export function shortTtl(milliseconds: number): string {
  const unit = UNITS.find(({ size }) => milliseconds >= size)
  return unit === undefined ? '0 s' : `${Math.floor(milliseconds / unit.size)} ${unit.short}`
}
