import { suggest } from '../../diagnostics/suggest.ts'
import { insteadOf } from '../../dialects/foreign.ts'
import { type FindSlip, type SlipContext, wordAt } from './slip.ts'

/** `CREATE TABLE t (a intt)`, where the grammar knows the types. */
export const misspelledType: FindSlip = (context) => {
  const { index, labels, dialect } = context
  if (labels.includes('a unit')) return unit(context)
  const word = wordAt(context, index)
  if (labels.includes('a type to cast to')) return castType(word, context)
  if (!labels.includes('a type')) return undefined
  const instead = insteadOf(dialect.grammar.foreignNames.types, word)
  if (instead !== undefined) return `write ${instead}`
  const meant = suggest(word, Object.keys(dialect.grammar.typeNames.forms))
  return meant === undefined ? undefined : `did you mean ${meant}?`
}

/** `CAST(a AS INTEGER)`, where only a few types are there to cast to */
function castType(word: string, { dialect }: SlipContext): string | undefined {
  const { castTypes, foreignNames } = dialect.grammar
  const instead = insteadOf(foreignNames.casts ?? {}, word)
  if (instead !== undefined) return `write ${instead}`
  const meant = suggest(word, Object.keys(castTypes))
  return meant === undefined ? undefined : `did you mean ${meant.toUpperCase()}?`
}

/** `INTERVAL 1 DAYS`, `INTERVAL '1 day'`, where a unit stands behind the value */
function unit(context: SlipContext): string {
  const units = context.dialect.grammar.units.interval
  const meant = suggest(wordAt(context, context.index), units)
  const example = 'a unit stands behind the value: INTERVAL 1 DAY'
  return meant === undefined ? example : `did you mean ${meant.toUpperCase()}?`
}
