import type { Place } from '../source/span.ts'
import type { Column } from './catalog.ts'
import type { Type } from './type.ts'

/** What is known of any column: its name, its type and whether it may be NULL. */
export interface PlainColumn {
  readonly name: string
  readonly type: Type
  readonly nullable: boolean
  readonly place?: Place | undefined
}

/** A column that nothing more is declared of: no default, and `*` shows it. */
export function plainColumn({ name, type, nullable, place }: PlainColumn): Column {
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
