import type { ObjectChange, SchemaKind, SchemaKinds } from '../../../../migrate/schema-kind.ts'
import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { changesOnly, has, textOf } from './attributes.ts'
import { parentOf, qualified, quote } from './names.ts'
import { withRemarks } from './remarks.ts'

const publication: SchemaKind = {
  stands: 'own',
  create: (object) => {
    const all = has(object, 'allTables') ? ' FOR ALL TABLES' : ''
    const settings = publicationSettings({ from: { ...object, attributes: {} }, to: object })
    const given = settings.length === 0 ? '' : ` WITH (${settings.join(', ')})`
    return [step(`CREATE PUBLICATION ${quote(object.name)}${all}${given}`)]
  },
  drop: ({ name }) => [step(`DROP PUBLICATION ${quote(name)}`)],
  alter(change) {
    if (has(change.from, 'allTables') !== has(change.to, 'allTables')) return undefined
    const settings = publicationSettings(change)
    if (settings.length === 0) return { steps: [] }
    return {
      steps: [step(`ALTER PUBLICATION ${quote(change.to.name)} SET (${settings.join(', ')})`)],
    }
  },
  rename: ({ name }, wanted) => [
    step(`ALTER PUBLICATION ${quote(name)} RENAME TO ${quote(wanted)}`),
  ],
}

function publicationSettings({ from, to }: ObjectChange): readonly string[] {
  const settings: string[] = []
  const [before, after] = [textOf(from, 'publish'), textOf(to, 'publish')]
  if (before !== after) settings.push(`publish = '${after ?? 'insert, update, delete, truncate'}'`)
  if (has(from, 'viaRoot') !== has(to, 'viaRoot'))
    settings.push(`publish_via_partition_root = ${has(to, 'viaRoot')}`)
  if (textOf(from, 'generated') !== textOf(to, 'generated'))
    settings.push(`publish_generated_columns = '${textOf(to, 'generated') ?? 'none'}'`)
  return settings
}

/** A table among those that a publication sends, with the columns and the rows that it sends of it. */
const publicationTable: SchemaKind = {
  stands: 'own',
  rebinds: true,
  create: (object, _, { to }) => [memberStep(object, to, `ADD TABLE ${memberText(object)}`)],
  drop: (object, { from }) => [memberStep(object, from, `DROP TABLE ${qualified(object)}`)],
  alter: (change) => (changesOnly(change) ? { steps: [] } : undefined),
}

function memberText(object: SchemaObject): string {
  const [columns, where] = [textOf(object, 'columns'), textOf(object, 'where')]
  const listed = columns === undefined ? '' : ` (${columns})`
  return `${qualified(object)}${listed}${where === undefined ? '' : ` WHERE (${where})`}`
}

const publicationSchema: SchemaKind = {
  stands: 'own',
  create: (object, _, { to }) => [
    memberStep(object, to, `ADD TABLES IN SCHEMA ${quote(object.name)}`),
  ],
  drop: (object, { from }) => [
    memberStep(object, from, `DROP TABLES IN SCHEMA ${quote(object.name)}`),
  ],
  alter: () => ({ steps: [] }),
}

function memberStep(object: SchemaObject, definitions: Definitions, action: string): Step {
  return step(`ALTER PUBLICATION ${quote(parentOf(object, definitions).name)} ${action}`)
}

/** Each setting with how it is said, and what it is by itself. */
const SETTINGS: Readonly<Record<string, readonly [string, string]>> = {
  binary: ['binary', 'false'],
  streaming: ['streaming', 'off'],
  disableOnError: ['disable_on_error', 'false'],
  synchronous: ['synchronous_commit', 'off'],
}

/** It is made without asking the other server for anything, which a migration cannot take back. */
const subscription: SchemaKind = {
  stands: 'own',
  create: (object) => {
    const settings = subscriptionSettings({ from: { ...object, attributes: {} }, to: object })
    const slot = `slot_name = ${slotOf(object)}`
    const all = ['connect = false', slot, ...twoPhase(object), ...settings].join(', ')
    return [
      step(
        `CREATE SUBSCRIPTION ${quote(object.name)} CONNECTION ${address(object)} PUBLICATION ${textOf(object, 'publications')} WITH (${all})`,
      ),
      ...(has(object, 'enabled') ? [alterSubscription(object, 'ENABLE')] : []),
    ]
  },
  // Its slot on the other server is left alone.
  drop: (object) => [
    ...(has(object, 'enabled') ? [alterSubscription(object, 'DISABLE')] : []),
    ...(has(object, 'slot') ? [alterSubscription(object, 'SET (slot_name = NONE)')] : []),
    step(`DROP SUBSCRIPTION ${quote(object.name)}`),
  ],
  alter: (change) =>
    textOf(change.from, 'twoPhase') === textOf(change.to, 'twoPhase')
      ? { steps: subscriptionSteps(change) }
      : undefined,
  rename: (object, name) => [alterSubscription(object, `RENAME TO ${quote(name)}`)],
}

function address(object: SchemaObject): string {
  return `'${(textOf(object, 'address') ?? '').replaceAll("'", "''")}'`
}

function slotOf(object: SchemaObject): string {
  const slot = textOf(object, 'slot')
  return slot === undefined ? 'NONE' : `'${slot}'`
}

function twoPhase(object: SchemaObject): readonly string[] {
  return has(object, 'twoPhase') ? ['two_phase = true'] : []
}

function subscriptionSettings({ from, to }: ObjectChange): readonly string[] {
  return Object.entries(SETTINGS).flatMap(([attribute, [name, standard]]) => {
    const [before, after] = [textOf(from, attribute), textOf(to, attribute)]
    return before === after ? [] : [`${name} = ${settingValue(after) ?? standard}`]
  })
}

/** `t` stands for on, `p` for parallel, in the catalog. */
function settingValue(value: string | undefined): string | undefined {
  return value === 't' ? 'on' : value?.replace(/^p$/, 'parallel')
}

function subscriptionSteps(change: ObjectChange): readonly Step[] {
  const { from, to } = change
  const differs = (attribute: string) => textOf(from, attribute) !== textOf(to, attribute)
  const settings = subscriptionSettings(change)
  const actions = [
    ...(differs('address') ? [`CONNECTION ${address(to)}`] : []),
    ...(differs('publications')
      ? [`SET PUBLICATION ${textOf(to, 'publications')} WITH (refresh = false)`]
      : []),
    ...(settings.length > 0 ? [`SET (${settings.join(', ')})`] : []),
    ...(has(from, 'enabled') && !has(to, 'enabled') ? ['DISABLE'] : []),
    ...(differs('slot') ? [`SET (slot_name = ${slotOf(to)})`] : []),
    ...(!has(from, 'enabled') && has(to, 'enabled') ? ['ENABLE'] : []),
  ]
  return actions.map((action) => alterSubscription(to, action))
}

function alterSubscription(object: SchemaObject, action: string): Step {
  return step(`ALTER SUBSCRIPTION ${quote(object.name)} ${action}`)
}

export const replicationKinds: SchemaKinds = {
  publication: withRemarks(publication),
  'publication table': publicationTable,
  'publication schema': publicationSchema,
  subscription: withRemarks(subscription),
}
