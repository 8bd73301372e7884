import type { HazardKind, Migration, MigrationState } from '../../../api/migrations.ts'
import { groupedNumber } from '../numbers.ts'

/** Of a state, as a badge says it. */
export const STATE_WORDS: Readonly<Record<MigrationState, string>> = {
  applied: 'Applied',
  pending: 'Pending',
  failed: 'Failed',
  edited: 'Edited',
  missing: 'File missing',
}

/** Of a hazard, as a badge says it. */
export const HAZARD_WORDS: Readonly<Record<HazardKind, string>> = {
  'data-loss': 'Loses data',
  rewrite: 'Rewrite',
  'long-lock': 'Long lock',
  'non-transactional': 'No transaction',
}

/** `9f3c 71ab`: the first eight signs of a checksum, as people compare them. */
export function shortChecksum(checksum: string): string {
  return `${checksum.slice(0, 4)} ${checksum.slice(4, 8)}`
}

const DAY_MS = 86_400_000
const STEPS = [
  { most: 3_600_000, unit: 60_000, word: 'minute' },
  { most: DAY_MS, unit: 3_600_000, word: 'hour' },
  { most: Number.POSITIVE_INFINITY, unit: DAY_MS, word: 'day' },
] as const

/** `14 days ago`, of a time in ISO 8601. */
export function agoText(at: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(at))
  if (passed < 60_000) return 'just now'
  const step = STEPS.find(({ most }) => passed < most) ?? STEPS[2]
  const count = Math.floor(passed / step.unit)
  return `${groupedNumber(count)} ${step.word}${count === 1 ? '' : 's'} ago`
}

export function migrationsText(count: number): string {
  return count === 1 ? '1 migration' : `${groupedNumber(count)} migrations`
}

export function statementsText(count: number): string {
  return count === 1 ? '1 statement' : `${groupedNumber(count)} statements`
}

/** `7 applied, 2 pending, 1 edited`. */
export function countsText(migrations: readonly Migration[]): string {
  const states: readonly MigrationState[] = ['applied', 'pending', 'failed', 'edited', 'missing']
  const counts = states.flatMap((state) => {
    const count = migrations.filter((each) => each.state === state).length
    return count === 0 ? [] : [`${groupedNumber(count)} ${STATE_WORDS[state].toLowerCase()}`]
  })
  return counts.join(', ')
}
