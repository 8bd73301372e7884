import type { Relation } from '../../../compiler/ir/catalog.ts'
import { shownColumns } from '../../../runtime/browse/columns.ts'

const reasons: Readonly<Record<Relation['kind'], string | null>> = {
  table: null,
  'virtual-table': null,
  'foreign-table': null,
  view: 'This is a view.',
  'materialized-view': 'This is a materialized view.',
  sequence: 'This is a sequence.',
}

/** Why rows of the relation cannot be changed; null where they can. */
export function readOnlyReason(relation: Relation): string | null {
  return reasons[relation.kind] ?? ofUnreadable(relation)
}

/** A row that is changed is read as a whole before and after. */
function ofUnreadable(relation: Relation): string | null {
  const unreadable = shownColumns(relation).filter(({ isUnreadable }) => isUnreadable === true)
  const names = unreadable.map(({ name }) => name).join(', ')
  return unreadable.length === 0 ? null : `You may not read all of its columns: ${names}.`
}
