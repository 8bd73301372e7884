import type { HistoryEntry } from '../../../../api/history.ts'
import { rowsText } from '../../bulk/chosen-rows.ts'

export interface HistoryDay {
  readonly title: string
  readonly entries: readonly HistoryEntry[]
}

/** What has been run, by the days of the person's clock; entries with every word of the search. */
export function historyDays(
  entries: readonly HistoryEntry[],
  search: string,
  now: Date,
): readonly HistoryDay[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const found = entries.filter(({ query }) => {
    const text = query.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const days = new Map<string, HistoryEntry[]>()
  for (const entry of found) {
    const title = dayOf(new Date(entry.at), now)
    days.set(title, [...(days.get(title) ?? []), entry])
  }
  return [...days].map(([title, each]) => ({ title, entries: each }))
}

function dayOf(at: Date, now: Date): string {
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  if (at.toDateString() === now.toDateString()) return 'Today'
  if (at.toDateString() === yesterday.toDateString()) return 'Yesterday'
  const month = String(at.getMonth() + 1).padStart(2, '0')
  return `${at.getFullYear()}-${month}-${String(at.getDate()).padStart(2, '0')}`
}

/** `14:05`. */
export function timeOfDay(at: string): string {
  const date = new Date(at)
  const [hours, minutes] = [date.getHours(), date.getMinutes()]
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** What came of it: rows, or a plan. */
export function gaveText({ mode, rowCount }: Pick<HistoryEntry, 'mode' | 'rowCount'>): string {
  if (mode === 'explain') return 'plan'
  if (mode === 'analyze') return 'measured plan'
  return rowsText(rowCount)
}
