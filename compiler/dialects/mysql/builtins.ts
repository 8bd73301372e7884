import type { Catalog, Column, Relation, Schema } from '../../ir/catalog.ts'
import { scalar, type Type } from '../../ir/type.ts'
import { builtInCatalog, builtInColumn, builtInRelation, builtInSchema } from '../built-in.ts'
import { informationSchema } from './data/information-schema.ts'

const SCHEMA = 'information_schema'

/** What a server keeps its information schema in: MariaDB fills tables when they are asked for. */
type Kept = 'view' | 'table'

/** The information schema of a server, whose names ignore case, as no other's do. */
export function builtinsOf(lines: string, kept: Kept): Catalog {
  return builtInCatalog([], () => decode(lines, kept))
}

export const builtins = builtinsOf(informationSchema, 'view')

function decode(lines: string, kind: Kept): ReadonlyMap<string, Schema> {
  const relations = new Map<string, Relation>()
  for (const line of lines.split('\n')) {
    const [name = '', ...columns] = line.split('|')
    const read = columns.map(readColumn)
    const relation = builtInRelation({ kind, schema: SCHEMA, name, columns: read })
    relations.set(name, relation).set(name.toLowerCase(), relation)
  }
  const schema = builtInSchema(SCHEMA, relations)
  return new Map([
    [SCHEMA, schema],
    [SCHEMA.toUpperCase(), schema],
  ])
}

function readColumn(text: string): Column {
  const [, name = '', type = '', mark] = /^(\S+) (.*?)(!?)$/.exec(text) ?? []
  return builtInColumn({ name, type: readType(type), nullable: mark !== '!', hidden: false })
}

/** `varchar(64)`, `bigint unsigned`, `enum('YES','NO')`. */
function readType(text: string): Type {
  const [, name = text, list, attribute = ''] = /^(\w+)\((.*)\)(.*)$/.exec(text) ?? []
  if (list === undefined) return scalar(text)
  const modifiers = list.split(',').map((modifier) => modifier.replace(/^'|'$/g, ''))
  if (name !== 'enum') return scalar(name + attribute, modifiers)
  return { kind: 'enum', schema: undefined, name: undefined, labels: modifiers }
}
