import { type ArrayType, baseType, type Type } from '../../../../compiler/ir/type.ts'
import type { Json } from '../../../values/cell-value.ts'
import { given, refused, type Write } from '../../../values/write.ts'

type Element = string | null | readonly Element[]

type Delimiter = ',' | ';'

// A brace, a quoted element, or one without quotes; what is between is the delimiter.
const tokens: Readonly<Record<Delimiter, RegExp>> = {
  ',': /[{}]|"(?<quoted>(?:[^"\\]|\\.)*)"|[^{},"]+/gs,
  ';': /[{}]|"(?<quoted>(?:[^"\\]|\\.)*)"|[^{};"]+/gs,
}

/**
 * The elements of an array; the text itself where its first element is not number 1, which a JSON
 * array cannot say: `[0:1]={a,b}`.
 */
export function readArray(text: string, type: ArrayType, read: (element: string) => Json): Json {
  if (!text.startsWith('{')) return text
  return elementsOf(text, delimiterOf(type)).map((element) => toJson(element, read))
}

function toJson(element: Element, read: (element: string) => Json): Json {
  if (element === null) return null
  return typeof element === 'string' ? read(element) : element.map((each) => toJson(each, read))
}

/** Of the types of PostgreSQL only boxes, whose text has commas, are divided by semicolons. */
function delimiterOf({ element }: ArrayType): Delimiter {
  const base = baseType(element)
  return base.kind === 'scalar' && base.name === 'box' ? ';' : ','
}

function elementsOf(text: string, delimiter: Delimiter): readonly Element[] {
  const open: Element[][] = [[]]
  for (const { 0: token, groups } of text.matchAll(tokens[delimiter])) {
    if (token === '{') open.push([])
    else if (token === '}') open.at(-2)?.push(open.pop() ?? [])
    else open.at(-1)?.push(elementOf(token, groups?.['quoted']))
  }
  const outermost = open[0]?.[0]
  return Array.isArray(outermost) ? outermost : []
}

function elementOf(token: string, quoted: string | undefined): string | null {
  if (quoted !== undefined) return quoted.replaceAll(/\\(.)/gs, '$1')
  return token === 'NULL' ? null : token
}

// With the bounds of the dimensions in front: `[0:1]={a,b}`.
const WITH_BOUNDS = /^(?:\[-?\d+:-?\d+\])+=\{.*\}$/s

const MOST_DIMENSIONS = 6

/** An array of JSON documents is as deep as it is declared: a document may be an array as well. */
export function writeArray(type: ArrayType, write: Write): Write {
  const most = isOfDocuments(type.element) ? type.dimensions : MOST_DIMENSIONS
  const delimiter = delimiterOf(type)
  return (value, form) => {
    if (typeof value === 'string' && WITH_BOUNDS.test(value)) return given(value)
    if (!isArray(value)) return refused('An array is written as [1, 2].')
    const lengths = lengthsOf(value, most)
    if (!isEven(value, lengths)) return refused('The arrays in an array have all the same length.')
    const refusals: string[] = []
    const text = literal(value, lengths.length, delimiter, (element) => {
      const written = write(element, form)
      if (written.kind === 'value') return String(written.parameter)
      refusals.push(written.reason)
      return ''
    })
    const [reason] = refusals
    return reason === undefined ? given(text) : refused(reason)
  }
}

function isArray(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

function isOfDocuments(element: Type): boolean {
  const base = baseType(element)
  return base.kind === 'scalar' && (base.name === 'json' || base.name === 'jsonb')
}

/** The length of each dimension, as the first elements say it. */
function lengthsOf(value: readonly Json[], most: number): readonly number[] {
  const [first] = value
  const isNested = most > 1 && isArray(first)
  return [value.length, ...(isNested ? lengthsOf(first, most - 1) : [])]
}

function isEven(value: Json, [length, ...inner]: readonly number[]): boolean {
  if (length === undefined) return true
  if (!isArray(value) || value.length !== length) return false
  return value.every((element) => isEven(element, inner))
}

function literal(
  value: readonly Json[],
  dimensions: number,
  delimiter: Delimiter,
  write: (element: Exclude<Json, null>) => string,
): string {
  const elements = value.map((element) => {
    if (dimensions > 1 && isArray(element)) {
      return literal(element, dimensions - 1, delimiter, write)
    }
    return element === null ? 'NULL' : quoted(write(element))
  })
  return `{${elements.join(delimiter)}}`
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`
}
