import type { Column } from './catalog.ts'

/** GENERATED ... AS IDENTITY: unlike that of a serial column, its sequence is a part of the column. */
export function isIdentity({ identity }: Column): boolean {
  return identity === 'always' || identity === 'by-default'
}
