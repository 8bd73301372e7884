import { columnMark } from '../../../ir/column-mark.ts'
import type { Dialect } from '../../../dialects/dialect.ts'
import type { Check, Column, ForeignKey, Index, Key, Relation } from '../../../ir/catalog.ts'
import type { Change, ObjectName, Position } from '../../../ir/change.ts'
import { sameType } from '../../../ir/type.ts'
import { type Draft, getRelation, lookUpRelation, objectKey, putRelation } from '../draft.ts'
import { pointsTo, referrersOf } from './fold-relations.ts'
import { withoutOutdated } from './outdated.ts'
import { forgetMember, renameMember } from '../dependencies.ts'
import type { OfKind } from '../of-kind.ts'
import { withNotNullName } from '../not-null-name.ts'
import { noteRenamed } from '../renamed.ts'
import { changeOwned } from '../owned-sequences.ts'
import { heirsOf, isPartition, setTraits, traitsOf } from '../traits.ts'

export function addColumn(draft: Draft, change: OfKind<Change, 'add-column'>): void {
  const { on, column, position } = change
  const relation = getRelation(draft, on)
  putRelation(draft, { ...relation, columns: inserted(relation.columns, column, position) })
  for (const heir of heirsOf(draft, on)) addInherited(draft, heir, change)
}

/** An heir that has a column of the name keeps its own, which becomes NOT NULL with that of its parent. */
function addInherited(draft: Draft, heir: ObjectName, change: OfKind<Change, 'add-column'>): void {
  const { column } = change
  const own = getRelation(draft, heir).columns.find(({ name }) => name === column.name)
  if (own) {
    const isAsked = !column.nullable && !column.notNull?.alone
    const to = { ...own, nullable: own.nullable && !isAsked }
    alterColumn(draft, {
      kind: 'alter-column',
      on: heir,
      column: own.name,
      to,
      position: undefined,
    })
    return
  }
  const keepsIdentity = column.identity === 'auto-increment' || isPartition(draft, heir)
  const identity = keepsIdentity ? column.identity : 'none'
  const { name } =
    withNotNullName(column, getRelation(draft, change.on), draft.dialect).notNull ?? {}
  addColumn(draft, {
    ...change,
    on: heir,
    column: {
      ...column,
      identity,
      comment: undefined,
      notNull: name === undefined ? name : { name },
    },
  })
  setTraits(draft, heir, { inherited: [...traitsOf(draft, heir).inherited, column.name] })
}

export function alterColumn(draft: Draft, change: OfKind<Change, 'alter-column'>): void {
  const { on, column: name, to, position, only = false } = change
  if (name !== to.name)
    renameColumn(draft, { kind: 'rename-column', on, column: name, to: to.name })
  const relation = getRelation(draft, on)
  const before = relation.columns.find((column) => column.name === to.name) ?? to
  const types = { of: to, from: before.type, to: to.type }
  const known = sameType(types.from, types.to)
    ? relation
    : withoutOutdated(relation, types, draft.dialect.names)
  const others = known.columns
  const columns = position
    ? inserted(without(others, to.name), to, position)
    : others.map((column) => (column.name === to.name ? to : column))
  putRelation(draft, { ...known, columns })
  if (only) return
  const heirs = heirsOf(draft, on)
  const named =
    heirs.length > 0 && isFree(before)
      ? withNotNullName(to, getRelation(draft, on), draft.dialect)
      : to
  for (const heir of heirs) alterInherited(draft, heir, { before, to: named })
}

/** It has no NOT NULL, not even one that is not valid. */
function isFree({ nullable, notNull }: Column): boolean {
  return nullable && notNull === undefined
}

/** An heir changes in what has changed, and keeps the rest of its own. */
function alterInherited(
  draft: Draft,
  heir: ObjectName,
  { before, to }: { readonly before: Column; readonly to: Column },
): void {
  const own = getRelation(draft, heir).columns.find(({ name }) => name === to.name)
  if (!own) return
  const taken = <K extends keyof Column>(key: K) => (before[key] === to[key] ? own : to)[key]
  const isCounting = to.identity === 'auto-increment' || before.identity === 'auto-increment'
  const changed = {
    ...own,
    type: taken('type'),
    nullable: taken('nullable'),
    notNull: isFree(before) && !isFree(own) ? own.notNull : taken('notNull'),
    hasDefault: taken('hasDefault'),
    generated: taken('generated'),
    uses: taken('uses'),
    nullWith: taken('nullWith'),
    collation: taken('collation'),
    identity: isCounting || isPartition(draft, heir) ? taken('identity') : own.identity,
  }
  alterColumn(draft, {
    kind: 'alter-column',
    on: heir,
    column: to.name,
    to: changed,
    position: undefined,
  })
}

