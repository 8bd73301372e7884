import type { Type } from '../../ir/type.ts'

/**
 * A text that two lists of types share only when they are the same, to remember what they resolve to; undefined
 * when a row or a range of the schema is among them.
 */
export function typesKey(types: readonly Type[]): string | undefined {
  const keys: string[] = []
  for (const type of types) {
    const key = typeKey(type)
    if (key === undefined) return undefined
    keys.push(key)
  }
  return keys.join(' ')
}

function typeKey(type: Type): string | undefined {
  switch (type.kind) {
    case 'scalar':
      return type.modifiers.length === 0 ? type.name : `${type.name}(${type.modifiers.join(',')})`
    case 'array': {
      const element = typeKey(type.element)
      return element && `${element}[${type.dimensions}]`
    }
    case 'untyped':
      return '?'
    case 'enum':
    case 'domain':
      return `#${numberOf(type)}`
    case 'unknown':
    case 'composite':
    case 'range':
    case 'multirange':
      return undefined
  }
}

const numbers = new WeakMap<Type, number>()
let count = 0

/** Types of a schema are told apart as objects: a later one may have the same name. */
function numberOf(type: Type): number {
  const number = numbers.get(type) ?? ++count
  numbers.set(type, number)
  return number
}

/** Whether the type, or what it is an array of, is one of a schema. */
export function isOfSchema(type: Type): boolean {
  if (type.kind === 'array') return isOfSchema(type.element)
  return type.kind === 'enum' || type.kind === 'domain'
}
