import type { Column, Index, Relation } from '../../../ir/catalog.ts'
import type { Breach, Law, World } from '../../definition-rules.ts'

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

const long = /^(?:tiny|medium|long)?(?:text|blob)$/
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
    const text = key.columns.find((name, i) => isLong(relation, name, world) && !key.lengths?.[i])
    if (!text || !key.unique) return []
    const counts = key.columns.some(
      (name) => world.column(relation, name)?.identity === 'auto-increment',
    )
    if (!counts && key.name !== 'PRIMARY') return []
    return impossible(key, [text], `"${text}" needs a length in this key, as in ${text}(20)`)
  })

function isLong(relation: Relation, name: string | undefined, world: World): boolean {
  const type = world.column(relation, name)?.type
  return type?.kind === 'scalar' && long.test(type.name)
}

/** Bytes of an InnoDB key with the default page size (manual 17.22). */
const MOST_BYTES = 3072

/** `cuts`: MariaDB shortens a column that is too long by itself, and makes unique keys of hashes. */
export function keyBytes(defaultCollation: string, cuts: boolean): Law {
  return (relation, world) =>
    keysOf(relation).flatMap((key) => {
      if (key.method || (cuts && key.unique)) return []
      const parts = key.columns.map((name, i) => {
        const column = world.column(relation, name)
        const bytes = column
          ? bytesOf(column, key.lengths?.[i], relation.collation ?? defaultCollation)
          : 0
        return cuts ? Math.min(bytes, MOST_BYTES) : bytes
      })
      const bytes = parts.reduce((sum, each) => sum + each, 0)
      if (bytes <= MOST_BYTES) return []
      const [name = ''] = key.columns.flatMap((each) => each ?? [])
      return impossible(
        key,
        [name],
        `a key of ${bytes} bytes is too long: ${MOST_BYTES} is the most`,
      )
    })
}

function bytesOf({ type, collation }: Column, length: number | undefined, usual: string): number {
  if (type.kind !== 'scalar') return 2
  if (long.test(type.name) && length === undefined) return MOST_BYTES
  if (!/char|text|binary|blob/.test(type.name)) return 8
  const size = length ?? Number(type.modifiers[0] ?? 1)
  return /binary|blob/.test(type.name) ? size : size * characterBytes(collation ?? usual)
}

function characterBytes(collation: string): number {
  if (/^(?:utf8mb4|utf16|utf16le|utf32|gb18030)_/.test(collation)) return 4
  if (/^(?:utf8mb3|ujis|eucjpms)_/.test(collation)) return 3
  return /^(?:big5|cp932|euckr|gb2312|gbk|sjis|ucs2)_/.test(collation) ? 2 : 1
}

/** Texts of any length are indexed by their first characters (manual 15.1.15); JSON is not. */
export const lengthsOfTexts: Law = (relation, world) =>
  keysOf(relation).flatMap((key) =>
    key.columns.flatMap((name, i) => {
      const type = world.column(relation, name)?.type
      if (!name || type?.kind !== 'scalar' || key.method) return []
      if (type.name === 'json')
        return impossible(key, [name], `"${name}" is JSON and cannot be indexed`)
      if (!long.test(type.name) || key.lengths?.[i] !== undefined) return []
      return impossible(
        key,
        [name],
        `"${name}" is ${type.name}: a key of it needs a length, as in ${name}(20)`,
      )
    }),
  )

/** `a(20)` of what has no characters, or not so many. */
export const prefixes: Law = (relation, world) =>
  keysOf(relation).flatMap((key) =>
    key.columns.flatMap((name, i) => {
      const length = key.lengths?.[i]
      const type = world.column(relation, name)?.type
      if (!name || length === undefined || !type || key.method) return []
      const has = type.kind === 'scalar' && /char|binary|text|blob/.test(type.name)
      const most =
        type.kind === 'scalar'
          ? Number(type.modifiers[0] ?? (/^(?:char|binary)$/.test(type.name) ? 1 : Infinity))
          : 0
      return has && length <= most
        ? []
        : impossible(key, [name], `"${name}" does not have the ${length} characters of its key`)
    }),
  )

/** What FULLTEXT and SPATIAL indexes are made of. */
export const specialIndexes: Law = (relation, world) =>
  keysOf(relation).flatMap((key) =>
    key.columns.flatMap((name) => {
      const column = world.column(relation, name)
      if (!column || !name) return []
      const { type, nullable } = column
      const isText = type.kind === 'scalar' && characters.test(type.name)
      if (key.method === 'fulltext' && !isText)
        return impossible(key, [name], `"${name}" is no text: a FULLTEXT index cannot hold it`)
      return key.method === 'spatial' && nullable
        ? impossible(key, [name], `"${name}" must be NOT NULL to be in a SPATIAL index`)
        : []
    }),
  )

/** Manual 26.6.1: a unique key says something of one partition at a time; `hashes` of texts say nothing of them. */
export function keysOfPartitions(hashes: boolean): Law {
  return (relation, world) =>
    keysOf(relation).flatMap((key) => {
      const missing = relation.partitionedBy?.find((name) => !key.columns.includes(name))
      const hashed =
        hashes && key.columns.some((name, i) => isLong(relation, name, world) && !key.lengths?.[i])
      if (!key.unique || !missing || hashed) return []
      const reason = `a unique key must hold "${missing}", by which the table is partitioned`
      return impossible(key, [missing], reason)
    })
}
