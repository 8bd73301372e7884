import type { Draft, Journal } from './journal.ts'

const draft: Draft = {
  add: () => undefined,
  seal: () => undefined,
  settle: () => undefined,
  withdraw: () => undefined,
  abandon: () => undefined,
}

/** Keeps nothing: `[studio] journal = false`. */
export const noJournal: Journal = {
  storage: { kind: 'off' },
  list: () => [],
  draft: () => draft,
  claim: () => 'unknown',
  abandoned: () => [],
  close: () => undefined,
}
