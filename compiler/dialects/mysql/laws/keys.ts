import type { Column, Index, Key, Relation } from '../../../ir/catalog.ts'
import type { Type } from '../../../ir/type.ts'
import type { Breach, Law } from '../../definition-rules.ts'
import { characterBytes, hasPrefixes, isLong, keyBytesOf } from './key-length.ts'

/** A key of any kind, as the laws see it. */
export interface AnyKey extends Pick<Index, 'columns' | 'lengths' | 'method'> {
  readonly name: string
  readonly unique: boolean
}

export function keysOf({ primaryKey, uniqueKeys, indexes }: Relation): readonly AnyKey[] {
  return [
    ...(primaryKey ? [{ ...primaryKey, name: 'PRIMARY', unique: true }] : []),
    ...uniqueKeys.map((key) => ({ ...key, name: key.name ?? '', unique: true })),
    ...indexes.map((index) => ({ ...index, name: index.name ?? '' })),
  ]
}

function impossible(key: AnyKey, names: readonly string[], reason: string): readonly Breach[] {
  return [{ kind: 'impossible-key', names: [...names, key.name], reason }]
}

/** `KEY (a, a)` */
export const columnsOnce: Law = (relation) =>
  keysOf(relation).flatMap((key) => {
    const twice = key.columns.find((name, i) => name && key.columns.indexOf(name) !== i)
    return twice ? impossible(key, [twice], `column "${twice}" stands twice in a key`) : []
  })

/** Manual 15.1.20.8: a virtual column is in no primary key; in MariaDB no generated one is. */
export function generatedInPrimaryKey(keys: 'stored' | 'none'): Law {
  return (relation, world) =>
    (relation.primaryKey?.columns ?? []).flatMap((name) => {
      const { generated = 'none' } = world.column(relation, name) ?? {}
      if (generated === 'none' || generated === keys) return []
      const reason = `"${name}" is ${generated} and cannot be in a primary key`
      return [{ kind: 'impossible-key', names: [name], reason }]
    })
}

const characters = /^(?:char|varchar|tinytext|text|mediumtext|longtext)$/

/** DROP COLUMN of one of several columns of a unique key, in MariaDB. */
export const columnsThere: Law = (relation, world) =>
  keysOf(relation).flatMap((key) => {
    const missing = key.columns.find((name) => name && !world.column(relation, name))
    const reason = `"${missing}" is used by key "${key.name}"`
    return missing ? [{ kind: 'object-in-use', names: [missing], reason }] : []
  })

/** In MariaDB a text has no length in any key but the primary one, and a hash of it does not count up. */
export const hashedTexts: Law = (relation, world) =>
  keysOf(relation).flatMap((key) => {
    const text = key.columns.find(
      (name, i) => isLong(world.column(relation, name)?.type) && !key.lengths?.[i],
    )
    if (!text || !key.unique) return []
    const counts = key.columns.some(
      (name) => world.column(relation, name)?.identity === 'auto-increment',
    )
    if (!counts && key.name !== 'PRIMARY') return []
    return impossible(key, [text], `"${text}" needs a length in this key, as in ${text}(20)`)
  })

/** Bytes of an InnoDB key with the default page size (manual 17.22). */
const MOST_BYTES = 3072

/** `cuts`: MariaDB shortens a column that is too long by itself, and makes unique keys of hashes. */
export function keyBytes(defaultCollation: string, cuts: boolean): Law {
  return (relation, world) =>
    keysOf(relation).flatMap((key) => {
      if (key.method || (cuts && key.unique)) return []
      const usual = relation.collation ?? defaultCollation
      const bytes = partBytes(key, (name) => world.column(relation, name), usual)
        .map((each) => (cuts ? Math.min(each, MOST_BYTES) : each))
        .reduce((sum, each) => sum + each, 0)
      if (bytes <= MOST_BYTES) return []
      const [name = ''] = key.columns.flatMap((each) => each ?? [])
      return impossible(
        key,
        [name],
        `a key of ${bytes} bytes is too long: ${MOST_BYTES} is the most`,
      )
    })
}

/** MariaDB makes a hash of a unique key of more bytes than an index can have. */
export function isHashed(defaultCollation: string) {
  return (key: Pick<Key, 'columns' | 'lengths'>, relation: Relation): boolean => {
    const find = (name: string | undefined) => relation.columns.find((each) => each.name === name)
    const whole = key.columns.some((name, i) => isLong(find(name)?.type) && !key.lengths?.[i])
    const bytes = partBytes(key, find, relation.collation ?? defaultCollation)
    return whole || bytes.reduce((sum, each) => sum + each, 0) > MOST_BYTES
  }
}

function partBytes(
  { columns, lengths }: Pick<AnyKey, 'columns' | 'lengths'>,
  find: (name: string | undefined) => Column | undefined,
  usual: string,
): readonly number[] {
  return columns.map((name, i) => {
    const column = find(name)
    return column ? bytesOf(column, lengths?.[i], usual) : 0
  })
}

