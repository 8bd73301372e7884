import type {
  ObjectChange,
  SchemaKind,
  SchemaKinds,
  Sides,
} from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { changesOnly, has, textOf } from './attributes.ts'
import { isOld, longLock } from './hazards.ts'
import { indexUseSteps, tablespaceSteps } from './index-uses.ts'
import { changesOwner } from './kept-parents.ts'
import { parentOf, qualified, quote } from './names.ts'
import { namingSteps } from './partition-indexes.ts'
import { relationPlace } from './relation-place.ts'
import { withRemarks } from './remarks.ts'

/** A partition has the indexes of its table. */
const index: SchemaKind = {
  stands: 'own',
  rebinds: true,
  occupies: relationPlace,
  create: (object, _, sides) =>
    has(object, 'inherited') ? namingSteps(object, sides) : creationSteps(object, sides),
  drop: (object) => (has(object, 'inherited') ? [] : [step(`DROP INDEX ${qualified(object)}`)]),
  alter: alterIndex,
  rename: (object, name) => [step(`ALTER INDEX ${qualified(object)} RENAME TO ${quote(name)}`)],
}

function creationSteps(object: SchemaObject, sides: Sides): readonly Step[] {
  const table = parentOf(object, sides.to)
  const name = qualified(table)
  const detail = `Nobody can write to ${name} while the index is built.`
  const hazards = isOld(table, sides) ? [longLock(object, name, detail)] : []
  const bare = { ...object, attributes: {} }
  return [
    step(textOf(object, 'definition') ?? '', ...hazards),
    ...usingSteps({ from: bare, to: object }, sides),
  ]
}

function usingSteps(change: ObjectChange, { to }: Sides): readonly Step[] {
  return [
    ...tablespaceSteps(change, `INDEX ${qualified(change.to)}`),
    ...statisticsSteps(change),
    ...indexUseSteps(change, to),
  ]
}

/** `1 500, 3 100`: the targets of the index's columns that are expressions. */
function statisticsSteps({ from, to }: ObjectChange): readonly Step[] {
  const targets = (object: SchemaObject) => (textOf(object, 'statistics') ?? '').split(', ')
  const set = (column: string, target: string) =>
    step(`ALTER INDEX ${qualified(to)} ALTER COLUMN ${column} SET STATISTICS ${target}`)
  const parted = (text: string) => text.split(' ')
  const [before, after] = [targets(from), targets(to)]
  const columns = new Set(after.map((text) => parted(text)[0]))
  return [
    ...before
      .filter((text) => text !== '' && !columns.has(parted(text)[0]))
      .map((text) => set(parted(text)[0] ?? '', '-1')),
    ...after
      .filter((text) => text !== '' && !before.includes(text))
      .map((text) => set(parted(text)[0] ?? '', parted(text)[1] ?? '')),
  ]
}

function alterIndex(change: ObjectChange, sides: Sides) {
  const { from, to } = change
  if (changesOwner(change, sides)) return undefined
  if (has(from, 'inherited') || has(to, 'inherited')) return { steps: [] }
  if (!changesOnly(change, 'tablespace', 'statistics', 'isClustered', 'isReplicaIdentity'))
    return undefined
  return { steps: usingSteps(change, sides) }
}

export const indexKinds: SchemaKinds = { index: withRemarks(index) }
