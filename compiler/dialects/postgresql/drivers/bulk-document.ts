import { baseType, type Type } from '../../../ir/type.ts'
import type { RowsDocument } from '../../driver.ts'
import { text } from '../text.ts'
import { textValue } from './text-values.ts'

/** In a document of JSON a number may be rounded, and bytes and lists are of another form. */
const asText = { numbers: false, bytes: false, arrays: false }

/** Rows as one document for `json_to_recordset`, which reads scalars as their own input does. */
export const bulkDocument: RowsDocument = {
  kind: 'document',
  members: ['load'],
  column(type, options) {
    const { write } = textValue(type, options, asText)
    const name = written(type)
    return isForm(type)
      ? { type: 'text', cast: name, write }
      : { type: name, cast: undefined, write }
  },
}

/**
 * Whether the function would look into the value: at the items of an array, at the attributes of a
 * composite value. In a JSON column it would take `null` for NULL.
 */
function isForm(type: Type): boolean {
  const base = baseType(type)
  if (base.kind === 'scalar') return base.name === 'json' || base.name === 'jsonb'
  return base.kind === 'array' || base.kind === 'composite'
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
