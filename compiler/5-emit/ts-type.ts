import type { Driver, TsType } from '../dialects/driver.ts'
import type { GenOptions } from '../ir/options.ts'
import type { Type } from '../ir/type.ts'
import { jsonMembers } from './json-type.ts'
import { type Layout, flatText } from './layout.ts'
import { enumMembers, type NameOfEnum } from './literal-types.ts'
import { type Overridable, type OverrideContext, overrideOf } from './overrides.ts'

export type Way = 'read' | 'write'

/** The TypeScript type as text, on one line, enums as the union of their labels. */
export function tsTypeOf(value: Shown, way: Way, target: TypeTarget): string {
  return tsTypeMembers(value, way, target, () => undefined)
    .map(flatText)
    .join(' | ')
}

interface Shown extends Overridable {
  readonly nullable: boolean
}

export interface TypeTarget extends OverrideContext {
  readonly driver: Driver
  readonly options: GenOptions
}

/** The members of the union: of what quarry.toml says, else of what the driver gives or takes. */
export function tsTypeMembers(
  value: Shown,
  way: Way,
  target: TypeTarget,
  nameOfEnum: NameOfEnum,
): readonly Layout[] {
  const { type } = target.driver.value(value.type, target.options)[way]
  const written = overrideOf(value, type, target) ?? listOverride(value.type, type, way, target)
  if (written === undefined) {
    return tsTypeAlternatives({ type, nullable: value.nullable }, way, nameOfEnum)
  }
  if (!value.nullable) return [written]
  // The result of a function type would take `| null` for its own.
  return [written.includes('=>') ? `(${written})` : written, 'null']
}

/** An array of a type that is overridden. */
function listOverride(type: Type, shown: TsType, way: Way, target: TypeTarget): string | undefined {
  if (type.kind !== 'array' || shown.kind !== 'array') return undefined
  const item = overrideOf({ type: type.element }, shown.element, target)
  if (item === undefined) return undefined
  const members = shown.isFilled ? item : `${item} | null`
  return listType(/[|&>]/.test(members) ? `(${members})` : members, shown.dimensions, way)
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
      return [arrayType(type, way, nameOfEnum)]
  }
}

type ArrayType = Extract<TsType, { readonly kind: 'array' }>

/** `(string | null)[][]`, to be written `readonly (readonly (string | null)[])[]`. */
function arrayType(
  { element, dimensions, isFilled = false }: ArrayType,
  way: Way,
  nameOfEnum: NameOfEnum,
): string {
  const members = tsTypeAlternatives({ type: element, nullable: !isFilled }, way, nameOfEnum)
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