export function dropColumn(draft: Draft, { on, column }: OfKind<Change, 'drop-column'>): void {
  const losing = inheritingColumn(draft, on, column)
  for (const relation of [getRelation(draft, on), ...losing]) {
    const inherited = traitsOf(draft, relation).inherited.filter((name) => name !== column)
    if (traitsOf(draft, relation).inherited.includes(column)) {
      setTraits(draft, relation, { inherited })
    }
    forgetMember(draft, relation, ['column', 'default'], column)
    changeOwned(draft, relation, (owner) => (owner.column === column ? undefined : owner))
    putRelation(draft, withoutColumn(relation, column, draft.dialect))
    if (draft.dialect.definitions.droppedColumn !== 'drops-keys') continue
    for (const referrer of referrersOf(draft, relation)) {
      const foreignKeys = referrer.foreignKeys.filter(
        (key) => !(pointsTo(draft, key, relation) && key.references.columns.includes(column)),
      )
      const isLess = foreignKeys.length < referrer.foreignKeys.length
      if (isLess) putRelation(draft, { ...referrer, foreignKeys })
    }
  }
}

/** What stays and still names the column is for the laws of the dialect to judge. */
function withoutColumn(
  relation: Relation,
  column: string,
  { definitions, names }: Dialect,
): Relation {
  const rest = { ...relation, columns: without(relation.columns, column) }
  switch (definitions.droppedColumn) {
    case 'drops-keys':
      return withoutKeysOn(rest, column)
    case 'shrinks-keys':
      return withoutSoleChecks(
        withKeysShrunk(rest, column, () => true),
        column,
      )
    case 'shrinks-indexes':
      return withoutLostChecks(
        withoutOwnChecks(withKeysShrunk(rest, column, isSole), column),
        names,
      )
    case 'keeps-keys':
      return withoutOwnConstraints(rest, column)
  }
}

/** MySQL manual, 15.1.9: a check of the column alone goes with it. */
function withoutSoleChecks(relation: Relation, column: string): Relation {
  const stays = ({ uses = [] }: Check) => uses.length === 0 || uses.some((use) => use !== column)
  return { ...relation, checks: relation.checks.filter(stays) }
}

/** MariaDB: a check goes with the last of its columns. */
function withoutLostChecks(relation: Relation, { columnKey }: Dialect['names']): Relation {
  const left = new Set(relation.columns.map(({ name }) => columnKey(name)))
  const stays = ({ uses = [] }: Check) =>
    uses.length === 0 || uses.some((use) => left.has(columnKey(use)))
  return { ...relation, checks: relation.checks.filter(stays) }
}

/** What stands in the definition of the column goes with it. */
function withoutOwnConstraints(relation: Relation, column: string): Relation {
  const foreignKeys = relation.foreignKeys.filter(({ ofColumn }) => ofColumn !== column)
  return { ...withoutOwnChecks(relation, column), foreignKeys }
}

function withoutOwnChecks(relation: Relation, column: string): Relation {
  return { ...relation, checks: relation.checks.filter(({ ofColumn }) => ofColumn !== column) }
}

function isSole({ columns }: Key): boolean {
  return columns.length === 1
}

export function renameColumn(draft: Draft, change: OfKind<Change, 'rename-column'>): void {
  const { on, column, to } = change
  for (const relation of family(draft, on)) {
    noteRenamed(draft, { on: relation, column, name: to })
    putRelation(draft, withColumnRenamed(relation, { column, to }, draft.dialect))
    renameTraits(draft, relation, column, to)
    renameMember(draft, relation, ['column', 'default'], { from: column, to })
    changeOwned(draft, relation, (owner) => ({
      ...owner,
      column: owner.column === column ? to : owner.column,
    }))
    const isNamed = (key: ForeignKey) =>
      pointsTo(draft, key, relation) && key.references.columns.includes(column)
    for (const referrer of referrersOf(draft, relation)) {
      if (!referrer.foreignKeys.some(isNamed)) continue
      const foreignKeys = referrer.foreignKeys.map((key) =>
        isNamed(key) ? withReferenceRenamed(key, column, to) : key,
      )
      putRelation(draft, { ...referrer, foreignKeys })
    }
  }
}

/** The relation, and those that inherit from it, all the way down. */
function family(draft: Draft, on: ObjectName): readonly Relation[] {
  return [getRelation(draft, on), ...heirsOf(draft, on).flatMap((heir) => family(draft, heir))]
}

/** The heirs that have the column from this relation alone, all the way down. */
function inheritingColumn(draft: Draft, on: ObjectName, column: string): readonly Relation[] {
  return heirsOf(draft, on).flatMap((heir) => {
    const { inherited, parents } = traitsOf(draft, heir)
    const others = parents.filter((parent) => objectKey(draft, parent.on) !== objectKey(draft, on))
    const fromOther = others.some((parent) =>
      lookUpRelation(draft, parent.on)?.columns.some(({ name }) => name === column),
    )
    if (!inherited.includes(column) || fromOther) return []
    return [getRelation(draft, heir), ...inheritingColumn(draft, heir, column)]
  })
}

