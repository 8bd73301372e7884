import type { Type } from '../../../ir/type.ts'
import { typeNamed } from './type-traits.ts'

export interface EncodedClass {
  readonly name: string
  readonly isDefault: boolean
  readonly takes: Type
}

/** The operator classes of a data file, by access method. */
export function encodedClasses<T>(
  data: string,
  of: (each: EncodedClass) => T,
): ReadonlyMap<string, readonly T[]> {
  const byMethod = new Map<string, readonly T[]>()
  for (const line of data === '' ? [] : data.split('\n')) {
    const [method = '', text = '', taken = ''] = line.split(' ')
    const name = text.replace('!', '')
    const own = of({ name, isDefault: text !== name, takes: typeNamed(taken) })
    byMethod.set(method, [...(byMethod.get(method) ?? []), own])
  }
  return byMethod
}
