import type {
  Alteration,
  ObjectChange,
  SchemaKind,
  SchemaKinds,
  Sides,
} from '../../../../migrate/schema-kind.ts'
import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import type { Step } from '../../../../migrate/step.ts'
import { addedIdentity, hasHeirs } from './added-identity.ts'
import { aroundAdoption } from './adopted-columns.ts'
import { has, textOf } from './attributes.ts'
import { droppingIdentity, identitySteps } from './column-identity.ts'
import { droppingNotNull, isNotNull, settingNotNull, unprovenNotNull } from './column-null.ts'
import { columnSettings, newColumnSettings } from './column-settings.ts'
import { columnText } from './column-text.ts'
import { disturbedByType, typeChange, typeSteps } from './column-type.ts'
import { droppingColumn } from './dropped-columns.ts'
import { checked, isOld, noValueFor, rewrite } from './hazards.ts'
import { freeingSteps } from './freed-columns.ts'
import { heirsOf } from './heirs.ts'
import { inheritedDefaultSteps } from './inherited-defaults.ts'
import { newLocalSteps } from './joined-parts.ts'
import { isJoined, leavingTables } from './joined-columns.ts'
import { isMoved, localSteps } from './local-columns.ts'
import { parentOf, qualified } from './names.ts'
import { newRemarkSteps, withRemarks } from './remarks.ts'
import { renameColumn } from './rename-parts.ts'

const column: SchemaKind = {
  stands: 'inline',
  create: addColumn,
  drop: dropColumn,
  alter: alterColumn,
  rename: renameColumn,
}

/** An inherited column comes with that of the parent. */
function addColumn(
  object: SchemaObject,
  inlined: readonly SchemaObject[],
  sides: Sides,
): readonly Step[] {
  const { to } = sides
  const settings = [...unprovenNotNull(object, to), ...newColumnSettings(object, to)]
  const table = parentOf(object, to)
  if (has(object, 'inherited'))
    return [
      ...newLocalSteps(object, sides),
      ...inheritedDefaultSteps(object, inlined, to),
      ...settings,
    ]
  if (has(object, 'identity') && hasHeirs(object, sides))
    return [...addedIdentity(object, sides), ...settings]
  const sql = `ALTER TABLE ${qualified(table)} ADD COLUMN ${columnText(object, inlined, to)}`
  const hazards =
    has(object, 'generated') && !has(object, 'isVirtual') && isOld(table, sides)
      ? [rewrite(object, qualified(table))]
      : []
  const adding = checked(sql, missingValues(object, inlined, sides), ...hazards)
  return [...aroundAdoption(object, sides, adding), ...settings]
}

/** NOT NULL without a default is refused where there are rows. */
function missingValues(object: SchemaObject, inlined: readonly SchemaObject[], sides: Sides) {
  const table = parentOf(object, sides.to)
  const isFilled =
    inlined.some(({ parent }) => parent === object.id) ||
    has(object, 'identity') ||
    has(object, 'generated')
  if (!has(object, 'notNull') || isFilled || !isOld(table, sides)) return []
  if (hasFillingDomain(object, sides.to)) return []
  return [noValueFor(object, table)]
}

function hasFillingDomain({ needs }: SchemaObject, definitions: Definitions): boolean {
  return needs.some((id) =>
    definitions.childrenOf(id).some(({ kind }) => kind === 'domain default'),
  )
}

/** An inherited column goes with that of the parent, or as its table leaves that one. */
function dropColumn(object: SchemaObject, sides: Sides): readonly Step[] {
  return has(object, 'inherited') ? [] : droppingColumn(object, sides)
}

function alterColumn(change: ObjectChange, sides: Sides): Alteration | undefined {
  if (!isGenerationKept(change)) return undefined
  const { to } = change
  const moved = isMoved(change, sides) ? [to, ...heirsOf(to, sides.to)] : []
  const moving = localSteps(change, sides)
  const isNew = moved.length > 0 && moving.length > 0
  const isSet = isJoined(change, sides) && !isNotNull(change.from, sides.from)
  return {
    steps: [
      ...moving,
      ...freeingSteps(change, sides),
      ...droppingIdentity(change, sides),
      ...(isNew ? [] : droppingNotNull(change, sides)),
      ...typeSteps(change, sides),
      ...(isNew || isSet ? [] : settingNotNull(change, sides)),
      ...identitySteps(change, sides),
      ...(moved.length > 0 ? [] : columnSettings(change, sides.to)),
      ...moved.flatMap((each) => [
        ...newColumnSettings(each, sides.to),
        ...newRemarkSteps(each, sides),
      ]),
    ],
    touches: moved.slice(1).map(({ id }) => id),
    awaits: leavingTables(change, sides),
    disturbs: disturbedBy(change, sides),
  }
}

function disturbedBy(change: ObjectChange, sides: Sides): (dependent: SchemaObject) => boolean {
  // What reads the column reads another one from then on.
  if (isMoved(change, sides))
    return (dependent) => dependent.kind !== 'column' && !has(dependent, 'inherited')
  if (typeChange(change, sides)) return disturbedByType(change, sides)
  return () => false
}

/** A stored value can stay when its expression goes; another expression makes another column. */
function isGenerationKept({ from, to }: ObjectChange): boolean {
  if (has(from, 'inherited') !== has(to, 'inherited')) return true
  const [before, after] = [textOf(from, 'generated'), textOf(to, 'generated')]
  const isSame = before === after && has(from, 'isVirtual') === has(to, 'isVirtual')
  return isSame || (after === undefined && !has(from, 'isVirtual'))
}

export const columnKinds: SchemaKinds = { column: withRemarks(column) }
