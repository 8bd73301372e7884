import type { ObjectId, SchemaObject } from '../../../../migrate/schema-object.ts'
import type { AliasRow, NeedRow } from './dependency-queries.ts'
import { mentionsIn, ROUTINES } from './mentions.ts'
import { objectId, pathOf } from './object-id.ts'
import type { ObjectRow } from './object-query.ts'
import { settledText } from './settled-text.ts'

interface CatalogRows {
  readonly rows: readonly ObjectRow[]
  readonly aliases: readonly AliasRow[]
  readonly needs: readonly NeedRow[]
  readonly inherited: readonly NeedRow[]
}

interface Named {
  readonly row: ObjectRow
  readonly id: ObjectId
  readonly path: string
  readonly parent: ObjectId | undefined
}

/** The objects with what they need; without those whose parent is not ours. */
export function schemaObjects(catalog: CatalogRows): readonly SchemaObject[] {
  const named = nameAll(catalog.rows)
  const needs = needsOf(catalog, named)
  const mentioned = mentionsIn([...named.values()])
  return [...named.values()].map(({ row, id, parent }) => ({
    id,
    kind: row.kind,
    schema: row.schema ?? undefined,
    name: row.name,
    parent,
    attributes: settled(row),
    needs: [...(needs.get(id) ?? [])],
    ...mentioned(row, id),
  }))
}

/** What a person has written is left as it is: comments, and the bodies of routines. */
function settled({ kind, attributes }: ObjectRow): ObjectRow['attributes'] {
  if (ROUTINES.has(kind)) return attributes
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'string' && name !== 'comment' ? settledText(value) : value,
    ]),
  )
}

function nameAll(rows: readonly ObjectRow[]): ReadonlyMap<string, Named> {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const found = new Map<string, Named | undefined>()
  const nameOf = (row: ObjectRow): Named | undefined => {
    if (found.has(row.key)) return found.get(row.key)
    const above = row.parent === null ? undefined : byKey.get(row.parent)
    const parent = above && nameOf(above)
    const isLost = row.parent !== null && parent === undefined
    const path = pathOf(row, parent?.path)
    const named = isLost ? undefined : { row, id: objectId(row, path), path, parent: parent?.id }
    found.set(row.key, named)
    return named
  }
  return new Map(
    rows.flatMap((row) => {
      const named = nameOf(row)
      return named === undefined ? [] : [[row.key, named] as const]
    }),
  )
}

type Needs = Map<ObjectId, Set<ObjectId>>

function needsOf(catalog: CatalogRows, named: ReadonlyMap<string, Named>): Needs {
  const idOf = resolver(catalog.aliases, named)
  const parents = new Map([...named.values()].map(({ id, parent }) => [id, parent]))
  const found: Needs = new Map()
  const add = (id: ObjectId, needed: ObjectId) => {
    if (!isWithin(id, needed, parents)) found.set(id, (found.get(id) ?? new Set()).add(needed))
  }
  const above = inheritedFrom(catalog.inherited, idOf)
  for (const { key, needs } of [...catalog.needs, ...catalog.inherited]) {
    const [id, needed] = [idOf(key), idOf(needs)]
    if (id === undefined || needed === undefined) continue
    for (const each of [needed, ...above(needed)]) add(id, each)
  }
  return found
}

/** The object that stands for a key of the catalog: of an array type its element, of a view's column the view. */
function resolver(
  aliases: readonly AliasRow[],
  named: ReadonlyMap<string, Named>,
): (key: string) => ObjectId | undefined {
  const stands = new Map(aliases.map(({ key, stands: other }) => [key, other]))
  const idOf = (key: string): ObjectId | undefined => {
    const id = named.get(key)?.id
    if (id !== undefined) return id
    const whole = key.replace(/:\d+$/, ':0')
    const next = stands.get(key) ?? (whole === key ? undefined : whole)
    return next === undefined ? undefined : idOf(next)
  }
  return idOf
}

/** The columns above a column: what needs an inherited one stands in the way of a change of its parent's. */
function inheritedFrom(
  inherited: readonly NeedRow[],
  idOf: (key: string) => ObjectId | undefined,
): (id: ObjectId) => readonly ObjectId[] {
  const above = new Map<ObjectId, ObjectId[]>()
  for (const { key, needs } of inherited) {
    const [id, parent] = [idOf(key), idOf(needs)]
    if (id !== undefined && parent !== undefined) above.set(id, [...(above.get(id) ?? []), parent])
  }
  const all = (id: ObjectId): readonly ObjectId[] =>
    (above.get(id) ?? []).flatMap((parent) => [parent, ...all(parent)])
  return all
}

/** A table is no need of its own columns. */
function isWithin(
  id: ObjectId,
  needed: ObjectId,
  parents: ReadonlyMap<ObjectId, ObjectId | undefined>,
): boolean {
  for (let each: ObjectId | undefined = id; each !== undefined; each = parents.get(each))
    if (each === needed) return true
  for (let each = parents.get(needed); each !== undefined; each = parents.get(each))
    if (each === id) return true
  return false
}
