import { baseType, type Type } from '../../../../compiler/ir/type.ts'

/** The type as a cast names it, without modifiers: a cast to `varchar(3)` would cut the value. */
export function nameOfType(type: Type): string | undefined {
  const base = baseType(type)
  switch (base.kind) {
    case 'scalar':
      return quoted(base.name)
    case 'array': {
      // An array of a domain is compared with none of its base.
      const { element: each } = base
      const isDomain = each.kind === 'domain'
      const element = isDomain ? qualified(each.schema, each.name) : nameOfType(each)
      return element && `${element}[]`
    }
    case 'enum':
    case 'composite':
    case 'range':
    case 'multirange':
      return base.name === undefined ? undefined : qualified(base.schema, base.name)
    case 'untyped':
    case 'unknown':
      return undefined
  }
}

function qualified(schema: string | undefined, name: string): string {
  return schema === undefined ? quoted(name) : `${quoted(schema)}.${quoted(name)}`
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
