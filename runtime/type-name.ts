import type { IntrospectedDialect } from './engine.ts'
import { scalar, type Type } from '../compiler/ir/type.ts'

type TypeName = Parameters<IntrospectedDialect['types']['parse']>[0]
type NamedTypes = Parameters<IntrospectedDialect['types']['parse']>[1]

/**
 * The type that a text like `decimal(10,2) unsigned` or `enum('a','b')` names, by the dialect; one
 * that the dialect does not know stays a scalar of that name.
 */
export function parseType(
  dialect: IntrospectedDialect,
  text: string,
  named: NamedTypes = () => undefined,
): Type {
  const name = typeName(text)
  return dialect.types.parse(name, named) ?? scalar(name.spelling, name.modifiers)
}

/** Of a text that the engine has normalised: at most one pair of parentheses. */
export function typeName(text: string): TypeName {
  const open = text.indexOf('(')
  const close = text.lastIndexOf(')')
  const hasModifiers = open !== -1 && close > open
  const outside = hasModifiers ? `${text.slice(0, open)} ${text.slice(close + 1)}` : text
  const spelling = outside.trim().replaceAll(/\s+/g, ' ')
  return {
    at: { start: 0, end: text.length },
    qualifier: undefined,
    words: spelling.toLowerCase(),
    spelling,
    text,
    quoted: false,
    modifiers: hasModifiers ? modifiersOf(text.slice(open + 1, close)) : [],
    dimensions: 0,
    setOf: false,
  }
}

// Inside a string a quote is doubled, and MySQL writes `\\`, `\n`, `\r` and `\0` for what they say.
const MODIFIER = /'((?:[^'\\]|''|\\.)*)'|[^,\s][^,]*/gs
const ESCAPE = /''|\\(.)/gs
const escaped: Readonly<Record<string, string>> = { n: '\n', r: '\r', 0: '\0' }

function modifiersOf(text: string): readonly string[] {
  return [...text.matchAll(MODIFIER)].map((match) =>
    match[1] === undefined ? match[0].trim() : match[1].replaceAll(ESCAPE, plainCharacter),
  )
}

function plainCharacter(_all: string, character: string | undefined): string {
  return character === undefined ? "'" : (escaped[character] ?? character)
}
