import type { Column, ForeignKey, Relation } from '../../../ir/catalog.ts'
import type { Breach, Law, World } from '../../definition-rules.ts'
import { isLong } from './key-length.ts'
import { type AnyKey, keysOf } from './keys.ts'

/** What a foreign key may point to: the columns of a unique key, or those that begin an index. */
export type Referable = 'unique-keys' | 'indexes'

interface Rules {
  readonly referable: Referable
  readonly defaultCollation: string
  /** The relation before the statement. */
  readonly before?: Relation | undefined
}

/** What a foreign key asks of its columns (manual 15.1.20.5). */
export function foreignKeyColumns(referable: Referable): Law {
  return (relation, world) =>
    relation.foreignKeys.flatMap((key) => ownFaults(key, relation, world, referable))
}

/** What it asks of the columns that it points to. */
export function foreignKeyTargets(referable: Referable, defaultCollation: string): Law {
  return (relation, world, before) =>
    relation.foreignKeys.flatMap((key) =>
      targetFaults(key, relation, world, { referable, defaultCollation, before }),
    )
}

function impossible(
  key: ForeignKey,
  reason: string,
  ...names: readonly string[]
): readonly Breach[] {
  const called = key.name === undefined ? [] : [key.name]
  return [
    {
      kind: 'impossible-foreign-key',
      names: [...names, ...called, ...key.columns, ...key.references.columns],
      reason,
    },
  ]
}

function inUse(reason: string, ...names: readonly string[]): readonly Breach[] {
  return [{ kind: 'object-in-use', names, reason }]
}

function ownFaults(
  key: ForeignKey,
  relation: Relation,
  world: World,
  referable: Referable,
): readonly Breach[] {
  const title = `foreign key "${key.name ?? ''}"`
  const columns = key.columns.flatMap((name) => world.column(relation, name) ?? [])
  const missing = key.columns.find((name) => !world.column(relation, name))
  if (missing) return inUse(`"${missing}" is used by ${title}`, missing)
  const required = columns.find(({ nullable }) => !nullable)
  const nulls = key.onDelete === 'set-null' || key.onUpdate === 'set-null'
  if (required && nulls)
    return impossible(key, `${title} would set "${required.name}" to NULL, which it cannot be`)
  if (relation.partitionedBy) return impossible(key, `a partitioned table has no foreign keys`)
  const long = columns.find(({ type }) => isLong(type))
  if (long)
    return impossible(key, `${title} cannot have "${long.name}", whose values have any length`)
  const mayLack = referable === 'indexes' && !world.checksForeignKeys
  const served = keysOf(relation).some(
    (index) => index.method === undefined && begins(index.columns, key.columns),
  )
  return served || mayLack ? [] : inUse(`${title} needs the index on its columns`, ...key.columns)
}

/**
 * Manual 15.1.20.5 and 15.1.20.6: what a foreign key writes is not computed, and nothing that is stored or checked
 * is computed from it.
 */
export function foreignKeyActions({ deletes, virtual }: ActionRules): Law {
  return (relation, world) =>
    relation.foreignKeys.flatMap((key) => {
      const { onDelete, onUpdate } = key
      const writes = onDelete === 'set-null' || onUpdate === 'set-null' || onUpdate === 'cascade'
      const title = `foreign key "${key.name ?? ''}"`
      const own = key.columns.flatMap((name) => world.column(relation, name) ?? [])
      const computed = own.find(
        ({ generated }) =>
          (generated !== 'none' && writes) || (generated === 'virtual' && !virtual),
      )
      if (computed)
        return impossible(key, `${title} cannot have "${computed.name}", which is generated`)
      const changes = writes || (deletes && onDelete === 'cascade')
      const users = [
        ...(changes ? relation.columns.filter(({ generated }) => generated === 'stored') : []),
        ...(writes ? relation.checks : []),
      ]
      const user = users.find(({ uses = [] }) =>
        uses.some((use) => own.some((column) => column === world.column(relation, use))),
      )
      const reason = `"${user?.name ?? ''}" needs a column that ${title} changes`
      return user ? impossible(key, reason) : []
    })
}

