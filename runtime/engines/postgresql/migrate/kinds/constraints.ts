import type {
  ObjectChange,
  SchemaKind,
  SchemaKinds,
  Sides,
} from '../../../../migrate/schema-kind.ts'
import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Hazard, type Step, step } from '../../../../migrate/step.ts'
import { changesOnly, has, textOf } from './attributes.ts'
import { isOld, longLock } from './hazards.ts'
import { indexUseSteps, tablespaceSteps } from './index-uses.ts'
import { changesOwner } from './kept-parents.ts'
import { ofParent, parentOf, qualified, quote } from './names.ts'
import { optionSteps } from './options.ts'
import { namingSteps } from './partition-indexes.ts'
import { withRemarks } from './remarks.ts'

/** A constraint of a table. One that a table has from its parent comes, changes and goes with that one's. */
const constraint = (stands: SchemaKind['stands']): SchemaKind => ({
  stands,
  rebinds: true,
  create: (object, _, sides) =>
    has(object, 'inherited') ? inheritedSteps(object, sides) : addingSteps(object, sides),
  drop: (object, { from }) =>
    has(object, 'inherited')
      ? []
      : [step(`ALTER TABLE ${ofParent(object, from)} DROP CONSTRAINT ${quote(object.name)}`)],
  alter: alterConstraint,
  rename: (object, name, { from }) => [
    step(
      `ALTER TABLE ${ofParent(object, from)} RENAME CONSTRAINT ${quote(object.name)} TO ${quote(name)}`,
    ),
  ],
})

/** Only keys have names of their own, which are those of their indexes. */
function inheritedSteps(object: SchemaObject, sides: Sides): readonly Step[] {
  return object.kind === 'key' ? namingSteps(object, sides) : []
}

function addingSteps(object: SchemaObject, sides: Sides): readonly Step[] {
  const table = parentOf(object, sides.to)
  const sql = `ALTER TABLE ${qualified(table)} ADD ${constraintText(object)}`
  const hazards = isOld(table, sides) ? lockOf(object, qualified(table)) : []
  return [step(sql, ...hazards), ...constraintExtras(object, sides.to)]
}

function lockOf(object: SchemaObject, table: string): readonly Hazard[] {
  if (isUnproven(object)) return []
  return [longLock(object, table, `All rows of ${table} are read while nobody can write to it.`)]
}

/** `CONSTRAINT users_pkey PRIMARY KEY (id)` */
export function constraintText(object: SchemaObject): string {
  return `CONSTRAINT ${quote(object.name)} ${textOf(object, 'definition')}`
}

/** NOT VALID: CREATE TABLE would take no notice of it. */
export function isUnproven(object: SchemaObject): boolean {
  return (textOf(object, 'definition') ?? '').endsWith(UNPROVEN)
}

const UNPROVEN = ' NOT VALID'

/** What of the index behind a constraint stands in statements of its own. */
export function constraintExtras(object: SchemaObject, definitions: Definitions): readonly Step[] {
  const index = indexOf(object)
  const options = textOf(object, 'options')
  const bare = { ...object, attributes: {} }
  return [
    ...(options ? [step(`ALTER INDEX ${index} SET (${options})`)] : []),
    ...tablespaceSteps({ from: bare, to: object }, `INDEX ${index}`),
    ...indexUseSteps({ from: bare, to: object }, definitions),
  ]
}

function indexOf(object: SchemaObject): string {
  return qualified(object)
}

function alterConstraint(change: ObjectChange, sides: Sides) {
  const { from, to } = change
  const definitions = sides.to
  if (from.kind !== to.kind || changesOwner(change, sides)) return undefined
  if (has(from, 'inherited') || has(to, 'inherited')) return { steps: [] }
  if (textOf(from, 'definition') === textOf(to, 'definition') + UNPROVEN) {
    const table = ofParent(to, definitions)
    return { steps: [step(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${quote(to.name)}`)] }
  }
  if (!changesOnly(change, 'options', 'tablespace', 'isClustered', 'isReplicaIdentity'))
    return undefined
  return {
    steps: [
      ...optionSteps(change, `INDEX ${indexOf(to)}`),
      ...tablespaceSteps(change, `INDEX ${indexOf(to)}`),
      ...indexUseSteps(change, definitions),
    ],
  }
}

export const constraintKinds: SchemaKinds = {
  key: withRemarks(constraint('inline')),
  exclusion: withRemarks(constraint('separable')),
  check: withRemarks(constraint('separable')),
  'foreign key': { ...withRemarks(constraint('separable')), refers: true },
}
