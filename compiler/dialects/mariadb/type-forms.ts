import type { TypeForm } from '../grammar.ts'
import { typeForms as mysql } from '../mysql/type-forms.ts'

/** Strings without a fixed length may be compressed (MariaDB, "Storage-Engine Independent Column Compression"). */
const compressible = /^(?!char$|character$).*(?:blob|text|varbinary|varchar|varying|long|json)/

const spatial = /^(?:geometry|geometrycollection|(?:multi)?(?:point|linestring|polygon))$/

export const typeForms: Readonly<Record<string, TypeForm>> = Object.fromEntries(
  Object.entries(mysql).map(([words, form]) => [words, { ...form, ...formOf(words) }]),
)

function formOf(words: string): Partial<TypeForm> {
  if (spatial.test(words)) return { length: 'decimal', clause: 'spatial_system' }
  return compressible.test(words) ? { clause: 'compression' } : {}
}