interface ActionRules {
  /** ON DELETE CASCADE is one of them. */
  readonly deletes: boolean
  /** Virtual columns can have foreign keys. */
  readonly virtual: boolean
}

function targetFaults(
  key: ForeignKey,
  relation: Relation,
  world: World,
  { referable, defaultCollation, before }: Rules,
): readonly Breach[] {
  const { references } = key
  const target = world.find(references.schema, references.relation)
  if (!target || references.columns.length !== key.columns.length) return []
  const title = `foreign key "${key.name ?? ''}" of "${relation.name}"`
  const missing = references.columns.find((name) => !world.column(target, name))
  if (missing) return inUse(`"${missing}" is used by ${title}`, missing)
  const mayDangle = referable === 'indexes' && !world.checksForeignKeys
  if (target.partitionedBy && !mayDangle)
    return impossible(key, `${title} points to a partitioned table`)
  const pairs = key.columns.map(
    (name, i) =>
      [world.column(relation, name), world.column(target, references.columns[i] ?? '')] as const,
  )
  const differing = pairs.find(
    ([own, other]) =>
      own &&
      other &&
      storageOf(own, relation.collation ?? defaultCollation) !==
        storageOf(other, target.collation ?? defaultCollation),
  )
  if (differing)
    return impossible(
      key,
      `${title} joins "${differing[0]?.name}" and "${differing[1]?.name}", whose types differ`,
    )
  const isNew = !before?.foreignKeys.some(({ name }) => name === key.name)
  const isJudged = world.checksForeignKeys || referable === 'unique-keys' || isNew
  const pointing = { relation, target, before: isNew ? before : undefined }
  if (!isJudged || pointsToKey(key, pointing, referable)) return []
  const what = referable === 'unique-keys' ? 'unique key' : 'index'
  const list = references.columns.join(', ')
  return impossible(
    key,
    `${title} points to (${list}) of "${target.name}", which has no ${what} of these columns`,
  )
}

interface Pointing {
  readonly relation: Relation
  readonly target: Relation
  /** The relation before it had the key. */
  readonly before: Relation | undefined
}

/** A key of a table to itself needs one index for its columns, and another to point to. */
function pointsToKey(
  { columns, references }: ForeignKey,
  { relation, target, before }: Pointing,
  referable: Referable,
): boolean {
  const itself = target === relation && references.columns.join() === columns.join()
  const others = itself && before && referable === 'indexes' ? before : target
  const found = keysOf(others).filter((key) => isReferable(key, references.columns, referable))
  return found.length > (itself && referable === 'unique-keys' ? 1 : 0)
}

function isReferable(key: AnyKey, columns: readonly string[], referable: Referable): boolean {
  if (key.method !== undefined || key.lengths !== undefined) return false
  if (referable === 'indexes') return begins(key.columns, columns)
  return key.unique && key.columns.length === columns.length && begins(key.columns, columns)
}

function begins(columns: readonly (string | undefined)[], first: readonly string[]): boolean {
  return first.every((name, i) => columns[i] === name)
}

/** Columns of one storage can be joined by a foreign key, as InnoDB keeps them. */
const storages: Readonly<Record<string, string>> = {
  varchar: 'char',
  varbinary: 'binary',
  decimal: 'binary',
  'decimal unsigned': 'binary',
  datetime: 'binary',
  timestamp: 'binary',
  time: 'binary',
  bit: 'binary',
  year: 'tinyint unsigned',
}

function storageOf({ type, collation }: Column, usual: string): string {
  if (type.kind === 'enum')
    return type.labels.length < 256 ? 'tinyint unsigned' : 'smallint unsigned'
  if (type.kind !== 'scalar') return ''
  if (type.name === 'set') return setStorage(type.modifiers.length)
  const storage = storages[type.name] ?? type.name
  return storage === 'char' ? `char ${collation ?? usual}` : storage
}

function setStorage(members: number): string {
  const sizes = ['tinyint', 'smallint', 'mediumint', 'int'] as const
  return `${sizes[Math.ceil(members / 8) - 1] ?? 'bigint'} unsigned`
}
