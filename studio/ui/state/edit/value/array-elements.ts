import type { JsonValue } from '../../../../api/cell.ts'
import type { Column } from '../../../../api/tables.ts'

/** The places that lead from an array to one of its elements, of nested arrays from outside to inside. */
export type ElementPath = readonly number[]

export function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value)
}

/** An element as a column, by which it is read and edited; an element can always be NULL. */
export function elementColumn(column: Column): Column {
  const { references: _, ...rest } = column
  return { ...rest, kind: column.elementKind ?? 'text', nullable: true, default: null }
}

export function elementAt(value: JsonValue, path: ElementPath): JsonValue | undefined {
  const [place, ...rest] = path
  if (place === undefined) return value
  const inner = isList(value) ? value[place] : undefined
  return inner === undefined ? undefined : elementAt(inner, rest)
}

function withList(
  value: JsonValue,
  path: ElementPath,
  change: (list: readonly JsonValue[]) => readonly JsonValue[],
): JsonValue {
  if (!isList(value)) return value
  const [place, ...rest] = path
  if (place === undefined) return change(value)
  return value.map((inner, at) => (at === place ? withList(inner, rest, change) : inner))
}

export function withElement(value: JsonValue, path: ElementPath, element: JsonValue): JsonValue {
  return withList(value, path.slice(0, -1), (list) => list.with(path.at(-1) ?? 0, element))
}

export function withoutElement(value: JsonValue, path: ElementPath): JsonValue {
  return withList(value, path.slice(0, -1), (list) => list.toSpliced(path.at(-1) ?? 0, 1))
}

/** One more element at the end of a list; beside lists it is one of the same shape. */
export function withNewElement(value: JsonValue, path: ElementPath): JsonValue {
  return withList(value, path, (list) => [...list, emptyLike(list[0])])
}

function emptyLike(beside: JsonValue | undefined): JsonValue {
  return isList(beside) ? beside.map((inner) => emptyLike(inner)) : null
}

export function withMovedElement(value: JsonValue, path: ElementPath, by: number): JsonValue {
  const from = path.at(-1) ?? 0
  return withList(value, path.slice(0, -1), (list) => {
    const element = list[from]
    const isInside = from + by >= 0 && from + by < list.length
    return element === undefined || !isInside
      ? list
      : list.toSpliced(from, 1).toSpliced(from + by, 0, element)
  })
}
