import type { SchemaKind, SchemaKinds, Sides } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { has, textOf } from './attributes.ts'
import { grantSteps } from './grants.ts'

const kindsOf: Readonly<Record<string, string>> = {
  table: 'TABLES',
  'foreign table': 'TABLES',
  view: 'TABLES',
  'materialized view': 'TABLES',
  sequence: 'SEQUENCES',
  serial: 'SEQUENCES',
  function: 'FUNCTIONS',
  procedure: 'FUNCTIONS',
  aggregate: 'FUNCTIONS',
  enum: 'TYPES',
  domain: 'TYPES',
  composite: 'TYPES',
  range: 'TYPES',
  schema: 'SCHEMAS',
}

/**
 * The object with nothing but the privileges that it has as it is made. Default privileges that change do so before, new
 * ones come behind it.
 */
export function asCreated(object: SchemaObject, { from, to }: Sides): SchemaObject {
  const given = [...to.objects.values()].filter(
    (each) =>
      each.kind === 'default privileges' &&
      from.objects.has(each.id) &&
      each.name === kindsOf[object.kind] &&
      textOf(each, 'role') === 'CURRENT_USER' &&
      (each.schema === undefined || each.schema === object.schema),
  )
  const grants = given.flatMap((each) => textOf(each, 'grants') ?? []).join('\n')
  return { ...object, attributes: grants === '' ? {} : { grants } }
}

const defaultPrivileges: SchemaKind = {
  stands: 'own',
  create: (object, _, { to }) => grantSteps(empty(object), object, to),
  drop: (object, { from }) => grantSteps(object, empty(object), from),
  alter: ({ from, to }, sides) => ({ steps: grantSteps(from, to, sides.to) }),
}

function empty(object: SchemaObject): SchemaObject {
  const { role } = object.attributes
  return { ...object, attributes: has(object, 'role') ? { role } : {} }
}

export const defaultPrivilegeKinds: SchemaKinds = { 'default privileges': defaultPrivileges }
