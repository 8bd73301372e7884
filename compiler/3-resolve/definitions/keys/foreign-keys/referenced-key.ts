import type { ForeignKey, Relation } from '../../../../ir/catalog.ts'

/** The columns to which a foreign key points; undefined where they are left out and no primary key is there. */
export function columnsOfKey(
  { references }: ForeignKey,
  target: Relation,
): readonly string[] | undefined {
  return references.columns.length > 0 ? references.columns : target.primaryKey?.columns
}
