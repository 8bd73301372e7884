import type { ObjectName } from '../../../ir/change.ts'
import { type Draft, lookUpRelation, objectKey, type WrittenView } from '../../catalog/draft.ts'

/** How the view of that name was written; undefined where there is no such view. */
export function writtenView(on: ObjectName, draft: Draft): WrittenView | undefined {
  const isView = lookUpRelation(draft, on)?.kind === 'view'
  return isView ? draft.views.get(objectKey(draft, on)) : undefined
}

/** The views that read the relation. */
export function readersOf(on: ObjectName, draft: Draft): readonly ObjectName[] {
  const key = objectKey(draft, on)
  const reads = (reader: ObjectName) =>
    writtenView(reader, draft)?.reads.some((read) => objectKey(draft, read) === key)
  return draft.readers.get(key).filter(reads)
}

/** The views and all that read them, each after those of them that it reads; those in circles, and those behind them, apart. */
export function inReadingOrder(views: readonly ObjectName[], draft: Draft) {
  const reached = withAllReaders(views, draft)
  const waitsFor = new Map<string, number>()
  for (const { readers } of reached.values()) {
    for (const reader of readers) {
      const key = objectKey(draft, reader)
      waitsFor.set(key, (waitsFor.get(key) ?? 0) + 1)
    }
  }
  const order = [...reached].flatMap(([key, { on }]) => (waitsFor.has(key) ? [] : [on]))
  for (const on of order) {
    for (const reader of reached.get(objectKey(draft, on))?.readers ?? []) {
      const key = objectKey(draft, reader)
      const left = (waitsFor.get(key) ?? 0) - 1
      waitsFor.set(key, left)
      if (left === 0) order.push(reader)
    }
  }
  const circular = [...reached].flatMap(([key, { on }]) => (waitsFor.get(key) ? [on] : []))
  return { order, circular }
}

/** Whether a view of that name, which reads these relations, would read itself. */
export function isCircular(on: ObjectName, reads: readonly ObjectName[], draft: Draft): boolean {
  const reached = withAllReaders([on], draft)
  return reads.some((read) => reached.has(objectKey(draft, read)))
}

interface Reached {
  readonly on: ObjectName
  readonly readers: readonly ObjectName[]
}

function withAllReaders(starts: readonly ObjectName[], draft: Draft): ReadonlyMap<string, Reached> {
  const reached = new Map<string, Reached>()
  const found = [...starts]
  for (const on of found) {
    const key = objectKey(draft, on)
    if (reached.has(key)) continue
    const readers = readersOf(on, draft)
    reached.set(key, { on, readers })
    found.push(...readers)
  }
  return reached
}
