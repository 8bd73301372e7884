import type { Collations } from './definition-rules.ts'

/** Where there are no character sets: a column has the collation that is written. */
export const writtenCollations: Omit<Collations, 'named'> = {
  ofTable: () => undefined,
  ofColumn: (_, collate) => collate,
  underDefault: ({ collation }) => collation,
}
