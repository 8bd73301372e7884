import type { Type } from '../../ir/type.ts'

/**
 * A text that two lists of built-in types share only when they are the same, to remember what they
 * resolve to; undefined when a type of the schema is among them.
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
    case 'unknown':
    case 'enum':
    case 'domain':
    case 'composite':
    case 'range':
    case 'multirange':
      return undefined
  }
}
