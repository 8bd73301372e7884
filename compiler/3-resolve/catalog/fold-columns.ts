import type { Column, ForeignKey, Index, Key, Relation } from '../../ir/catalog.ts'
import type { Change, ObjectName, Position } from '../../ir/change.ts'
import { type Draft, getRelation, lookUpRelation, objectKey, putRelation } from './draft.ts'
import { pointsTo, referrersOf } from './fold-relations.ts'
import type { OfKind } from './of-kind.ts'
import { changeOwned } from './owned-sequences.ts'

export function addColumn(draft: Draft, change: OfKind<Change, 'add-column'>): void {
  for (const relation of family(draft, change.on)) {
    const { column, position } = change
    putRelation(draft, { ...relation, columns: inserted(relation.columns, column, position) })
  }
}

export function alterColumn(draft: Draft, change: OfKind<Change, 'alter-column'>): void {
  const { on, column: name, to, position } = change
  if (name !== to.name)
    renameColumn(draft, { kind: 'rename-column', on, column: name, to: to.name })
  for (const relation of family(draft, on)) {
    const columns = position
      ? inserted(without(relation.columns, to.name), to, position)
      : relation.columns.map((column) => (column.name === to.name ? to : column))
    putRelation(draft, { ...relation, columns })
  }
}

export function dropColumn(draft: Draft, { on, column }: OfKind<Change, 'drop-column'>): void {
  const { droppedColumn } = draft.dialect.definitions
  for (const relation of family(draft, on)) {
    changeOwned(draft, relation, (owner) => (owner.column === column ? undefined : owner))
    const columns = without(relation.columns, column)
    const rest = { ...relation, columns }
    putRelation(
      draft,
      droppedColumn === 'drops-keys' ? withoutKeysOn(rest, column) : withKeysShrunk(rest, column),
    )
    for (const referrer of referrersOf(draft, relation)) {
      const foreignKeys = referrer.foreignKeys.filter(
        (key) => !(pointsTo(draft, key, relation) && key.references.columns.includes(column)),
      )
      putRelation(draft, { ...referrer, foreignKeys })
    }
  }
}

export function renameColumn(draft: Draft, change: OfKind<Change, 'rename-column'>): void {
  const { on, column, to } = change
  for (const relation of family(draft, on)) {
    putRelation(draft, withColumnRenamed(relation, column, to))
    changeOwned(draft, relation, (owner) => ({
      ...owner,
      column: owner.column === column ? to : owner.column,
    }))
    for (const referrer of referrersOf(draft, relation)) {
      const foreignKeys = referrer.foreignKeys.map((key) =>
        pointsTo(draft, key, relation) ? withReferenceRenamed(key, column, to) : key,
      )
      putRelation(draft, { ...referrer, foreignKeys })
    }
  }
}

/** The relation, and those that inherit from it, all the way down. */
function family(draft: Draft, on: ObjectName): readonly Relation[] {
  const heirs = draft.heirs.get(objectKey(draft, on)).filter((heir) => lookUpRelation(draft, heir))
  return [getRelation(draft, on), ...heirs.flatMap((heir) => family(draft, heir))]
}

function inserted(
  columns: readonly Column[],
  column: Column,
  position: Position,
): readonly Column[] {
  if (!('column' in position)) {
    return position.kind === 'first' ? [column, ...columns] : [...columns, column]
  }
  const at = columns.findIndex(({ name }) => name === position.column) + 1
  return [...columns.slice(0, at), column, ...columns.slice(at)]
}

function without(columns: readonly Column[], column: string): readonly Column[] {
  return columns.filter(({ name }) => name !== column)
}

function withoutKeysOn(relation: Relation, column: string): Relation {
  const free = ({ columns }: Key | Index) => !columns.includes(column)
  const { primaryKey } = relation
  return {
    ...relation,
    primaryKey: primaryKey && free(primaryKey) ? primaryKey : undefined,
    uniqueKeys: relation.uniqueKeys.filter(free),
    foreignKeys: relation.foreignKeys.filter(free),
    indexes: relation.indexes.filter(free),
  }
}

/** MySQL manual, ALTER TABLE: the column leaves every index, and an index without columns goes. */
function withKeysShrunk(relation: Relation, column: string): Relation {
  const shrunk = <T extends Key | Index>(keys: readonly T[]): readonly T[] =>
    keys
      .map((key) => ({ ...key, columns: key.columns.filter((name) => name !== column) }))
      .filter(({ columns }) => columns.length > 0)
  const { primaryKey } = relation
  return {
    ...relation,
    primaryKey: primaryKey && shrunk([primaryKey])[0],
    uniqueKeys: shrunk(relation.uniqueKeys),
    foreignKeys: relation.foreignKeys.filter(({ columns }) => !columns.includes(column)),
    indexes: shrunk(relation.indexes),
  }
}

function withColumnRenamed(relation: Relation, column: string, to: string): Relation {
  const renamed = <T extends string | undefined>(name: T) => (name === column ? to : name)
  const inKey = <T extends Key>(key: T): T => ({ ...key, columns: key.columns.map(renamed) })
  return {
    ...relation,
    columns: relation.columns.map((each) => ({ ...each, name: renamed(each.name) })),
    primaryKey: relation.primaryKey && inKey(relation.primaryKey),
    uniqueKeys: relation.uniqueKeys.map(inKey),
    foreignKeys: relation.foreignKeys.map(inKey),
    indexes: relation.indexes.map((index) => ({ ...index, columns: index.columns.map(renamed) })),
  }
}

function withReferenceRenamed(key: ForeignKey, column: string, to: string): ForeignKey {
  const columns = key.references.columns.map((name) => (name === column ? to : name))
  return { ...key, references: { ...key.references, columns } }
}
