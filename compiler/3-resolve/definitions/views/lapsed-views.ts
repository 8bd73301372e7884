import type { Relation } from '../../../ir/catalog.ts'
import { type Draft, lookUpRelation, putRelation, type Touched } from '../../catalog/draft.ts'
import { heldRelation } from '../../catalog/hold-columns.ts'

/**
 * A materialized view holds rows of an earlier time: `ALTER TABLE t ALTER a DROP NOT NULL`, a REFRESH of what reads it,
 * and SET NOT NULL again. What is not proven after a statement is not proven of it any more.
 */
export function lapseStoredViews(draft: Draft): void {
  if (draft.settling.size === 0) return
  const { journal, settling } = draft
  if (![...draft.touched.values()].some((each) => losesProof(each, draft))) return
  if (![...settling].some(({ now }) => now()?.kind === 'materialized-view')) return
  const mark = journal.mark()
  const lapsed: Relation[] = []
  for (const { settled } of settling) {
    const relation = settled()
    if (!relation) continue
    putRelation(draft, relation)
    if (relation.kind === 'materialized-view') lapsed.push(relation)
  }
  // The views between are what they are when they are read.
  journal.takeBack(mark)
  for (const relation of lapsed) putRelation(draft, relation)
}

function losesProof({ on, before }: Touched, draft: Draft): boolean {
  const after = lookUpRelation(draft, on)
  if (!before || !after) return false
  const { columnKey } = draft.dialect.names
  const namesOf = (relation: Relation, isNullable: boolean) =>
    heldRelation(relation, columnKey)
      .columns.filter(({ nullable }) => nullable === isNullable)
      .map(({ name }) => columnKey(name))
  const lost = new Set(namesOf(after, true))
  return namesOf(before, false).some((name) => lost.has(name))
}
