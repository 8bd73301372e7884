import type { SampledField } from '../../../../api/documents/samples.ts'
import { groupedNumber } from '../../numbers.ts'

/** `62 %`; a share that is not all never reads 100. */
export function shareText(share: number): string {
  if (share === 1) return '100 %'
  const percent = Math.min(99, Math.max(share > 0 ? 1 : 0, Math.round(share * 100)))
  return `${percent} %`
}

/** `240 values, all different`. */
export function distinctText({ distinct, distinctComplete, types }: SampledField): string {
  const values = types.reduce((sum, { count }) => sum + count, 0)
  if (!distinctComplete) return `more than ${groupedNumber(distinct)} different values`
  if (distinct === 0) return ''
  if (distinct === values && values > 1) return `${groupedNumber(distinct)} values, all different`
  return distinct === 1 ? 'always the same value' : `${groupedNumber(distinct)} different values`
}

/** A name with its level: `price.amount` stands below `price`, items below their array. */
export function placeOfField(path: string): { readonly level: number; readonly name: string } {
  const parts = path.replaceAll('[]', '.[]').split('.')
  const last = parts.at(-1) ?? path
  return { level: parts.length - 1, name: last === '[]' ? 'each item' : last }
}

/** An end of a histogram as people read it. */
export function endText(kind: 'number' | 'date', value: number): string {
  if (kind === 'date') return new Date(value).toISOString().slice(0, 10)
  return groupedNumber(Math.round(value * 100) / 100)
}

/** The path by which a filter finds a field; items are found by the name of their array. */
export function filterPath(path: string): string {
  return path.replaceAll('[]', '')
}
