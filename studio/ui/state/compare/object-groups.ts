import type { ComparedObject, SameObject, SchemaChange } from '../../../api/compare.ts'

/** Objects of a kind, with those of it that are the same. */
export interface ObjectGroup {
  readonly kind: string
  readonly objects: readonly ComparedObject[]
  readonly same: readonly SameObject[]
}

export interface ObjectWish {
  /** Undefined: every change. */
  readonly change: SchemaChange | undefined
  /** Part of a name; letters may differ in case. */
  readonly text: string
  readonly showsSame: boolean
}

interface Compared {
  readonly objects: readonly ComparedObject[]
  readonly same: readonly SameObject[]
}

/** The objects that are wanted by their kinds, tables first. */
export function objectGroups(
  { objects, same }: Compared,
  { change, text, showsSame }: ObjectWish,
): readonly ObjectGroup[] {
  const wanted = text.trim().toLowerCase()
  const isNamed = ({ schema, name }: SameObject) =>
    `${schema ?? ''}.${name}`.toLowerCase().includes(wanted)
  const shown = objects.filter(
    (object) => isNamed(object) && (change === undefined || object.change === change),
  )
  const alike = showsSame && change === undefined ? same.filter(isNamed) : []
  const kinds = [...new Set([...shown, ...alike].map(({ kind }) => kind))]
  return kinds
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((kind) => ({
      kind,
      objects: shown.filter((each) => each.kind === kind).toSorted(byName),
      same: alike.filter((each) => each.kind === kind).toSorted(byName),
    }))
}

const FIRST = ['table', 'view', 'materialized view', 'index']

function rankOf(kind: string): number {
  const rank = FIRST.indexOf(kind)
  return rank === -1 ? FIRST.length : rank
}

function byName(one: SameObject, other: SameObject): number {
  return `${one.schema}.${one.name}`.localeCompare(`${other.schema}.${other.name}`, 'en')
}

/** The name with its schema, unless that is the one where names are looked up anyway. */
export function shownName({ schema, name }: SameObject, defaultSchema: string): string {
  return schema === null || schema === defaultSchema ? name : `${schema}.${name}`
}
