import type { ScratchOwner } from './engine.ts'

const ABANDONED_AFTER_SECONDS = 3600

let made = 0

/** `quarry_scratch_<process>_<seconds since 1970>_<number>` */
export function scratchName({ processId, now }: ScratchOwner): string {
  made += 1
  return `quarry_scratch_${processId}_${Math.floor(now / 1000)}_${made}`
}

/** Whether a database is a scratch one whose owner, having had an hour, must have died. */
export function isAbandoned(database: string, now: number): boolean {
  const seconds = /^quarry_scratch_\d+_(\d+)_\d+$/.exec(database)?.[1]
  return seconds !== undefined && now / 1000 - Number(seconds) > ABANDONED_AFTER_SECONDS
}
