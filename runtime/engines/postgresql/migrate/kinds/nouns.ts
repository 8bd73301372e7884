import { bug } from '../../../../../compiler/diagnostics/bug.ts'
import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import { textOf } from './attributes.ts'
import { columnName, ofParent, qualified, quote } from './names.ts'

type Noun = (object: SchemaObject, definitions: Definitions) => string

const plain =
  (noun: string): Noun =>
  (object) =>
    `${noun} ${qualified(object)}`

const ofTable =
  (noun: string): Noun =>
  (object, definitions) =>
    `${noun} ${quote(object.name)} ON ${ofParent(object, definitions)}`

/** Of an ordered-set aggregate the arguments have ORDER BY among them. */
const routine =
  (noun: string): Noun =>
  (object) =>
    `${noun} ${routineName(object)}`

/** `public.f(a integer)`, as the statements about routines call it. */
export function routineName(object: SchemaObject): string {
  const given = textOf(object, 'identity') ?? ''
  return `${qualified(object)}(${given === '' && object.kind === 'aggregate' ? '*' : given})`
}

/** What COMMENT ON calls the objects of each kind. */
const nouns: Readonly<Record<string, Noun>> = {
  schema: plain('SCHEMA'),
  extension: plain('EXTENSION'),
  collation: plain('COLLATION'),
  enum: plain('TYPE'),
  domain: plain('DOMAIN'),
  composite: plain('TYPE'),
  range: plain('TYPE'),
  attribute: (object, definitions) => `COLUMN ${columnName(object, definitions)}`,
  'domain check': (object, definitions) =>
    `CONSTRAINT ${quote(object.name)} ON DOMAIN ${ofParent(object, definitions)}`,
  function: routine('FUNCTION'),
  procedure: routine('PROCEDURE'),
  aggregate: routine('AGGREGATE'),
  sequence: plain('SEQUENCE'),
  serial: plain('SEQUENCE'),
  table: plain('TABLE'),
  'foreign table': plain('FOREIGN TABLE'),
  view: plain('VIEW'),
  'materialized view': plain('MATERIALIZED VIEW'),
  column: (object, definitions) => `COLUMN ${columnName(object, definitions)}`,
  'view column': (object, definitions) => `COLUMN ${columnName(object, definitions)}`,
  key: ofTable('CONSTRAINT'),
  exclusion: ofTable('CONSTRAINT'),
  check: ofTable('CONSTRAINT'),
  'foreign key': ofTable('CONSTRAINT'),
  index: plain('INDEX'),
  statistics: plain('STATISTICS'),
  trigger: ofTable('TRIGGER'),
  rule: ofTable('RULE'),
  policy: ofTable('POLICY'),
  'event trigger': plain('EVENT TRIGGER'),
  publication: plain('PUBLICATION'),
  subscription: plain('SUBSCRIPTION'),
  'foreign data wrapper': plain('FOREIGN DATA WRAPPER'),
  server: plain('SERVER'),
}

/** What COMMENT ON calls the object: `TABLE public.users`. */
export function commented(object: SchemaObject, definitions: Definitions): string {
  const noun = nouns[object.kind] ?? bug(`${object.kind} takes no comment`)
  return noun(object, definitions)
}
