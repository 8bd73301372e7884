import type { Catalog, Column, Relation, RelationKind, Schema } from '../ir/catalog.ts'
import { plainColumn } from '../ir/plain-column.ts'
import type { Type } from '../ir/type.ts'

/** What is in every database, read when somebody first asks. */
export function builtInCatalog(
  searchPath: readonly string[],
  read: () => Catalog['schemas'],
): Catalog {
  let known: Catalog['schemas'] | undefined
  return {
    searchPath,
    get schemas() {
      known ??= read()
      return known
    },
  }
}

/** A column that no DDL declares. */
export function builtInColumn(given: {
  readonly name: string
  readonly type: Type
  readonly nullable: boolean
  readonly hidden: boolean
}): Column {
  return { ...plainColumn(given), hidden: given.hidden }
}

/** A relation that is in every database. */
export function builtInRelation(given: {
  readonly kind: RelationKind
  readonly schema: string
  readonly name: string
  readonly columns: readonly Column[]
}): Relation {
  return {
    ...given,
    primaryKey: undefined,
    uniqueKeys: [],
    foreignKeys: [],
    checks: [],
    indexes: [],
    comment: undefined,
    place: undefined,
  }
}

/** A schema of relations alone; several keys may lead to one. */
export function builtInSchema(name: string, relations: ReadonlyMap<string, Relation>): Schema {
  return {
    name,
    relations,
    types: new Map(),
    routines: new Map(),
    sequences: new Map(),
    comment: undefined,
  }
}
