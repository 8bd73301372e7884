import type { Count } from '../../api/cell.ts'

const grouped = new Intl.NumberFormat('en-US')

/** `1,284,190`. */
export function groupedNumber(value: number): string {
  return grouped.format(value)
}

/** `≈ 1,284,190` for an estimate, `more than 10,000` for a count that was given up. */
export function countText(count: Count | undefined): string {
  if (count === undefined || count.value === null) return ''
  const text = groupedNumber(count.value)
  if (count.mode === 'estimated') return `≈ ${text}`
  return count.mode === 'at-least' ? `more than ${text}` : text
}

const SIGNS = { exact: '', none: '', estimated: '≈ ', 'at-least': '> ' } as const

/** For narrow places: `≈ 1.28 M`, whole numbers up to 99,999. */
export function shortCount(count: Count): string {
  if (count.value === null) return ''
  return (
    SIGNS[count.mode] + (count.value < 100_000 ? groupedNumber(count.value) : millions(count.value))
  )
}

function millions(value: number): string {
  if (value < 1_000_000) return `${Math.round(value / 1000)} k`
  return value < 10_000_000 ? `${(value / 1e6).toFixed(2)} M` : `${(value / 1e6).toFixed(1)} M`
}

const BYTE_UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const

export function byteText(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(4, Math.floor(Math.log10(bytes) / 3))
  const scaled = bytes / 1000 ** power
  const digits = power === 0 || scaled >= 100 ? 0 : 1
  return `${scaled.toFixed(digits)} ${BYTE_UNITS[power] ?? 'bytes'}`
}

/** `27 µs`, `0.4 ms`, `12 ms`, `1.3 s`. */
export function durationText(milliseconds: number): string {
  if (milliseconds > 0 && milliseconds < 0.1) return `${Math.ceil(milliseconds * 1000)} µs`
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toFixed(1)} s`
  return `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`
}
