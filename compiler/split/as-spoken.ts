import type { Lexical } from '../dialects/lexical.ts'
import type { SplitStatement } from './split.ts'

/** The dialect as it is spoken in the statement: MySQL's sql_mode may have changed before it. */
export function asSpoken<D extends { readonly lexical: Lexical }>(
  dialect: D,
  { lexical }: Pick<SplitStatement, 'lexical'>,
): D {
  return lexical ? { ...dialect, lexical } : dialect
}
