import type { Column } from './catalog.ts'
import { refusesNull } from './type.ts'

/**
 * Whether a NULL can be stored in the column. A column of a NOT NULL domain takes none, though one may be in it:
 * `INSERT INTO t (a) VALUES ((SELECT a FROM t WHERE false))` stores a NULL that is of the domain already, which
 * nothing converts (PostgreSQL manual, CREATE DOMAIN, Notes).
 */
export function takesNull({ nullable, type }: Pick<Column, 'nullable' | 'type'>): boolean {
  return nullable && !refusesNull(type)
}
