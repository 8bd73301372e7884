import type { ForeignKey, Relation } from '../../compiler/ir/catalog.ts'

/** A foreign key, and the tables at its ends. */
export interface Reference {
  readonly from: Relation
  readonly key: ForeignKey
  readonly to: Relation
}

export interface ReferenceOrder {
  /** Each table stands behind those that it refers to, as far as circles let it; else in the order given. */
  readonly relations: readonly Relation[]
  /** The references whose target does not stand in front of them: those of a table to itself, and one of each circle. */
  readonly cut: readonly Reference[]
}

/** Whether a circle should be cut at a reference: the greater, the rather. */
export type CutRank = (reference: Reference) => number

/**
 * The tables so that rows can be added to one after the other. Equal inputs give equal orders. References to tables
 * that are not among them do not count.
 */
export function orderByReferences(
  relations: readonly Relation[],
  rank: CutRank = () => 0,
): ReferenceOrder {
  const references = referencesAmong(relations)
  const cut = new Set(references.filter(({ from, to }) => from === to))
  const ordered: Relation[] = []
  const left = new Set(relations)
  while (left.size > 0) {
    const waiting = references.filter((each) => left.has(each.from) && left.has(each.to))
    const open = waiting.filter((each) => !cut.has(each))
    const blocked = new Set(open.map(({ from }) => from))
    const next = [...left].find((relation) => !blocked.has(relation))
    if (next === undefined) cut.add(mostCuttable(circleIn(open), rank))
    else {
      ordered.push(next)
      left.delete(next)
    }
  }
  return { relations: ordered, cut: [...cut] }
}

/** The foreign keys of the tables that lead to one of them. */
function referencesAmong(relations: readonly Relation[]): readonly Reference[] {
  return relations.flatMap((from) =>
    from.foreignKeys.flatMap((key) => {
      const to = relations.find((each) => isTarget(each, key))
      return to === undefined ? [] : [{ from, key, to }]
    }),
  )
}

function isTarget({ schema, name }: Relation, { references }: ForeignKey): boolean {
  return schema === references.schema && name === references.relation
}

/** The references of one circle; each table in `open` refers to another one in it. */
function circleIn(open: readonly Reference[]): readonly Reference[] {
  const path: Reference[] = []
  let at = open[0]?.from
  while (at !== undefined) {
    const from = at
    const start = path.findIndex((each) => each.from === from)
    if (start >= 0) return path.slice(start)
    const next = open.find((each) => each.from === from)
    if (next !== undefined) path.push(next)
    at = next?.to
  }
  return path
}

function mostCuttable(circle: readonly Reference[], rank: CutRank): Reference {
  return circle.reduce((best, each) => (rank(each) > rank(best) ? each : best))
}
