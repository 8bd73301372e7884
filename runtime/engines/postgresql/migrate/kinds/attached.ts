import type { SchemaKind, SchemaKinds } from '../../../../migrate/schema-kind.ts'
import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { changesOnly, has, textOf } from './attributes.ts'
import { ofParent, parentOf, qualified, quote } from './names.ts'
import { withRemarks } from './remarks.ts'

/** A trigger or a rule: made by the engine's own text, with a state of its own. */
const enabled = (noun: string): SchemaKind => ({
  stands: 'own',
  rebinds: true,
  create: (object, _, { to }) => [
    step(textOf(object, 'definition') ?? ''),
    ...enablingSteps(object, noun, to),
  ],
  drop: (object, { from }) => [
    step(`DROP ${noun} ${quote(object.name)} ON ${ofParent(object, from)}`),
  ],
  alter(change, { to }) {
    if (changesOnly(change)) return { steps: [] }
    if (!changesOnly(change, 'enabled')) return undefined
    return { steps: [enablingStep(change.to, noun, to)] }
  },
  rename: (object, name, { from }) => [
    step(
      `ALTER ${noun} ${quote(object.name)} ON ${ofParent(object, from)} RENAME TO ${quote(name)}`,
    ),
  ],
})

function enablingSteps(object: SchemaObject, noun: string, definitions: Definitions) {
  return has(object, 'enabled') ? [enablingStep(object, noun, definitions)] : []
}

/** Views have triggers that are always enabled, and rules. */
function enablingStep(object: SchemaObject, noun: string, definitions: Definitions): Step {
  const state = textOf(object, 'enabled') ?? 'ENABLE'
  const table = qualified(parentOf(object, definitions))
  return step(`ALTER TABLE ${table} ${state} ${noun} ${quote(object.name)}`)
}

const policy: SchemaKind = {
  stands: 'own',
  rebinds: true,
  create: (object, _, { to }) => [
    step(`CREATE POLICY ${quote(object.name)} ON ${ofParent(object, to)}${clausesOf(object)}`),
  ],
  drop: (object, { from }) => [
    step(`DROP POLICY ${quote(object.name)} ON ${ofParent(object, from)}`),
  ],
  alter: (change) => (changesOnly(change) ? { steps: [] } : undefined),
  rename: (object, name, { from }) => [
    step(
      `ALTER POLICY ${quote(object.name)} ON ${ofParent(object, from)} RENAME TO ${quote(name)}`,
    ),
  ],
}

function clausesOf(object: SchemaObject): string {
  const clause = (attribute: string, write: (value: string) => string) => {
    const value = textOf(object, attribute)
    return value === undefined ? '' : write(value)
  }
  return [
    has(object, 'restrictive') ? ' AS RESTRICTIVE' : '',
    clause('command', (command) => ` FOR ${command}`),
    clause('roles', (roles) => ` TO ${roles}`),
    clause('using', (condition) => ` USING (${condition})`),
    clause('check', (condition) => ` WITH CHECK (${condition})`),
  ].join('')
}

const statistics: SchemaKind = {
  stands: 'own',
  rebinds: true,
  create: (object) => [step(textOf(object, 'definition') ?? ''), ...targetSteps(object)],
  drop: (object) => [step(`DROP STATISTICS ${qualified(object)}`)],
  alter(change) {
    if (changesOnly(change)) return { steps: [] }
    return changesOnly(change, 'target') ? { steps: [targetStep(change.to)] } : undefined
  },
  rename: (object, name) => [
    step(`ALTER STATISTICS ${qualified(object)} RENAME TO ${quote(name)}`),
  ],
}

function targetSteps(object: SchemaObject): readonly Step[] {
  return has(object, 'target') ? [targetStep(object)] : []
}

function targetStep(object: SchemaObject): Step {
  const target = textOf(object, 'target') ?? '-1'
  return step(`ALTER STATISTICS ${qualified(object)} SET STATISTICS ${target}`)
}

export const attachedKinds: SchemaKinds = {
  trigger: withRemarks(enabled('TRIGGER')),
  rule: withRemarks(enabled('RULE')),
  policy: withRemarks(policy),
  statistics: withRemarks(statistics),
}
