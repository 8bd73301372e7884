import type { Bind } from '../../../sql-text.ts'
import type { Json } from '../../../values/cell-value.ts'

/**
 * SQLite has no containment of documents: every member must be there, and every element of an array
 * somewhere in the array.
 */
export function containsJson(column: string, document: Json, bind: Bind): string {
  const root = { document: column, path: () => bind('$', undefined), depth: 0 }
  const conditions = contained(root, document, bind).join(' and ')
  // Of an invalid document the functions of JSON are an error; CASE keeps them away from it.
  return `case when json_valid(${column}) then ${conditions} else false end`
}

interface Place {
  readonly document: string
  /** Writes the expression of the path; its parameters stand in the order of the text. */
  readonly path: () => string
  /** The number of arrays around it, by which their elements are told apart. */
  readonly depth: number
}

function contained(place: Place, wanted: Json, bind: Bind): readonly string[] {
  if (isArray(wanted)) return containedElements(place, wanted, bind)
  if (wanted === null || typeof wanted !== 'object') return [isScalar(place, wanted, bind)]
  const isObject = `${typeAt(place)} = 'object'`
  const members = Object.entries(wanted).flatMap(([name, member]) => {
    const path = () => `${place.path()} || ${bind(`.${JSON.stringify(name)}`, undefined)}`
    return contained({ ...place, path }, member, bind)
  })
  return [isObject, ...members]
}

function isArray(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

function containedElements(place: Place, wanted: readonly Json[], bind: Bind): readonly string[] {
  const isAnArray = `${typeAt(place)} = 'array'`
  const each = wanted.map((element) => {
    const name = `e${place.depth}`
    const source = `json_each(${place.document}, ${place.path()}) as ${name}`
    const inner = { ...place, path: () => `${name}.fullkey`, depth: place.depth + 1 }
    const conditions = contained(inner, element, bind).join(' and ')
    return `exists (select 1 from ${source} where ${conditions})`
  })
  return [isAnArray, ...each]
}

function isScalar(place: Place, wanted: null | boolean | number | string, bind: Bind): string {
  if (wanted === null || typeof wanted === 'boolean') return `${typeAt(place)} = '${wanted}'`
  const types = typeof wanted === 'string' ? `= 'text'` : `in ('integer', 'real')`
  const isOfType = `${typeAt(place)} ${types}`
  return `${isOfType} and json_extract(${place.document}, ${place.path()}) = ${bind(wanted, undefined)}`
}

function typeAt({ document, path }: Place): string {
  return `json_type(${document}, ${path()})`
}
