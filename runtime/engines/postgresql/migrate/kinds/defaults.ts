import type { SchemaKind, SchemaKinds, Sides } from '../../../../migrate/schema-kind.ts'
import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { textOf } from './attributes.ts'
import { columnAction } from './column-text.ts'
import { heirsOf, inheritedFrom } from './heirs.ts'
import { expressionOf } from './inherited-defaults.ts'
import { parentOf, qualified } from './names.ts'

/** The default of a column, which can change, and what it needs too, while the column stays. */
const columnDefault: SchemaKind = {
  stands: 'separable',
  rebinds: true,
  create: settingSteps,
  drop: droppingSteps,
  alter: ({ to }, sides) => ({ steps: settingSteps(to, [], sides) }),
}

function settingSteps(
  object: SchemaObject,
  _: readonly SchemaObject[],
  sides: Sides,
): readonly Step[] {
  const column = parentOf(object, sides.to)
  if (comesFromAbove(column, sides)) return []
  const action = `SET DEFAULT ${textOf(object, 'expression')}`
  return [step(columnAction(column, sides.to, action, onlyOf(column, sides.to)))]
}

/** Where it is made anew, each table loses and gets its own. */
function droppingSteps(object: SchemaObject, sides: Sides): readonly Step[] {
  const column = parentOf(object, sides.from)
  if (!sides.to.objects.has(object.id) && comesFromAbove(column, sides)) return []
  return [step(columnAction(column, sides.from, 'DROP DEFAULT', onlyOf(column, sides.to)))]
}

/** ALTER TABLE changes the tables that inherit the column as well, where it is not told ONLY. */
function onlyOf(column: SchemaObject, definitions: Definitions): '' | 'ONLY ' {
  return isUniform(column, definitions) ? '' : 'ONLY '
}

/** The same change is made for the table that it is inherited from, and reaches it from there. */
function comesFromAbove(column: SchemaObject, { from, to }: Sides): boolean {
  const above = inheritedFrom(to.objects.get(column.id) ?? column, to)
  if (above === undefined || !from.objects.has(above.id) || !isUniform(above, to)) return false
  return expressionOf(above, from) !== expressionOf(above, to)
}

function isUniform(column: SchemaObject, definitions: Definitions): boolean {
  const expression = expressionOf(column, definitions)
  return heirsOf(column, definitions).every(
    (heir) => expressionOf(heir, definitions) === expression,
  )
}

const domainDefault: SchemaKind = {
  stands: 'separable',
  rebinds: true,
  create: (object, _, { to }) => [settingStep(object, to)],
  drop: (object, { from }) => [alterDomain(object, from, 'DROP DEFAULT')],
  alter: ({ to }, sides) => ({ steps: [settingStep(to, sides.to)] }),
}

function settingStep(object: SchemaObject, definitions: Definitions): Step {
  return alterDomain(object, definitions, `SET DEFAULT ${textOf(object, 'expression')}`)
}

function alterDomain(object: SchemaObject, definitions: Definitions, action: string): Step {
  return step(`ALTER DOMAIN ${qualified(parentOf(object, definitions))} ${action}`)
}

export const defaultKinds: SchemaKinds = {
  default: columnDefault,
  'domain default': domainDefault,
}
