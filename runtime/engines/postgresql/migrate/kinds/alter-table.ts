import type { Alteration, ObjectChange, Sides } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { has, textOf } from './attributes.ts'
import { foreignOptionChange } from './foreign-options.ts'
import { isOld, rewrite } from './hazards.ts'
import { tablespaceSteps } from './index-uses.ts'
import { joinedParts, joiningSteps } from './joined-parts.ts'
import { joinedColumnEffects, joinedColumns, joinedColumnSteps } from './joined-columns.ts'
import { leavingSteps, leftParts } from './left-parts.ts'
import { isMadeAnew } from './made-anew.ts'
import { qualified, quote } from './names.ts'
import { notNullName } from './not-null-names.ts'
import { optionSteps } from './options.ts'
import { parentsOf } from './rejoining.ts'
import { besideEmptyStandIn, besideStandIn } from './stand-in.ts'

/** What changes of a table that is not made anew. */
export function alterTable(change: ObjectChange, sides: Sides): Alteration | undefined {
  const { from, to } = change
  if (isMadeAnew(change)) return undefined
  const altered = `TABLE ${qualified(to)}`
  const isJoining = joiningParents(change, sides).length > 0
  return {
    ...(isJoining && joinedColumnEffects(change, joinedColumns(change, sides), sides)),
    steps: changingParents(change, sides, [
      ...rewritingSteps(change, sides),
      ...optionSteps(change, altered),
      ...tablespaceSteps(change, altered),
      ...foreignOptionChange(textOf(from, 'foreignOptions'), textOf(to, 'foreignOptions')).map(
        (action) => step(`ALTER FOREIGN ${altered} ${action}`),
      ),
      ...settingSteps(change),
    ]),
  }
}

function differs({ from, to }: ObjectChange, attribute: string): boolean {
  return textOf(from, attribute) !== textOf(to, attribute)
}

function rewritingSteps(change: ObjectChange, sides: Sides): readonly Step[] {
  const { from, to } = change
  const name = qualified(to)
  const hazards = isOld(to, sides) ? [rewrite(to, name)] : []
  const steps: Step[] = []
  if (has(from, 'unlogged') !== has(to, 'unlogged'))
    steps.push(
      step(`ALTER TABLE ${name} SET ${has(to, 'unlogged') ? 'UNLOGGED' : 'LOGGED'}`, ...hazards),
    )
  if (differs(change, 'method'))
    steps.push(
      step(
        `ALTER TABLE ${name} SET ACCESS METHOD ${quote(textOf(to, 'method') ?? 'heap')}`,
        ...hazards,
      ),
    )
  return steps
}

/** What CREATE TABLE cannot say. */
export function settingsOf(table: SchemaObject): readonly Step[] {
  return settingSteps({ from: { ...table, attributes: {} }, to: table })
}

/** Row security and its being forced upon the owner are two flags. */
function settingSteps(change: ObjectChange): readonly Step[] {
  const { from, to } = change
  const actions: string[] = []
  if (has(from, 'rowSecurity') !== has(to, 'rowSecurity'))
    actions.push(`${has(to, 'rowSecurity') ? 'ENABLE' : 'DISABLE'} ROW LEVEL SECURITY`)
  if (has(from, 'forcedRowSecurity') !== has(to, 'forcedRowSecurity'))
    actions.push(`${has(to, 'forcedRowSecurity') ? '' : 'NO '}FORCE ROW LEVEL SECURITY`)
  if (differs(change, 'replicaIdentity'))
    actions.push(`REPLICA IDENTITY ${textOf(to, 'replicaIdentity') ?? 'DEFAULT'}`)
  return actions.map((action) => step(`ALTER TABLE ${qualified(to)} ${action}`))
}

/** What it inherits from old parents and from new ones is no more its own than it was. */
function changingParents(
  change: ObjectChange,
  sides: Sides,
  others: readonly Step[],
): readonly Step[] {
  const { from, to } = change
  const [leaving, joining] = [leavingParents(change), joiningParents(change, sides)]
  if (leaving.length + joining.length === 0) return others
  const [left, joined] = [leftParts(change, sides), joinedParts(change, sides)]
  const steps = (owner: string) => [
    ...leaving,
    ...leavingSteps(to, left, sides),
    ...others,
    ...joinedColumnSteps(joinedColumns(change, sides), sides),
    ...joiningSteps(to, joined, sides, owner),
    ...joining,
  ]
  if (parentsOf(to).length === 0) return steps(qualified(to))
  // A check reads columns that the stand-in needs as well.
  if (parentsOf(from).length > 0 || joined.checks.length > 0)
    return besideStandIn(to, steps, [...left.checks, ...left.columns])
  return joined.columns.length > 0 ? besideEmptyStandIn(to, steps) : steps(qualified(to))
}

/** Those that it leaves, and those that it joins; where they come in another order, all of them. */
function parentsChange({ from, to }: ObjectChange) {
  const [before, after] = [parentsOf(from), parentsOf(to)]
  const gone = before.filter((each) => !after.includes(each))
  const added = after.filter((each) => !before.includes(each))
  const found = [...before.filter((each) => after.includes(each)), ...added]
  const isInOrder = found.every((each, place) => each === after[place])
  return isInOrder ? { gone, added } : { gone: before, added: after }
}

/** A partition, or a child, that is not one any more, or not of the same. */
function leavingParents(change: ObjectChange): readonly Step[] {
  const { from, to } = change
  const name = qualified(to)
  const parent = textOf(from, 'partitionOf')
  const isLeft =
    parent !== undefined && (differs(change, 'partitionOf') || differs(change, 'bound'))
  const { gone } = parentsChange(change)
  return [
    ...(isLeft ? [step(`ALTER TABLE ${parent} DETACH PARTITION ${name}`)] : []),
    ...gone.map((each) => step(`ALTER TABLE ${name} NO INHERIT ${each}`)),
  ]
}

function joiningParents(change: ObjectChange, sides: Sides): readonly Step[] {
  const { to } = change
  const name = qualified(to)
  const parent = textOf(to, 'partitionOf')
  const isJoined =
    parent !== undefined && (differs(change, 'partitionOf') || differs(change, 'bound'))
  const { added } = parentsChange(change)
  return [
    ...(isJoined || added.length > 0 ? renamedNotNulls(to, sides) : []),
    ...added.map((each) => step(`ALTER TABLE ${name} INHERIT ${each}`)),
    ...(isJoined
      ? [step(`ALTER TABLE ${parent} ATTACH PARTITION ${name} ${textOf(to, 'bound')}`)]
      : []),
  ]
}

/** Once it is inherited, the constraint of a column that is NOT NULL keeps its name. */
function renamedNotNulls(table: SchemaObject, { from, to }: Sides): readonly Step[] {
  return to.childrenOf(table.id).flatMap((column) => {
    const before = from.objects.get(column.id)
    const name = textOf(column, 'inheritedNotNull')
    if (before === undefined || name === undefined || !has(before, 'notNull')) return []
    const old = notNullName(before, from)
    const rename = `RENAME CONSTRAINT ${quote(old)} TO ${quote(name)}`
    return old === name ? [] : [step(`ALTER TABLE ${qualified(table)} ${rename}`)]
  })
}
