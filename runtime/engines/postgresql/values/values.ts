import { baseType, type Type } from '../../../../compiler/ir/type.ts'
import type { RawValue } from '../../../raw-value.ts'
import type { Cell, Json, JsonForm, Kind } from '../../../values/cell-value.ts'
import type { Values } from '../../../values/values.ts'
import { given } from '../../../values/write.ts'
import { readArray, writeArray } from './array-values.ts'
import { type Form, formOf } from './value-forms.ts'

/** Every value comes and goes as the text of PostgreSQL. */
export const postgresqlValues: Values = {
  kindOf,
  read: (raw, type, form) => readerOf(type, form)(raw),
  readerOf,
  write(value, type, form) {
    return value === null ? given(null) : writerOf(type)(value, form)
  },
}

function kindOf(type: Type): Kind {
  const base = baseType(type)
  return base.kind === 'array' ? 'array' : formOf(base).kind
}

function readerOf(type: Type, form: JsonForm): (raw: RawValue) => Cell {
  const read = textReader(type, form)
  return (raw) => ({ value: raw === null ? null : read(String(raw)) })
}

function textReader(type: Type, form: JsonForm): (text: string) => Json {
  const base = baseType(type)
  if (base.kind === 'array') {
    const element = textReader(base.element, form)
    return (text) => readArray(text, base, element)
  }
  const { read } = formOf(base)
  return (text) => read(text, form)
}

function writerOf(type: Type): Form['write'] {
  const base = baseType(type)
  return base.kind === 'array' ? writeArray(base, writerOf(base.element)) : formOf(base).write
}
