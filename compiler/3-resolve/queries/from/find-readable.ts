import { builtInRelation } from '../../../dialects/built-in.ts'
import type { Names } from '../../../dialects/dialect.ts'
import type { Column, Relation, Schema, Sequence } from '../../../ir/catalog.ts'
import { findRelation, searchedSchemas } from '../../find-object.ts'
import type { Context } from '../context.ts'

/** What a query reads by a name: the first relation, sequence or shadow table on the path, else what is built in. */
export function findReadable(
  schema: string | undefined,
  name: string,
  { catalog, dialect: { names, builtins, semantics } }: Context,
): Relation | undefined {
  const key = names.relationKey(name)
  for (const searched of searchedSchemas(catalog, names, schema)) {
    const found =
      searched.relations.get(key) ??
      rowOf(key, searched, semantics.sequenceColumns) ??
      shadowOf(key, searched, names)
    if (found) return found
  }
  return findRelation(builtins, names, schema, name)
}

function rowOf(
  key: string,
  { sequences }: Schema,
  columns: readonly Column[] | undefined,
): Relation | undefined {
  const sequence = columns && sequences.get(key)
  if (!sequence) return undefined
  const { schema, name } = sequence
  const row = rows.get(sequence) ?? builtInRelation({ kind: 'sequence', schema, name, columns })
  rows.set(sequence, row)
  return row
}

/** One of each, however many queries read it. */
const rows = new WeakMap<Sequence, Relation>()

/** A table behind a virtual one. */
function shadowOf(key: string, { relations }: Schema, names: Names): Relation | undefined {
  for (const owner of relations.values()) {
    const known = owner.shadows && (shadows.get(owner) ?? shadowsOf(owner))
    const found = known?.find(({ name }) => names.relationKey(name) === key)
    if (found) return found
  }
  return undefined
}

function shadowsOf(owner: Relation): readonly Relation[] {
  const made = (owner.shadows ?? []).map(({ suffix, columns, primaryKey, withoutRowid }) => ({
    ...builtInRelation({ kind: 'table', schema: owner.schema, name: owner.name + suffix, columns }),
    primaryKey: { name: undefined, columns: primaryKey },
    ...(withoutRowid && { withoutRowid }),
    place: owner.place,
  }))
  shadows.set(owner, made)
  return made
}

const shadows = new WeakMap<Relation, readonly Relation[]>()
