import type { ObjectChange } from '../../../../migrate/schema-kind.ts'
import { textOf } from './attributes.ts'

/** Whether a table is dropped and made again: it is parted otherwise, of another type, or on another server. */
export function isMadeAnew({ from, to }: ObjectChange): boolean {
  return ['partitionBy', 'ofType', 'server'].some((name) => textOf(from, name) !== textOf(to, name))
}
