import type {
  Alteration,
  ObjectChange,
  SchemaKind,
  SchemaKinds,
  Sides,
} from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { changesOnly, has, textOf } from './attributes.ts'
import { alterComposite } from './composites.ts'
import { alterEnum } from './enums.ts'
import { parentOf, qualified, quote } from './names.ts'
import { relationPlace } from './relation-place.ts'
import { withRemarks } from './remarks.ts'
import { replaceType } from './replace-type.ts'
import { typeText } from './type-text.ts'

type Alter = (change: ObjectChange, sides: Sides) => Alteration

/** A type is never dropped to be made anew: the columns of it would be lost. */
const type = (noun: string, alter: Alter): SchemaKind => ({
  stands: 'own',
  occupies: relationPlace,
  create: (object, inlined) => [step(typeText(object, inlined))],
  drop: (object) => [step(`DROP ${noun} ${qualified(object)}`)],
  alter: (change, sides) =>
    change.from.kind === change.to.kind ? alter(change, sides) : replaceType(change, sides),
  rename: (object, name) => [step(`ALTER ${noun} ${qualified(object)} RENAME TO ${quote(name)}`)],
})

const part: SchemaKind = {
  stands: 'part',
  create: () => [],
  drop: () => [],
  alter: () => ({ steps: [] }),
}

const label: SchemaKind = {
  ...part,
  rename: (object, name, { from }) => [
    step(
      `ALTER TYPE ${qualified(parentOf(object, from))} RENAME VALUE ${quoted(object.name)} TO ${quoted(name)}`,
    ),
  ],
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

const attribute: SchemaKind = {
  ...part,
  rename: (object, name, { from }) => [
    step(
      `ALTER TYPE ${qualified(parentOf(object, from))} RENAME ATTRIBUTE ${quote(object.name)} TO ${quote(name)}`,
    ),
  ],
}

function alterDomain(change: ObjectChange, sides: Sides): Alteration {
  if (!changesOnly(change, 'notNull')) return replaceType(change, sides)
  const { from, to } = change
  if (has(from, 'notNull') === has(to, 'notNull')) return { steps: [] }
  const action = has(to, 'notNull') ? 'SET NOT NULL' : 'DROP NOT NULL'
  return { steps: [step(`ALTER DOMAIN ${qualified(to)} ${action}`)] }
}

function alterRange(change: ObjectChange, sides: Sides): Alteration {
  return changesOnly(change) ? { steps: [] } : replaceType(change, sides)
}

const domainCheck: SchemaKind = {
  stands: 'separable',
  rebinds: true,
  create: (object, _, { to }) => [
    alterDomainOf(
      object,
      to,
      `ADD CONSTRAINT ${quote(object.name)} ${textOf(object, 'definition')}`,
    ),
  ],
  drop: (object, { from }) => [
    alterDomainOf(object, from, `DROP CONSTRAINT ${quote(object.name)}`),
  ],
  alter(change, { to: definitions }) {
    const { from, to } = change
    if (changesOnly(change)) return { steps: [] }
    if (textOf(from, 'definition') !== `${textOf(to, 'definition')} NOT VALID`) return undefined
    return { steps: [alterDomainOf(to, definitions, `VALIDATE CONSTRAINT ${quote(to.name)}`)] }
  },
  rename: (object, name, { from }) => [
    alterDomainOf(object, from, `RENAME CONSTRAINT ${quote(object.name)} TO ${quote(name)}`),
  ],
}

function alterDomainOf(object: SchemaObject, definitions: Sides['from'], action: string): Step {
  return step(`ALTER DOMAIN ${qualified(parentOf(object, definitions))} ${action}`)
}

export const typeKinds: SchemaKinds = {
  enum: withRemarks(type('TYPE', alterEnum)),
  domain: withRemarks(type('DOMAIN', alterDomain)),
  composite: withRemarks(type('TYPE', alterComposite)),
  range: withRemarks(type('TYPE', alterRange)),
  label,
  attribute,
  'domain check': withRemarks(domainCheck),
}
