import type { TypeForm } from '../grammar.ts'
import { typeForms as mysql } from '../mysql/type-forms.ts'

/** Strings without a fixed length may be compressed (MariaDB, "Storage-Engine Independent Column Compression"). */
const compressible = /^(?!char$|character$).*(?:blob|text|varbinary|varchar|varying|long|json)/

export const typeForms: Readonly<Record<string, TypeForm>> = Object.fromEntries(
  Object.entries(mysql).map(([words, form]) => [
    words,
    compressible.test(words) ? { ...form, compressible: true } : form,
  ]),
)
