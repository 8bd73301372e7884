import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { has, textOf } from './attributes.ts'
import { literal, qualified, quote } from './names.ts'

type TypeText = (object: SchemaObject, inlined: readonly SchemaObject[]) => string

const texts: Readonly<Record<string, TypeText>> = {
  enum: (object, labels) =>
    `CREATE TYPE ${qualified(object)} AS ENUM (${labels.map(({ name }) => literal(name)).join(', ')})`,
  domain: domainText,
  composite: (object, attributes) =>
    `CREATE TYPE ${qualified(object)} AS (${attributes.map(attributeText).join(', ')})`,
  range: rangeText,
}

/** The statement that creates the type, with its labels, attributes, constraints that stand inline. */
export function typeText(object: SchemaObject, inlined: readonly SchemaObject[]): string {
  return texts[object.kind]?.(object, inlined) ?? ''
}

function domainText(object: SchemaObject, inlined: readonly SchemaObject[]): string {
  const parts = inlined.map((each) =>
    each.kind === 'domain default'
      ? ` DEFAULT ${textOf(each, 'expression')}`
      : ` CONSTRAINT ${quote(each.name)} ${textOf(each, 'definition')}`,
  )
  return [
    `CREATE DOMAIN ${qualified(object)} AS ${textOf(object, 'base')}`,
    collate(object),
    has(object, 'notNull') ? ' NOT NULL' : '',
    ...parts,
  ].join('')
}

export function attributeText(attribute: SchemaObject): string {
  return `${quote(attribute.name)} ${textOf(attribute, 'type')}${collate(attribute)}`
}

function collate(object: SchemaObject): string {
  const collation = textOf(object, 'collation')
  return collation === undefined ? '' : ` COLLATE ${collation}`
}

const RANGE_PARTS: Readonly<Record<string, string>> = {
  subtype: 'SUBTYPE',
  operators: 'SUBTYPE_OPCLASS',
  collation: 'COLLATION',
  canonical: 'CANONICAL',
  difference: 'SUBTYPE_DIFF',
  multirange: 'MULTIRANGE_TYPE_NAME',
}

function rangeText(object: SchemaObject): string {
  const parts = Object.entries(RANGE_PARTS).flatMap(([attribute, word]) => {
    const value = textOf(object, attribute)
    return value === undefined ? [] : [`${word} = ${value}`]
  })
  return `CREATE TYPE ${qualified(object)} AS RANGE (${parts.join(', ')})`
}
