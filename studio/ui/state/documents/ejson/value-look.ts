import { byteText } from '../../numbers.ts'
import type { EjsonScalar, EjsonValue } from './ejson-value.ts'
import { SCALAR_TYPES } from './scalar-types.ts'
import { ejsonText } from './write-ejson.ts'

export function typeLabel(value: EjsonValue): string {
  if (value.kind === 'scalar') return SCALAR_TYPES[value.type].label
  return value.kind === 'array' ? 'Array' : 'Object'
}

/** The class that colours a value. */
export function valueLook(value: EjsonValue): string {
  return value.kind === 'scalar' ? SCALAR_TYPES[value.type].look : 'k-json'
}

/** A value in a line of the list. */
export function valueText(value: EjsonValue): string {
  if (value.kind === 'scalar') return scalarText(value)
  if (value.kind === 'array') return counted(value.items.length, 'item')
  return counted(value.members.length, 'field')
}

function counted(count: number, word: string): string {
  return `${count} ${count === 1 ? word : `${word}s`}`
}

/** Three bytes are four characters. */
const BASE64_RATIO = 0.75

function scalarText(value: EjsonScalar): string {
  const { type, text } = value
  if (type === 'binary') {
    const base64 = text.replace(/^..:|=*$/g, '')
    return `Binary, ${byteText(Math.floor(base64.length * BASE64_RATIO))}`
  }
  const isPlain = type === 'date' || type === 'long' || type === 'decimal' || type === 'double'
  return isPlain ? text : ejsonText(value, { style: 'shell' })
}
