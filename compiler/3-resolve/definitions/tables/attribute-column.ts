import type { Column } from '../../../ir/catalog.ts'
import type { Field } from '../../../ir/type.ts'
import type { Place } from '../../../source/span.ts'

/** The column that a table of a composite type has for an attribute. */
export function attributeColumn({ name, type, nullable }: Field, place: Place): Column {
  return {
    name,
    type,
    nullable,
    hasDefault: false,
    generated: 'none',
    identity: 'none',
    hidden: false,
    collation: undefined,
    comment: undefined,
    place,
  }
}
