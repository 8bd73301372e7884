import type { Column, Index, Relation } from '../../../ir/catalog.ts'
import type { Breach, Law } from '../../definition-rules.ts'

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

export function columnOf({ columns }: Relation, name: string | undefined): Column | undefined {
  return columns.find((column) => column.name === name)
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

/** Texts of any length are indexed by their first characters (manual 15.1.15); JSON is not. */
export const lengthsOfTexts: Law = (relation) =>
  keysOf(relation).flatMap((key) =>
    key.columns.flatMap((name, i) => {
      const type = columnOf(relation, name)?.type
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
export const prefixes: Law = (relation) =>
  keysOf(relation).flatMap((key) =>
    key.columns.flatMap((name, i) => {
      const length = key.lengths?.[i]
      const type = columnOf(relation, name)?.type
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
export const specialIndexes: Law = (relation) =>
  keysOf(relation).flatMap((key) =>
    key.columns.flatMap((name) => {
      const column = columnOf(relation, name)
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

/** Manual 26.6.1: a unique key says something of one partition at a time. */
export const keysOfPartitions: Law = (relation) =>
  keysOf(relation).flatMap((key) => {
    const missing = relation.partitionedBy?.find((name) => !key.columns.includes(name))
    return key.unique && missing
      ? impossible(
          key,
          [missing],
          `a unique key must hold "${missing}", by which the table is partitioned`,
        )
      : []
  })
