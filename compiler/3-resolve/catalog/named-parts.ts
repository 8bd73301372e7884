import type { Dialect } from '../../dialects/dialect.ts'
import type { ImpliedKind } from '../../dialects/definition-rules.ts'
import type { Check, ForeignKey, Index, Key, Relation } from '../../ir/catalog.ts'

/** A constraint or index of a relation under the name by which statements reach it. */
export type NamedPart = { readonly name: string } & (
  | { readonly kind: 'primary-key' | 'unique'; readonly part: Key }
  | { readonly kind: 'foreign-key'; readonly part: ForeignKey }
  | { readonly kind: 'check'; readonly part: Check }
  | { readonly kind: 'index'; readonly part: Index }
)

type PartKind = NamedPart['kind']

/**
 * What ALTER TABLE ... DROP CONSTRAINT reaches, in this order: MySQL's dumps give a foreign key and its
 * index one name. An exclusion constraint is kept as its index.
 */
export const constraintKinds = [
  'primary-key',
  'foreign-key',
  'check',
  'unique',
  'index',
] as const satisfies readonly PartKind[]

/** What ALTER INDEX reaches. */
export const indexLikeKinds = [
  'index',
  'unique',
  'primary-key',
] as const satisfies readonly PartKind[]

/** What DROP INDEX reaches. */
export function indexKinds(dialect: Dialect): readonly PartKind[] {
  return dialect.definitions.uniqueIndexIsKey ? indexLikeKinds : ['index']
}

/** The part of that name, its own or the one that the engine gave it; of the first kind that has one. */
export function findPart(
  relation: Relation,
  name: string,
  kinds: readonly PartKind[],
  dialect: Dialect,
): NamedPart | undefined {
  const key = dialect.names.columnKey(name)
  const ofName = namedParts(relation, dialect).filter(
    (part) => dialect.names.columnKey(part.name) === key,
  )
  const [found] = kinds.flatMap((kind) => ofName.find((part) => part.kind === kind) ?? [])
  if (found || !kinds.includes('check')) return found
  const check = relation.checks.find((each) => each.name === undefined)
  return check && dialect.definitions.impliedNames.isCheck(relation.name, name)
    ? { kind: 'check', name, part: check }
    : undefined
}

/** All parts but the checks without a name, which nothing tells apart. */
export function namedParts(relation: Relation, dialect: Dialect): readonly NamedPart[] {
  const { primaryKey } = relation
  const name = namer(relation.name, dialect)
  return [
    ...(primaryKey ? [{ ...name('primary-key', primaryKey), part: primaryKey }] : []),
    ...relation.uniqueKeys.map((part) => ({ ...name('unique', part), part })),
    ...relation.foreignKeys.map((part) => ({ ...name('foreign-key', part), part })),
    ...relation.indexes.map((part) => ({ ...name('index', part), part })),
    ...relation.checks.flatMap((part) =>
      part.name === undefined ? [] : [{ kind: 'check' as const, name: part.name, part }],
    ),
  ]
}

/** Names the nameless as the engine does; to be asked in the order in which they were made. */
function namer(relation: string, { definitions: { impliedNames } }: Dialect) {
  const counts = new Map<string, number>()
  return <K extends ImpliedKind>(kind: K, part: Key | Index): { kind: K; name: string } => {
    if (part.name !== undefined) return { kind, name: part.name }
    const base = impliedNames.base(kind, relation, part.columns)
    const nth = (counts.get(base) ?? 0) + 1
    counts.set(base, nth)
    return { kind, name: impliedNames.numbered(kind, base, nth) }
  }
}

/** The relation with every implied name written down: it outlives what it was made of. */
export function withNames(relation: Relation, dialect: Dialect): Relation {
  const name = namer(relation.name, dialect)
  const named = <T extends Key | Index>(kind: ImpliedKind, part: T): T => {
    return part.name === undefined ? { ...part, name: name(kind, part).name } : part
  }
  const { primaryKey } = relation
  return {
    ...relation,
    primaryKey: primaryKey && named('primary-key', primaryKey),
    uniqueKeys: relation.uniqueKeys.map((part) => named('unique', part)),
    foreignKeys: relation.foreignKeys.map((part) => named('foreign-key', part)),
    indexes: relation.indexes.map((part) => named('index', part)),
  }
}

/** The relation without one part. */
export function withoutPart(relation: Relation, { kind, part }: NamedPart): Relation {
  const others = <T>(list: readonly T[]): readonly T[] => list.filter((each) => each !== part)
  switch (kind) {
    case 'primary-key':
      return { ...relation, primaryKey: undefined }
    case 'unique':
      return { ...relation, uniqueKeys: others(relation.uniqueKeys) }
    case 'foreign-key':
      return { ...relation, foreignKeys: others(relation.foreignKeys) }
    case 'check':
      return { ...relation, checks: others(relation.checks) }
    case 'index':
      return { ...relation, indexes: others(relation.indexes) }
  }
}

/** The relation with one part under another name. */
export function withPartNamed(relation: Relation, { part }: NamedPart, name: string): Relation {
  const renamed = <T extends { readonly name: string | undefined }>(each: T): T =>
    Object.is(each, part) ? { ...each, name } : each
  return {
    ...relation,
    primaryKey: relation.primaryKey && renamed(relation.primaryKey),
    uniqueKeys: relation.uniqueKeys.map(renamed),
    foreignKeys: relation.foreignKeys.map(renamed),
    checks: relation.checks.map(renamed),
    indexes: relation.indexes.map(renamed),
  }
}
