import { baseType, type Type } from '../../../../compiler/ir/type.ts'
import type { Json, JsonForm, Kind } from '../../../values/cell-value.ts'
import type { Values } from '../../../values/values.ts'
import { given } from '../../../values/write.ts'
import { readArray, writeArray } from './array-values.ts'
import { type Form, formOf } from './value-forms.ts'

/** Every value comes and goes as the text of PostgreSQL. */
export const postgresqlValues: Values = {
  kindOf,
  read(raw, type, form) {
    return { value: raw === null ? null : readText(String(raw), type, form) }
  },
  write(value, type, form) {
    return value === null ? given(null) : writerOf(type)(value, form)
  },
}

function kindOf(type: Type): Kind {
  const base = baseType(type)
  return base.kind === 'array' ? 'array' : formOf(base).kind
}

function readText(text: string, type: Type, form: JsonForm): Json {
  const base = baseType(type)
  if (base.kind === 'array') {
    return readArray(text, base, (element) => readText(element, base.element, form))
  }
  return formOf(base).read(text, form)
}

function writerOf(type: Type): Form['write'] {
  const base = baseType(type)
  return base.kind === 'array' ? writeArray(base, writerOf(base.element)) : formOf(base).write
}
