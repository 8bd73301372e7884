import type { Relation } from '../../../compiler/ir/catalog.ts'

const reasons: Readonly<Record<Relation['kind'], string | null>> = {
  table: null,
  'virtual-table': null,
  'foreign-table': null,
  view: 'This is a view.',
  'materialized-view': 'This is a materialized view.',
  sequence: 'This is a sequence.',
}

/** Why rows of the relation cannot be changed; null where they can. */
export function readOnlyReason({ kind }: Relation): string | null {
  return reasons[kind]
}
