import type { NamedType, Relation } from '../../../ir/catalog.ts'
import { plainColumn } from '../../../ir/plain-column.ts'
import { arrayOf, type Type } from '../../../ir/type.ts'
import { builtInRelation } from '../../built-in.ts'
import { typeNamed } from '../semantics/type-traits.ts'

interface NamedObjects {
  readonly types: readonly NamedType[]
  readonly relations: readonly Relation[]
  /** The type that the lines of the extension call `geometry_dump`, `int4[]`. */
  readonly typeOf: (name: string) => Type
}

/** The types with a name and the relations of an extension, as they are in the schema. */
export function namedObjects(lines: string, schema: string): NamedObjects {
  const types = new Map<string, NamedType>()
  const relations: Relation[] = []
  const typeOf = (name: string): Type =>
    name.endsWith('[]') ? arrayOf(typeOf(name.slice(0, -2))) : (types.get(name) ?? typeNamed(name))
  for (const line of lines === '' ? [] : lines.split('\n')) {
    const read = readLine(line, schema, typeOf)
    const type = namedType(read)
    if (type) types.set(read.name, type)
    else relations.push(relation(read))
  }
  return { types: [...types.values()], relations, typeOf }
}

interface Line {
  readonly schema: string
  readonly name: string
  readonly kind: string
  readonly keys: string
  /** The labels of an enum, or the columns as they are written. */
  readonly parts: readonly string[]
  readonly columns: readonly { readonly name: string; readonly type: Type; nullable: boolean }[]
}

function readLine(line: string, schema: string, typeOf: (name: string) => Type): Line {
  const [name = '', kind = '', keys = '', ...parts] = line.split(' ')
  const columns = kind === 'e' ? [] : parts.map((part) => column(part, typeOf))
  return { schema, name, kind, keys, parts, columns }
}

function column(text: string, typeOf: (name: string) => Type) {
  const [, name = '', type = '', mark = ''] = /^([^:]+):([^!]+)(!?)$/u.exec(text) ?? []
  return { name, type: typeOf(type), nullable: mark === '' }
}

function namedType({ schema, name, kind, parts, columns }: Line): NamedType | undefined {
  const [base] = columns
  if (kind === 'e') return { kind: 'enum', schema, name, labels: parts }
  if (kind === 'c') return { kind: 'composite', schema, name, fields: columns }
  if (kind !== 'd' || !base) return undefined
  return { kind: 'domain', schema, name, base: base.type, notNull: !base.nullable }
}

function relation({ schema, name, kind, keys, columns }: Line): Relation {
  const read = keys === '-' ? [] : keys.split(';').map((key) => key.split(','))
  const [primary, ...unique] = read.map((names) => ({ name: undefined, columns: names }))
  const bare = builtInRelation({
    kind: kind === 'v' ? 'view' : 'table',
    ...{ schema, name, columns: columns.map(plainColumn) },
  })
  return { ...bare, primaryKey: primary, uniqueKeys: unique }
}
