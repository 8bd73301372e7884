import type { Link } from '../link/link.ts'

/** Which part of a value is wanted. */
export interface PageWish {
  /** Of the page before; undefined for the first one. */
  readonly cursor: string | undefined
  /** Elements, or bytes of a string. */
  readonly limit: number
  /** Of a hash, a set or a sorted set: a pattern that fields or members fit. */
  readonly match: Buffer | undefined
  /** From the end: the newest entries of a stream, the highest scores. */
  readonly reverse: boolean
  /** Of a sorted set: only members between these scores, as ZRANGEBYSCORE takes them. */
  readonly scores: { readonly least: string; readonly most: string } | undefined
}

export interface Pair {
  readonly field: Buffer
  readonly value: Buffer
}

export interface Scored {
  readonly member: Buffer
  readonly score: string
}

export interface StreamEntry {
  readonly id: string
  readonly fields: readonly Pair[]
}

/** A part of a value; `cursor` is undefined at its end. */
export type ValuePage =
  | { readonly type: 'string'; readonly value: Buffer; readonly offset: number }
  | { readonly type: 'hash'; readonly entries: readonly Pair[]; readonly cursor: Cursor }
  | { readonly type: 'list'; readonly items: readonly ListItem[]; readonly cursor: Cursor }
  | { readonly type: 'set'; readonly members: readonly Buffer[]; readonly cursor: Cursor }
  | { readonly type: 'zset'; readonly members: readonly Scored[]; readonly cursor: Cursor }
  | {
      readonly type: 'stream'
      readonly entries: readonly StreamEntry[]
      readonly groups: number
      readonly lastId: string
      readonly cursor: Cursor
    }
  | { readonly type: 'json'; readonly value: Buffer }
  | { readonly type: 'other' }

type Cursor = string | undefined

export interface ListItem {
  readonly index: number
  readonly value: Buffer
}

export interface Reading {
  readonly link: Link
  readonly key: Buffer
  readonly wish: PageWish
  readonly signal: AbortSignal
}

export type ReadPage = (reading: Reading) => Promise<ValuePage>

/** A cursor that no page has given. */
export class BadCursor extends Error {
  constructor() {
    super('no page has given this cursor')
    this.name = 'BadCursor'
  }
}

/** The whole number that a cursor is; 0 without one. Throws BadCursor. */
export function offsetOf({ cursor }: PageWish): number {
  if (cursor === undefined) return 0
  if (!/^\d{1,15}$/.test(cursor)) throw new BadCursor()
  return Number(cursor)
}
