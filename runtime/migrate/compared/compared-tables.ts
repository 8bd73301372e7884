import { isSame } from '../plan/compare.ts'
import type { SchemaKinds, Sides } from '../schema-kind.ts'
import type { Definitions, ObjectId, SchemaObject } from '../schema-object.ts'

/** What has become of a thing on the way from one schema to another. */
export type TableChange = 'added' | 'removed' | 'changed' | 'same'

export interface ComparedColumn {
  readonly name: string
  /** In the words of the engine; that of the second schema where both have it. */
  readonly type: string
  readonly change: TableChange
}

export interface ComparedReference {
  /** The id of the table that is pointed to. */
  readonly to: ObjectId
  /** Those of its own columns, where the engine tells them. */
  readonly columns: readonly string[]
  readonly change: TableChange
}

/** A table of either schema, as a diagram shows it. */
export interface ComparedTable {
  readonly object: SchemaObject
  readonly change: TableChange
  readonly columns: readonly ComparedColumn[]
  readonly references: readonly ComparedReference[]
}

/** Returns every table of two schemas with its columns and where its foreign keys lead. */
export function comparedTables(sides: Sides, kinds: SchemaKinds): readonly ComparedTable[] {
  const all = new Map([...sides.to.objects, ...sides.from.objects])
  return [...all.values()]
    .filter(({ kind }) => kind === TABLE)
    .map((table) => compared(table, { sides, kinds }))
}

const TABLE = 'table'
const COLUMN = 'column'

interface Compared {
  readonly sides: Sides
  readonly kinds: SchemaKinds
}

function compared(table: SchemaObject, { sides, kinds }: Compared): ComparedTable {
  const { from, to } = sides
  const children = new Map(
    [to, from].flatMap((side) => side.childrenOf(table.id).map((child) => [child.id, child])),
  )
  const parts = [...children.values()]
  const own = changeOf(table.id, sides)
  const isTouched = parts.some(({ id }) => changeOf(id, sides) !== 'same')
  return {
    object: to.objects.get(table.id) ?? table,
    change: own === 'same' && isTouched ? 'changed' : own,
    columns: parts.filter(({ kind }) => kind === COLUMN).map((part) => columnOf(part, sides)),
    references: parts
      .filter(({ kind }) => kinds[kind]?.refers === true)
      .map((part) => referenceOf(part, table.id, sides)),
  }
}

function changeOf(id: ObjectId, { from, to }: Sides): TableChange {
  const [before, after] = [from.objects.get(id), to.objects.get(id)]
  if (before === undefined) return 'added'
  if (after === undefined) return 'removed'
  return isSame(before, after) ? 'same' : 'changed'
}

function columnOf(column: SchemaObject, sides: Sides): ComparedColumn {
  const { name, attributes } = sides.to.objects.get(column.id) ?? column
  return { name, type: String(attributes['type'] ?? ''), change: changeOf(column.id, sides) }
}

/** A foreign key that needs no other table points to rows of its own. */
function referenceOf(key: SchemaObject, own: ObjectId, sides: Sides): ComparedReference {
  const side = sides.to.objects.has(key.id) ? sides.to : sides.from
  const needed = key.needs.flatMap((id) => side.objects.get(id) ?? [])
  const tables = needed.flatMap((object) => tableOf(object, side) ?? [])
  const columns = needed
    .filter(({ kind, parent }) => kind === COLUMN && parent === own)
    .map(({ name }) => name)
  const to = tables.find((id) => id !== own) ?? own
  return { to, columns, change: changeOf(key.id, sides) }
}

function tableOf(object: SchemaObject, side: Definitions): ObjectId | undefined {
  if (object.kind === TABLE) return object.id
  const parent = object.parent === undefined ? undefined : side.objects.get(object.parent)
  return parent?.kind === TABLE ? parent.id : undefined
}
