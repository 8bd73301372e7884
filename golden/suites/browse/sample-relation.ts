import type { Column, Relation } from '../../../compiler/ir/catalog.ts'
import { scalar, type Type } from '../../../compiler/ir/type.ts'

export function sampleColumn(name: string, type: Type, parts: Partial<Column> = {}): Column {
  return {
    name,
    type,
    nullable: true,
    hasDefault: false,
    generated: 'none',
    identity: 'none',
    hidden: false,
    collation: undefined,
    comment: undefined,
    place: undefined,
    ...parts,
  }
}

/** A table with the key `id`. */
export function sampleRelation(
  columns: readonly Column[],
  parts: Partial<Relation> = {},
): Relation {
  const id = sampleColumn('id', scalar('int'), { nullable: false })
  return {
    kind: 'table',
    schema: 'public',
    name: 'people',
    columns: [id, ...columns],
    primaryKey: { name: undefined, columns: ['id'] },
    uniqueKeys: [],
    foreignKeys: [],
    checks: [],
    indexes: [],
    comment: undefined,
    place: undefined,
    ...parts,
  }
}
