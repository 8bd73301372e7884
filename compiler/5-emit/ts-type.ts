import type { Driver, TsType } from '../dialects/driver.ts'
import type { GenOptions } from '../ir/options.ts'
import type { Type } from '../ir/type.ts'
import { jsonMembers } from './json-type.ts'
import { type Layout, flatText } from './layout.ts'
import { enumMembers, type NameOfEnum } from './literal-types.ts'

export type Way = 'read' | 'write'

/** The TypeScript type as text, on one line, enums as the union of their labels. */
export function tsTypeOf(
  driver: Driver,
  value: { readonly type: Type; readonly nullable: boolean },
  way: Way,
  options: GenOptions,
): string {
  const { type } = driver.value(value.type, options)[way]
  const members = tsTypeAlternatives({ type, nullable: value.nullable }, way, () => undefined)
  return members.map(flatText).join(' | ')
}

/** The members of the union that the type is. */
export function tsTypeAlternatives(
  { type, nullable }: { readonly type: TsType; readonly nullable: boolean },
  way: Way,
  nameOfEnum: NameOfEnum,
): readonly Layout[] {
  const members = alternatives(type, way, nameOfEnum)
  const hasNull = members.some((member) => member === 'unknown' || member === 'null')
  return nullable && !hasNull ? [...members, 'null'] : members
}

function alternatives(type: TsType, way: Way, nameOfEnum: NameOfEnum): readonly Layout[] {
  switch (type.kind) {
    case 'named':
      return type.names
    case 'enum':
      return enumMembers(type.type, nameOfEnum)
    case 'json':
      return jsonMembers(type.shape, nameOfEnum)
    case 'array':
      return [arrayType(type.element, type.dimensions, way, nameOfEnum)]
  }
}

/** `(string | null)[][]`, to be written `readonly (readonly (string | null)[])[]`. */
function arrayType(element: TsType, dimensions: number, way: Way, nameOfEnum: NameOfEnum): string {
  const members = tsTypeAlternatives({ type: element, nullable: true }, way, nameOfEnum)
  const text = members.map(flatText).join(' | ')
  const inner = members.length === 1 ? text : `(${text})`
  return listType(inner, dimensions, way)
}

/** `inner` in so many pairs of brackets. */
export function listType(inner: string, dimensions: number, way: Way): string {
  if (dimensions === 0) return inner
  const outer = (item: string) => (way === 'read' ? `${item}[]` : `readonly ${item}[]`)
  const isReadonlyArray = inner.startsWith('readonly ')
  return listType(outer(isReadonlyArray ? `(${inner})` : inner), dimensions - 1, way)
}
