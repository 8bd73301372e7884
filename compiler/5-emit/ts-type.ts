import type { Driver, TsType } from '../dialects/driver.ts'
import type { GenOptions } from '../ir/options.ts'
import type { EnumType, Type } from '../ir/type.ts'
import { concat, group, indent, type Layout } from './layout.ts'

export type Way = 'read' | 'write'

/** The name of an enum's alias; undefined where it has none. */
export type NameOfEnum = (type: EnumType) => string | undefined

/** The TypeScript type as text, on one line, enums as the union of their labels. */
export function tsTypeOf(
  driver: Driver,
  value: { readonly type: Type; readonly nullable: boolean },
  way: Way,
  options: GenOptions,
): string {
  const { type } = driver.value(value.type, options)[way]
  return tsTypeAlternatives({ type, nullable: value.nullable }, way, () => undefined).join(' | ')
}

/** The members of the union that the type is. */
export function tsTypeAlternatives(
  { type, nullable }: { readonly type: TsType; readonly nullable: boolean },
  way: Way,
  nameOfEnum: NameOfEnum,
): readonly string[] {
  const members = alternatives(type, way, nameOfEnum)
  return nullable && !members.includes('unknown') ? [...members, 'null'] : members
}

/** `: A | B`; a union that is too long has a line of its own, or one for each alternative. */
export function annotation(members: readonly string[]): Layout {
  return members.length === 1 ? `: ${members.join()}` : concat(':', unionOf(members))
}

/** What follows `type X =`. */
export function unionOf(members: readonly string[]): Layout {
  const [first = '', ...others] = members
  const parts = others.flatMap((member): Layout[] => [line, '| ', member])
  const union = group(...(others.length === 0 ? [] : [leadingBar]), first, ...parts)
  return group(indent(line, union))
}

const line: Layout = { kind: 'line', flat: ' ', broken: '' }
const leadingBar: Layout = { kind: 'when-broken', text: '| ' }

function alternatives(type: TsType, way: Way, nameOfEnum: NameOfEnum): readonly string[] {
  switch (type.kind) {
    case 'named':
      return type.names
    case 'enum': {
      const name = nameOfEnum(type.type)
      return name === undefined ? labelTypes(type.type) : [name]
    }
    case 'array':
      return [arrayType(type.element, type.dimensions, way, nameOfEnum)]
  }
}

export function labelTypes({ labels }: EnumType): readonly string[] {
  return labels.length === 0 ? ['never'] : labels.map((label) => stringLiteral(label))
}

/** `(string | null)[][]`, to be written `readonly (readonly (string | null)[])[]`. */
function arrayType(element: TsType, dimensions: number, way: Way, nameOfEnum: NameOfEnum): string {
  const members = tsTypeAlternatives({ type: element, nullable: true }, way, nameOfEnum)
  const inner = members.length === 1 ? members.join() : `(${members.join(' | ')})`
  return listType(inner, dimensions, way)
}

/** `inner` in so many pairs of brackets. */
export function listType(inner: string, dimensions: number, way: Way): string {
  if (dimensions === 0) return inner
  const outer = (item: string) => (way === 'read' ? `${item}[]` : `readonly ${item}[]`)
  const isReadonlyArray = inner.startsWith('readonly ')
  return listType(outer(isReadonlyArray ? `(${inner})` : inner), dimensions - 1, way)
}

/** In double quotes, but in single ones where that needs fewer escapes, as prettier writes it. */
export function stringLiteral(text: string): string {
  const double = JSON.stringify(text).replaceAll(/[\u2028\u2029]/g, unicodeEscape)
  const doubles = text.split('"').length
  const singles = text.split("'").length
  if (doubles <= singles) return double
  return `'${double
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", String.raw`\'`)}'`
}

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16)}`
}
