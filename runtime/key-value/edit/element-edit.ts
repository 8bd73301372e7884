import type { Beginning } from '../read/beginning.ts'
import type { Pair } from '../read/value-page.ts'

/** What was seen of an element: null where there was none, undefined where it is not compared. */
export type Seen = Buffer | null | undefined

/** The same of an element that is deleted, and may have been seen in part. */
export type SeenPart = Seen | Beginning

/** One change of one element of a value. */
export type ElementEdit =
  | { readonly op: 'string.set'; readonly value: Buffer; readonly expect: Seen }
  | {
      readonly op: 'hash.set'
      readonly field: Buffer
      readonly value: Buffer
      readonly expect: Seen
    }
  | { readonly op: 'hash.delete'; readonly field: Buffer; readonly expect: SeenPart }
  | {
      readonly op: 'list.set'
      readonly index: number
      readonly value: Buffer
      readonly expect: Seen
    }
  | { readonly op: 'list.push'; readonly value: Buffer; readonly end: 'head' | 'tail' }
  | { readonly op: 'list.delete'; readonly index: number; readonly expect: SeenPart }
  | { readonly op: 'set.add'; readonly member: Buffer }
  | { readonly op: 'set.delete'; readonly member: Buffer }
  | { readonly op: 'set.replace'; readonly member: Buffer; readonly with: Buffer }
  | {
      readonly op: 'zset.set'
      readonly member: Buffer
      readonly score: string
      readonly expect: Seen
    }
  | { readonly op: 'zset.delete'; readonly member: Buffer; readonly expect: Seen }
  | { readonly op: 'stream.add'; readonly id: string; readonly fields: readonly Pair[] }
  | { readonly op: 'stream.delete'; readonly id: string }
  | { readonly op: 'stream.trim'; readonly length: number }
  | { readonly op: 'stream.trim-before'; readonly id: string }
  | { readonly op: 'group.create'; readonly group: Buffer; readonly id: string }
  | { readonly op: 'group.set-id'; readonly group: Buffer; readonly id: string }
  | { readonly op: 'group.delete'; readonly group: Buffer }
  | { readonly op: 'group.acknowledge'; readonly group: Buffer; readonly id: string }
  | {
      readonly op: 'group.claim'
      readonly group: Buffer
      readonly consumer: Buffer
      readonly id: string
    }
  | { readonly op: 'consumer.delete'; readonly group: Buffer; readonly consumer: Buffer }
  | {
      readonly op: 'json.set'
      readonly path: string
      readonly value: Buffer
      readonly expect: Seen
    }
