import type {
  ChangeEvent,
  Column,
  ForeignKey,
  Index,
  Instead,
  Key,
  ReferentialAction,
  Relation,
  RelationKind,
} from '../../../../compiler/ir/catalog.ts'
import type {
  ColumnRow,
  ConstraintRow,
  IndexRow,
  InsteadRow,
  RelationRow,
} from './introspection-queries.ts'
import type { TypeOf } from './read-types.ts'

export interface RelationParts {
  readonly insteads: readonly InsteadRow[]
  readonly columns: readonly ColumnRow[]
  readonly constraints: readonly ConstraintRow[]
  readonly indexes: readonly IndexRow[]
  readonly typeOf: TypeOf
}

// pg_class.relkind; partitioned tables are tables.
const kinds: Readonly<Record<string, RelationKind>> = {
  v: 'view',
  m: 'materialized-view',
  f: 'foreign-table',
}

// pg_constraint.confdeltype
const actions: Readonly<Record<string, ReferentialAction>> = {
  r: 'restrict',
  c: 'cascade',
  n: 'set-null',
  d: 'set-default',
}

// pg_attribute.attgenerated
const generation: Readonly<Record<string, Column['generated']>> = { s: 'stored', v: 'virtual' }

export function readRelation(row: RelationRow, parts: RelationParts): Relation {
  const ofKind = (kind: string) => parts.constraints.filter((each) => each.kind === kind)
  return {
    kind: kinds[row.kind] ?? 'table',
    schema: row.schema,
    name: row.name,
    columns: parts.columns.map((column) => readColumn(column, parts.typeOf)),
    primaryKey: ofKind('p').map(readKey)[0],
    uniqueKeys: ofKind('u').map(readKey),
    foreignKeys: ofKind('f').map(readForeignKey),
    checks: ofKind('c').map(({ name }) => ({ name })),
    indexes: parts.indexes.map(readIndex),
    comment: row.comment ?? undefined,
    place: undefined,
    ...(row.unlogged && { unlogged: true }),
    ...heirsOf(row),
    ...(parts.insteads.length > 0 && { instead: parts.insteads.map(readInstead) }),
    ...(row.kind === 'v' && {
      changedThrough: events.filter((event) => (row.changeable & bits[event]) !== 0),
    }),
  }
}

const events = ['insert', 'update', 'delete'] as const satisfies readonly ChangeEvent[]

// 1 shifted by the number of the command.
const bits: Readonly<Record<ChangeEvent, number>> = { update: 4, insert: 8, delete: 16 }

function readInstead(row: InsteadRow): Instead {
  const { kind, name, stands, returns } = row
  return { kind, name, events: events.filter((event) => row[event]), stands, returns }
}

function heirsOf({ heirs }: RelationRow): Pick<Relation, 'heirs'> {
  const names = heirs ?? []
  const found = names.flatMap((schema, i) => {
    const name = names[i + 1]
    return i % 2 === 0 && name !== undefined ? [{ schema, name }] : []
  })
  return found.length > 0 ? { heirs: found } : {}
}

function readColumn(row: ColumnRow, typeOf: TypeOf): Column {
  return {
    name: row.name,
    type: typeOf(row.type, row.modifiers),
    nullable: !row.notNull || row.unproven,
    hasDefault: row.hasDefault,
    generated: generation[row.generated] ?? 'none',
    identity: identityOf(row),
    hidden: false,
    collation: row.collation ?? undefined,
    comment: row.comment ?? undefined,
    place: undefined,
    ...(row.alone && { notNull: { alone: true } }),
    ...(row.unproven && { notNull: { unproven: true } }),
    ...(row.computed && { takesNone: 'computed' }),
    ...(!row.readable && { isUnreadable: true }),
    ...(!row.changeable && { isUnwritable: true }),
  }
}

function identityOf({ identity, serial }: ColumnRow): Column['identity'] {
  if (identity === 'a') return 'always'
  if (identity === 'd') return 'by-default'
  return serial ? 'auto-increment' : 'none'
}

function readKey(row: ConstraintRow): Key {
  const { name, columns, period, deferrable, nullsAlike, invalid } = row
  return {
    name,
    columns: columns ?? [],
    ...(period && { period }),
    ...(deferrable && { deferrable }),
    ...(nullsAlike && { nullsAlike }),
    ...(invalid && { invalid }),
  }
}

function readForeignKey(row: ConstraintRow): ForeignKey {
  return {
    ...readKey(row),
    references: {
      schema: row.foreignSchema ?? '',
      relation: row.foreignRelation ?? '',
      columns: row.foreignColumns ?? [],
    },
    onDelete: actions[row.onDelete] ?? 'no-action',
    onUpdate: actions[row.onUpdate] ?? 'no-action',
  }
}

function readIndex({ name, columns, unique, partial, nullsAlike, invalid }: IndexRow): Index {
  return {
    name,
    columns: columns.map((column) => column ?? undefined),
    unique,
    partial,
    ...(nullsAlike && { nullsAlike }),
    ...(invalid && { invalid }),
  }
}
