import { builtInRelation } from '../../../dialects/built-in.ts'
import type { Column, Relation, Schema, Sequence } from '../../../ir/catalog.ts'
import { findRelation, searchedSchemas } from '../../find-object.ts'
import type { Context } from '../context.ts'

/** What a query reads by a name: the first relation or sequence on the path, else what is built in. */
export function findReadable(
  schema: string | undefined,
  name: string,
  { catalog, dialect: { names, builtins, semantics } }: Context,
): Relation | undefined {
  const key = names.relationKey(name)
  for (const searched of searchedSchemas(catalog, names, schema)) {
    const found = searched.relations.get(key) ?? rowOf(key, searched, semantics.sequenceColumns)
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
