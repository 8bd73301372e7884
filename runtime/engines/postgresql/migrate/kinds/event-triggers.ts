import type { SchemaKind, SchemaKinds } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { changesOnly, has, textOf } from './attributes.ts'
import { quote } from './names.ts'
import { withRemarks } from './remarks.ts'

/** A trigger on what is done to the schema; those made last take no notice of what a migration does before. */
const eventTrigger: SchemaKind = {
  stands: 'own',
  rebinds: true,
  create: (object) => {
    const tags = textOf(object, 'tags')
    const when = tags === undefined ? '' : ` WHEN TAG IN (${tags})`
    const sql = `CREATE EVENT TRIGGER ${quote(object.name)} ON ${textOf(object, 'event')}${when}`
    return [
      step(`${sql} EXECUTE FUNCTION ${textOf(object, 'routine')}()`),
      ...(has(object, 'enabled') ? [enablingStep(object)] : []),
    ]
  },
  drop: ({ name }) => [step(`DROP EVENT TRIGGER ${quote(name)}`)],
  alter(change) {
    if (changesOnly(change)) return { steps: [] }
    return changesOnly(change, 'enabled') ? { steps: [enablingStep(change.to)] } : undefined
  },
  rename: ({ name }, wanted) => [
    step(`ALTER EVENT TRIGGER ${quote(name)} RENAME TO ${quote(wanted)}`),
  ],
}

function enablingStep(object: SchemaObject): Step {
  return step(`ALTER EVENT TRIGGER ${quote(object.name)} ${textOf(object, 'enabled') ?? 'ENABLE'}`)
}

export const eventTriggerKinds: SchemaKinds = { 'event trigger': withRemarks(eventTrigger) }
