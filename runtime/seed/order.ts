import type { ForeignKey, Relation } from '../../compiler/ir/catalog.ts'
import { orderByReferences, type Reference } from '../relations/reference-order.ts'
import type { Defers } from './seed-engine.ts'
import { refuseSeed } from './seed-faults.ts'

export interface SeedOrder {
  readonly relations: readonly Relation[]
  /** References whose values come when all rows are there. */
  readonly later: ReadonlySet<ForeignKey>
}

/**
 * The tables behind those that they refer to. A circle is cut at a reference that the engine checks at the end of the
 * transaction, or else at one that may be NULL for a while. Throws SeedRefused for a circle that has neither.
 */
export function seedOrder(relations: readonly Relation[], defers: Defers): SeedOrder {
  const { relations: ordered, cut } = orderByReferences(
    relations,
    (reference) =>
      2 * Number(defers(reference.key, reference.from)) + Number(isFillable(reference)),
  )
  const circular = cut.filter(({ from, to, key }) => from !== to && !defers(key, from))
  for (const reference of circular) if (!isFillable(reference)) refuseCircle(reference, relations)
  return { relations: ordered, later: new Set(circular.map(({ key }) => key)) }
}

/** A row can be found again, and its columns may be NULL until then. */
function isFillable({ from, key }: Reference): boolean {
  const columns = from.columns.filter(({ name }) => key.columns.includes(name))
  const hasKey = from.primaryKey !== undefined
  const isFree = key.columns.every((name) => !from.primaryKey?.columns.includes(name))
  return hasKey && isFree && columns.every(({ nullable }) => nullable)
}

/** Names all tables that lead to each other: no one key of them is the fault. */
function refuseCircle({ from, to }: Reference, relations: readonly Relation[]): never {
  const next = (relation: Relation) =>
    relations.filter((other) =>
      relation.foreignKeys.some(
        ({ references }) =>
          references.schema === other.schema && references.relation === other.name,
      ),
    )
  const paths: Relation[][] = [[to]]
  for (const path of paths) {
    const last = path.at(-1)
    if (last === from)
      return refuseSeed('unbreakable-circle', { tables: path.map(({ name }) => name) })
    for (const each of last === undefined ? [] : next(last))
      if (!paths.some((known) => known.includes(each))) paths.push([...path, each])
  }
  return refuseSeed('unbreakable-circle', { tables: [from.name, to.name] })
}
