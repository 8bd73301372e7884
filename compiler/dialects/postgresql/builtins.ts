import type { Column, NamedType, Relation, Schema } from '../../ir/catalog.ts'
import { builtInCatalog, builtInRelation, builtInSchema } from '../built-in.ts'
import { systemRelations } from './data/system-relations.ts'
import { typeNamed } from './semantics/type-traits.ts'
import type { Type } from '../../ir/type.ts'
import { plainColumn } from '../../ir/plain-column.ts'

/** The system catalogs and the information schema. */
export const builtins = builtInCatalog(['pg_catalog'], decode)

interface OpenSchema extends Schema {
  readonly relations: Map<string, Relation>
  readonly types: Map<string, NamedType>
}

function decode(): ReadonlyMap<string, Schema> {
  const schemas = new Map<string, OpenSchema>()
  for (const line of systemRelations.split('\n')) {
    const [schema = '', name = '', kind = '', keys = '', ...columns] = line.split(' ')
    const open = schemas.get(schema) ?? emptySchema(schema)
    schemas.set(schema, open)
    const read = columns.map((text) => column(text, open))
    if (kind === 'd') addDomain(open, name, read)
    else open.relations.set(name, relation({ schema, name, kind, keys, columns: read }))
  }
  return schemas
}

function emptySchema(name: string): OpenSchema {
  const [relations, types] = [new Map<string, Relation>(), new Map<string, NamedType>()]
  return { ...builtInSchema(name, relations), relations, types }
}

function addDomain({ name: schema, types }: OpenSchema, name: string, columns: readonly Column[]) {
  const [base] = columns
  if (base === undefined) return
  types.set(name, { kind: 'domain', schema, name, base: base.type, notNull: !base.nullable })
}

interface Line {
  readonly schema: string
  readonly name: string
  readonly kind: string
  readonly keys: string
  readonly columns: readonly Column[]
}

function relation({ schema, name, kind, keys, columns }: Line): Relation {
  const read = keys === '-' ? [] : keys.split(';').map((key) => key.split(','))
  const [primary, ...unique] = read.map((columns) => ({ name: undefined, columns }))
  const bare = builtInRelation({ kind: kind === 'v' ? 'view' : 'table', schema, name, columns })
  return { ...bare, primaryKey: primary, uniqueKeys: unique }
}

function column(text: string, { types }: Schema): Column {
  const [, name = '', type = '', mark = ''] = /^([^:]+):([^!]+)(!?)$/u.exec(text) ?? []
  return plainColumn({ name, type: columnType(type, types), nullable: mark === '' })
}

function columnType(name: string, domains: ReadonlyMap<string, NamedType>): Type {
  return domains.get(name) ?? typeNamed(name)
}
