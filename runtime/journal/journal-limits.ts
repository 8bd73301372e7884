export interface JournalLimits {
  readonly entries: number
  readonly bytes: number
  readonly milliseconds: number
}

export const journalLimits: JournalLimits = {
  entries: 1000,
  bytes: 100 * 1024 * 1024,
  milliseconds: 7 * 24 * 60 * 60 * 1000,
}