function renameTraits(draft: Draft, on: ObjectName, column: string, to: string): void {
  const { inherited, partitionedBy, computed } = traitsOf(draft, on)
  const isNamed = inherited.includes(column) || partitionedBy?.includes(column)
  if (!isNamed && computed.length === 0) return
  setTraits(draft, on, {
    computed: computed.map((each) => ({
      ...each,
      columns: new Map(
        [...each.columns].map(([was, is]) => [was, is === column ? to : is] as const),
      ),
    })),
    inherited: inherited.map((name) => (name === column ? to : name)),
    partitionedBy: partitionedBy?.map((name) => (name === column ? to : name)),
  })
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
function withKeysShrunk(
  relation: Relation,
  column: string,
  mayShrink: (key: Key) => boolean,
): Relation {
  const shrunk = <T extends Key | Index>(keys: readonly T[]): readonly T[] =>
    keys.map((key) => withoutKeyColumn(key, column)).filter(({ columns }) => columns.length > 0)
  const shrunkKeys = (keys: readonly Key[]) =>
    keys.flatMap((key) => (mayShrink(key) ? shrunk([key]) : [key]))
  const { primaryKey } = relation
  return {
    ...relation,
    primaryKey: primaryKey && shrunkKeys([primaryKey])[0],
    uniqueKeys: shrunkKeys(relation.uniqueKeys),
    indexes: shrunk(relation.indexes),
  }
}

function withoutKeyColumn<T extends Key | Index>(key: T, column: string): T {
  const stays = (_: unknown, i: number) => key.columns[i] !== column
  const lengths = key.lengths && { lengths: key.lengths.filter(stays) }
  return { ...key, columns: key.columns.filter(stays), ...lengths }
}

function withColumnRenamed(
  relation: Relation,
  { column, to }: { readonly column: string; readonly to: string },
  dialect: Dialect,
): Relation {
  const { columnKey } = dialect.names
  const renamed = <T extends string | undefined>(name: T) => (name === column ? to : name)
  const inKey = <T extends Key>(key: T): T => ({ ...key, columns: key.columns.map(renamed) })
  const inUses = <T extends { readonly uses?: readonly string[] | undefined }>(user: T): T =>
    user.uses ? { ...user, uses: user.uses.map(renamedUse) } : user
  const inOwner = (check: Check): Check =>
    check.ofColumn === column
      ? {
          ...check,
          ofColumn: to,
          name: dialect.definitions.impliedNames.ofColumnCheck(to) ?? check.name,
        }
      : check
  const inRefused = (check: Check): Check =>
    check.refusesNull ? { ...check, refusesNull: check.refusesNull.map(renamedUse) } : check
  const inGenerated = (each: Column): Column =>
    each.nullWith ? { ...each, nullWith: each.nullWith.map(renamedUse) } : each
  const inNotNull = (each: Column) => withNotNullName(each, relation, dialect)
  const ofOwner = (key: ForeignKey) => (key.ofColumn === column ? { ...key, ofColumn: to } : key)
  const renamedUse = (name: string) => (columnKey(name) === columnKey(column) ? to : name)
  return {
    ...relation,
    columns: relation.columns.map((each) =>
      inGenerated(inUses(each.name === column ? { ...inNotNull(each), name: to } : each)),
    ),
    primaryKey: relation.primaryKey && inKey(relation.primaryKey),
    uniqueKeys: relation.uniqueKeys.map(inKey),
    foreignKeys: relation.foreignKeys.map(inKey).map(ofOwner),
    indexes: relation.indexes.map((index) =>
      inUses(withProofRenamed({ ...index, columns: index.columns.map(renamed) }, column, to)),
    ),
    checks: relation.checks.map(inUses).map(inRefused).map(inOwner),
    ...(relation.partitionedBy && { partitionedBy: relation.partitionedBy.map(renamed) }),
  }
}

function withProofRenamed({ proof, ...index }: Index, column: string, to: string): Index {
  if (!proof) return index
  const renamed = (text: string) => text.replaceAll(columnMark(column), columnMark(to))
  const expressions = proof.expressions.map((text) => text && renamed(text))
  const where = proof.where.map((texts) => texts.map(renamed))
  return { ...index, proof: { expressions, where } }
}

function withReferenceRenamed(key: ForeignKey, column: string, to: string): ForeignKey {
  const columns = key.references.columns.map((name) => (name === column ? to : name))
  return { ...key, references: { ...key.references, columns } }
}