function bytesOf(column: Column, length: number | undefined, usual: string): number {
  const { type, collation } = column
  if (length === undefined || !hasPrefixes(type))
    return keyBytesOf(column, usual) ?? (isLong(type) ? MOST_BYTES : 8)
  const isBytes = type.kind === 'scalar' && /binary|blob/.test(type.name)
  return isBytes ? length : length * characterBytes(collation ?? usual)
}

/** Texts of any length are indexed by their first characters (manual 15.1.15); JSON is not. */
export const lengthsOfTexts: Law = (relation, world) =>
  keysOf(relation).flatMap((key) =>
    key.columns.flatMap((name, i) => {
      const type = world.column(relation, name)?.type
      if (!name || type?.kind !== 'scalar' || key.method) return []
      if (type.name === 'json')
        return impossible(key, [name], `"${name}" is JSON and cannot be indexed`)
      if (!isLong(type) || key.lengths?.[i] !== undefined) return []
      return impossible(
        key,
        [name],
        `"${name}" is ${type.name}: a key of it needs a length, as in ${name}(20)`,
      )
    }),
  )

/** `a(20)` of what has not so many characters; what has none is there as a whole or not at all. */
export function prefixes(defaultCollation: string): Law {
  return (relation, world) =>
    keysOf(relation).flatMap((key) =>
      key.columns.flatMap((name, i) => {
        const length = key.lengths?.[i]
        const column = world.column(relation, name)
        if (!name || length === undefined || !column || key.method) return []
        const usual = relation.collation ?? defaultCollation
        return fitsPrefix(column, length, usual)
          ? []
          : impossible(key, [name], `"${name}" does not have the ${length} characters of its key`)
      }),
    )
}

function fitsPrefix(column: Column, length: number, usual: string): boolean {
  const { type, collation } = column
  const bytes = keyBytesOf(column, usual)
  if (!hasPrefixes(type)) return type.kind === 'scalar' && length === bytes
  const isBytes = type.kind === 'scalar' && /binary|blob/.test(type.name)
  return length <= (bytes ?? Infinity) / (isBytes ? 1 : characterBytes(collation ?? usual))
}

/** In MySQL any index of a geometry is a SPATIAL one, of one column that is never NULL and no key. */
export const geometries: Law = (relation, world) =>
  keysOf(relation).flatMap((key) => {
    const found = key.columns.find((name) => isGeometry(world.column(relation, name)?.type))
    if (found === undefined) return []
    if (key.unique) return impossible(key, [found], `"${found}" is a geometry, which is no key`)
    if (key.columns.length > 1)
      return impossible(key, [found], `"${found}" is a geometry, which is indexed alone`)
    return world.column(relation, found)?.nullable
      ? impossible(key, [found], `"${found}" must be NOT NULL to be in a SPATIAL index`)
      : []
  })

function isGeometry(type: Type | undefined): boolean {
  return type?.kind === 'scalar' && /^(?:multi)?(?:point|linestring|polygon)$|^geom/.test(type.name)
}

/** Manual 26.6: partitions have no FULLTEXT indexes. */
export const fulltextOfPartitions: Law = (relation) =>
  relation.partitionedBy
    ? keysOf(relation).flatMap((key) =>
        key.method === 'fulltext'
          ? impossible(key, [], 'a partitioned table has no FULLTEXT indexes')
          : [],
      )
    : []

/** What FULLTEXT and SPATIAL indexes are made of; `texts` besides those of characters. */
export function specialIndexes(texts: readonly 'json'[]): Law {
  const isText = ({ type }: Column) =>
    type.kind === 'scalar' &&
    (characters.test(type.name) || texts.some((text) => text === type.name))
  return (relation, world) =>
    keysOf(relation).flatMap((key) =>
      key.columns.flatMap((name) => {
        const column = world.column(relation, name)
        if (!column || !name) return []
        if (key.method === 'fulltext' && !isText(column))
          return impossible(key, [name], `"${name}" is no text: a FULLTEXT index cannot hold it`)
        if (key.method === 'fulltext' && column.generated === 'virtual')
          return impossible(key, [name], `"${name}" is virtual: a FULLTEXT index cannot hold it`)
        return key.method === 'spatial' && column.nullable
          ? impossible(key, [name], `"${name}" must be NOT NULL to be in a SPATIAL index`)
          : []
      }),
    )
}

/** Manual 26.6.1: a unique key says something of one partition at a time; `hashes` of texts say nothing of them. */
export function keysOfPartitions(hashes: boolean): Law {
  return (relation, world) =>
    keysOf(relation).flatMap((key) => {
      const missing = relation.partitionedBy?.find((name) => !key.columns.includes(name))
      const hashed =
        hashes &&
        key.columns.some(
          (name, i) => isLong(world.column(relation, name)?.type) && !key.lengths?.[i],
        )
      if (!key.unique || !missing || hashed) return []
      const reason = `a unique key must hold "${missing}", by which the table is partitioned`
      return impossible(key, [missing], reason)
    })
}
