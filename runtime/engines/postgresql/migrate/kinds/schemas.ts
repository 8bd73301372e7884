import type { SchemaKind, SchemaKinds } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { step } from '../../../../migrate/step.ts'
import { changesOnly, has, textOf } from './attributes.ts'
import { literal, qualified, quote } from './names.ts'
import { withRemarks } from './remarks.ts'

const schema: SchemaKind = {
  stands: 'own',
  create: ({ name }) => [step(`CREATE SCHEMA ${quote(name)}`)],
  drop: ({ name }) => [step(`DROP SCHEMA ${quote(name)}`)],
  alter: () => ({ steps: [] }),
  rename: (object, name) => [step(`ALTER SCHEMA ${quote(object.name)} RENAME TO ${quote(name)}`)],
}

const extension: SchemaKind = {
  stands: 'own',
  create: (object) => [
    step(`CREATE EXTENSION ${quote(object.name)} WITH SCHEMA ${quote(placeOf(object))}`),
  ],
  drop: ({ name }) => [step(`DROP EXTENSION ${quote(name)}`)],
  alter: ({ to }) => ({
    steps: [step(`ALTER EXTENSION ${quote(to.name)} SET SCHEMA ${quote(placeOf(to))}`)],
  }),
}

function placeOf(object: SchemaObject): string {
  return textOf(object, 'schema') ?? 'public'
}

const collation: SchemaKind = {
  stands: 'own',
  create: (object) => [step(`CREATE COLLATION ${qualified(object)} (${propertiesOf(object)})`)],
  drop: (object) => [step(`DROP COLLATION ${qualified(object)}`)],
  alter: (change) => (changesOnly(change) ? { steps: [] } : undefined),
  rename: (object, name) => [step(`ALTER COLLATION ${qualified(object)} RENAME TO ${quote(name)}`)],
}

function propertiesOf(object: SchemaObject): string {
  const given = (property: string, attribute: string) => {
    const value = textOf(object, attribute)
    return value === undefined ? [] : [`${property} = ${literal(value)}`]
  }
  return [
    ...given('PROVIDER', 'provider').map((text) => text.replaceAll("'", '')),
    ...given('LOCALE', 'locale'),
    ...given('LC_COLLATE', 'collate'),
    ...given('LC_CTYPE', 'characters'),
    ...given('RULES', 'rules'),
    ...(has(object, 'nondeterministic') ? ['DETERMINISTIC = false'] : []),
  ].join(', ')
}

export const schemaKinds: SchemaKinds = {
  schema: withRemarks(schema),
  extension: withRemarks(extension),
  collation: withRemarks(collation),
}
