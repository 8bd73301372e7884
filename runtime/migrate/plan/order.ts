import type { Sides } from '../schema-kind.ts'
import type { Action } from './actions.ts'

/** For each action others that stand before it. */
export type Before = ReadonlyMap<Action, ReadonlySet<Action>>

export interface Precedence {
  /** What has to be done before. */
  readonly required: Before
  /** What had better be done before. */
  readonly preferred: Before
}

/** What is in its order, and what stands in a circle. */
export interface Ordered {
  readonly actions: readonly Action[]
  readonly circular: ReadonlySet<Action>
}

/**
 * The actions so that each finds what it needs. Equal inputs give equal orders: drops first, from the last object to
 * the first one, then alterations, then what is created; each brings what it needs along. A circle is cut where it is
 * met; what is only preferred makes none.
 */
export function orderActions(
  all: readonly Action[],
  { required, preferred }: Precedence,
  sides: Sides,
): Ordered {
  const ranks = ranksOf(all, sides)
  const byRank = (one: Action, other: Action) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0)
  const actions = new Set<Action>()
  const circular = new Set<Action>()
  const path: Action[] = []
  const visit = (action: Action) => {
    if (actions.has(action)) return
    const start = path.indexOf(action)
    if (start >= 0) {
      for (const each of path.slice(start)) circular.add(each)
      return
    }
    path.push(action)
    for (const each of [...(required.get(action) ?? [])].toSorted(byRank)) visit(each)
    for (const each of [...(preferred.get(action) ?? [])].toSorted(byRank))
      if (!actions.has(each) && !needsAny(each, new Set(path), required)) visit(each)
    path.pop()
    actions.add(action)
  }
  for (const action of all.toSorted(byRank)) visit(action)
  return { actions: [...actions], circular }
}

/** Whether the action is one of the others, or one of them has to be done before it. */
function needsAny(action: Action, others: ReadonlySet<Action>, before: Before): boolean {
  const found = new Set([action])
  // A set that grows is walked to its end.
  for (const each of found) {
    if (others.has(each)) return true
    for (const other of before.get(each) ?? []) found.add(other)
  }
  return false
}

function ranksOf(all: readonly Action[], { from, to }: Sides): ReadonlyMap<Action, number> {
  const old = placesIn([...from.objects.keys()].reverse())
  const wanted = placesIn([...to.objects.keys()])
  const phases = { drop: 0, alter: old.size, create: old.size + wanted.size } as const
  return new Map(
    all.map((action) => {
      const { does, object } = action
      const places = does === 'drop' ? old : wanted
      return [action, phases[does] + (places.get(object.id) ?? 0)]
    }),
  )
}

function placesIn(ids: readonly string[]): ReadonlyMap<string, number> {
  return new Map(ids.map((id, place) => [id, place]))
}
