import type { Catalog, ExtensionObjects } from '../../../ir/catalog.ts'
import type { Type } from '../../../ir/type.ts'
import { extensionsOf } from '../extensions/extensions-of.ts'

/** Gives what the same form and types resolved to before, else what `resolve` says. */
export type Memory<R> = (
  catalog: Catalog,
  form: string,
  operands: readonly Type[],
  resolve: () => R,
) => R

/**
 * For what is built in or of extensions, of which a schema decides nothing but the types of the operands: it resolves
 * alike for every catalog with the same extensions. Rows and ranges of a schema are not remembered, nor several of its types at a time.
 */
export function createMemory<R>(): Memory<R> {
  const byExtensions = new WeakMap<ExtensionObjects, Remembered<R>>()
  return (catalog, form, operands, resolve) => {
    const extensions = extensionsOf(catalog)
    const remembered = byExtensions.get(extensions) ?? remembering()
    byExtensions.set(extensions, remembered)
    const { ofBuiltIn, ofSchema } = remembered
    const own = firstOfSchema(operands)
    const types = typesKey(operands, own)
    if (types === undefined) return resolve()
    const memory = own === undefined ? ofBuiltIn : (ofSchema.get(own) ?? new Map<string, R>())
    if (own !== undefined) ofSchema.set(own, memory)
    const key = `${form} ${types}`
    const known = memory.get(key)
    if (known !== undefined) return known
    const resolution = resolve()
    memory.set(key, resolution)
    return resolution
  }
}

interface Remembered<R> {
  readonly ofBuiltIn: Map<string, R>
  readonly ofSchema: WeakMap<Type, Map<string, R>>
}

function remembering<R>(): Remembered<R> {
  return { ofBuiltIn: new Map(), ofSchema: new WeakMap() }
}

function firstOfSchema(types: readonly Type[]): Type | undefined {
  for (const type of types) {
    const element = elementOf(type)
    if (element.kind === 'enum' || element.kind === 'domain') return element
  }
  return undefined
}

function elementOf(type: Type): Type {
  return type.kind === 'array' ? elementOf(type.element) : type
}

/** A text that two lists of types share only when they are the same, `own` being the one of a schema. */
function typesKey(types: readonly Type[], own: Type | undefined): string | undefined {
  const keys: string[] = []
  for (const type of types) {
    const key = typeKey(type, own)
    if (key === undefined) return undefined
    keys.push(key)
  }
  return keys.join(' ')
}

function typeKey(type: Type, own: Type | undefined): string | undefined {
  switch (type.kind) {
    case 'scalar':
      return type.modifiers.length === 0 ? type.name : `${type.name}(${type.modifiers.join(',')})`
    case 'array': {
      const element = typeKey(type.element, own)
      return element && `${element}[${type.dimensions}]`
    }
    case 'untyped':
      return '?'
    case 'enum':
    case 'domain':
      // Types of a schema are told apart as objects: a later one may have the same name.
      return type === own ? '#' : undefined
    case 'unknown':
    case 'composite':
    case 'range':
    case 'multirange':
      return undefined
  }
}
