import type { Dialect } from '../../dialects/dialect.ts'
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

/** The part of that name; of the first kind that has one. */
export function findPart(
  relation: Relation,
  name: string,
  kinds: readonly PartKind[],
  dialect: Dialect,
): NamedPart | undefined {
  const key = dialect.names.columnKey(name)
  const ofName = namedParts(relation).filter((part) => dialect.names.columnKey(part.name) === key)
  const [found] = kinds.flatMap((kind) => ofName.find((part) => part.kind === kind) ?? [])
  return found
}

/** The constraint of that name; an index is one where it stands for an exclusion. */
export function findConstraint(
  relation: Relation,
  name: string,
  dialect: Dialect,
): NamedPart | undefined {
  const part = findPart(relation, name, constraintKinds, dialect)
  const { uniqueIndexIsKey } = dialect.definitions
  const isPlain = part?.kind === 'index' && part.part.columns.length > 0 && !uniqueIndexIsKey
  return isPlain ? undefined : part
}

/** All parts, those without a name too. */
export function partsOf({
  primaryKey,
  uniqueKeys,
  foreignKeys,
  indexes,
  checks,
}: Relation): readonly NamedPart['part'][] {
  const keys = primaryKey ? [primaryKey, ...uniqueKeys] : uniqueKeys
  return [...keys, ...foreignKeys, ...indexes, ...checks]
}

/** All parts but those without a name. */
export function namedParts(relation: Relation): readonly NamedPart[] {
  const { primaryKey, uniqueKeys, foreignKeys, indexes, checks } = relation
  return [
    ...(primaryKey ? named('primary-key', [primaryKey]) : []),
    ...named('unique', uniqueKeys),
    ...named('foreign-key', foreignKeys),
    ...named('index', indexes),
    ...named('check', checks),
  ]
}

const names = new WeakMap<Relation, ReadonlySet<string>>()

/** Found once for a relation: an unnamed part tries one name after the other. */
export function partNames(relation: Relation): ReadonlySet<string> {
  const known = names.get(relation) ?? new Set(namedParts(relation).map(({ name }) => name))
  names.set(relation, known)
  return known
}

function named<K extends PartKind, P extends { readonly name: string | undefined }>(
  kind: K,
  parts: readonly P[],
): readonly { readonly kind: K; readonly name: string; readonly part: P }[] {
  return parts.flatMap((part) => (part.name === undefined ? [] : [{ kind, name: part.name, part }]))
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

/** The relation in which the key or the index is valid, or is not. */
export function withValidity(relation: Relation, { part }: NamedPart, isValid: boolean): Relation {
  const judged = <T extends Key | Index>(each: T): T => {
    if (!Object.is(each, part)) return each
    return isValid ? withoutInvalidity(each) : { ...each, invalid: true }
  }
  return {
    ...relation,
    primaryKey: relation.primaryKey && judged(relation.primaryKey),
    uniqueKeys: relation.uniqueKeys.map(judged),
    indexes: relation.indexes.map(judged),
  }
}

/** A copy of an invalid part is valid. */
export function withoutInvalidity<T extends Key | Index>(part: T): T {
  return part.invalid ? { ...part, invalid: undefined } : part
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
