import { baseType, type Type } from '../../../ir/type.ts'
import type { ColumnArrays } from '../../driver.ts'
import { text } from '../text.ts'
import { arrayOf, fromArray } from './runtime-text/text-codecs.ts'
import { textValue } from './text-values.ts'

const asText = { rows: false, bytes: false, arrays: false }

/** Rows as one array for each column; `unnest` would take arrays and composite values apart too: those go as text. */
export const arrays: ColumnArrays = {
  kind: 'arrays',
  array: fromArray,
  items: arrayOf,
  column(type, options) {
    const { write } = textValue(type, options, asText)
    const { kind } = baseType(type)
    const isNested = kind === 'array' || kind === 'composite'
    const name = written(type)
    return isNested
      ? { array: 'text[]', cast: name, write }
      : { array: `${name}[]`, cast: undefined, write }
  },
}

/** The type as a cast names it, without modifiers. */
function written(type: Type): string {
  if (type.kind === 'array') return `${written(type.element)}[]`
  if (type.kind === 'scalar')
    return shortened.has(type.name) ? `"${type.name}"` : text.quote(type.name)
  if (type.kind === 'untyped' || type.kind === 'unknown' || type.name === undefined) return 'text'
  return [...(type.schema ? [type.schema] : []), type.name].map(text.quote).join('.')
}

/** Without quotes these are of the length 1: manual, section 8.10. */
const shortened: ReadonlySet<string> = new Set(['bit', 'char'])
