import { suggest } from '../../diagnostics/suggest.ts'
import { type FindSlip, wordAt } from './slip.ts'

/** `CREATE TABLE t (a intt)`, where the grammar knows the types. */
export const misspelledType: FindSlip = (context) => {
  const { index, labels, dialect } = context
  if (!labels.includes('a type')) return undefined
  const meant = suggest(wordAt(context, index), Object.keys(dialect.grammar.typeNames.forms))
  return meant === undefined ? undefined : `did you mean ${meant}?`
}
