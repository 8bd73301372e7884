import type { WholeValue } from '../edit/whole-value.ts'

/** A key on its way from one store to another, or a part of one that is large. */
export interface CarriedPart {
  readonly key: Buffer
  /** Milliseconds since 1970; null for a key that stays. */
  readonly expiresAt: number | null
  /** From 0; a later one continues the value of the one before. */
  readonly part: number
  readonly content: Content
}

export type Content =
  | WholeValue
  /** In the form of the server, which only the same or a later release reads. */
  | { readonly type: 'dump'; readonly dump: Buffer }
  /** What a stream is besides its entries; comes behind them. */
  | {
      readonly type: 'stream-end'
      readonly lastId: string
      readonly groups: readonly CarriedGroup[]
    }

export interface CarriedGroup {
  readonly name: Buffer
  readonly lastDeliveredId: string
}
