import type { Filter } from '../../../../api/pages.ts'
import { ApiFailure, failureLine } from '../../api/api-failure.ts'

/** What the server says against each condition of a filter, by its place. */
export function faultyConditions(
  failure: unknown,
  filter: Filter | undefined,
): ReadonlyMap<number, string> {
  const faults = new Map<number, string>()
  if (!(failure instanceof ApiFailure) || filter === undefined) return faults
  for (const detail of failure.details) {
    const place = placeOf(detail.path ?? '', filter)
    if (place === undefined || faults.has(place)) continue
    faults.set(place, detail.message ?? failureLine(failure))
  }
  return faults
}

/** `filter.and.1.value` is said of the second condition; without an outer AND there is one. */
function placeOf(path: string, filter: Filter): number | undefined {
  if (!path.startsWith('filter.') && path !== 'filter') return undefined
  if (!('and' in filter)) return 0
  const place = /^filter\.and\.(\d+)/.exec(path)?.[1]
  return place === undefined ? undefined : Number(place)
}

/** Whether a request was refused for its filter, condition, search or order, and would be so again. */
export function isOfView(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure) || (failure.status !== 400 && failure.status !== 422)) {
    return false
  }
  return failure.details.some(({ path = '' }) => /^(?:filter|where|search|sort)\b/.test(path))
}
