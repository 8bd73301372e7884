import type { EnumType } from '../ir/enum-type.ts'

/** The name of an enum's alias; undefined where it has none. */
export type NameOfEnum = (type: EnumType) => string | undefined

/** The alias, or the labels. */
export function enumMembers(type: EnumType, nameOfEnum: NameOfEnum): readonly string[] {
  const name = nameOfEnum(type)
  return name === undefined ? labelTypes(type) : [name]
}

export function labelTypes({ labels }: EnumType): readonly string[] {
  return labels.length === 0 ? ['never'] : labels.map((label) => stringLiteral(label))
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
