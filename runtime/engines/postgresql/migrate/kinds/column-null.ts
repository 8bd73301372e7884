import type { ObjectChange, Sides } from '../../../../migrate/schema-kind.ts'
import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { has, textOf } from './attributes.ts'
import { columnAction, isUnprovenNotNull, namedNotNull, notNullForm } from './column-text.ts'
import { checked, countOf, isOld, readingLock } from './hazards.ts'
import { filling } from './filling.ts'
import { effective, inheritedFrom } from './heirs.ts'
import { keepsParents } from './kept-parents.ts'
import { ofParent, parentOf, quote, shown } from './names.ts'
import { notNullName } from './not-null-names.ts'
import { rejoining } from './rejoining.ts'
import { renamed, renamingNotNull } from './renamed-not-null.ts'

/** NOT NULL goes before the type changes, and comes behind it. */
export function droppingNotNull(change: ObjectChange, sides: Sides): readonly Step[] {
  const { from, to } = change
  const stays = isNotNull(to, sides.to) && textOf(from, 'notNullForm') === textOf(to, 'notNullForm')
  if (!isNotNull(from, sides.from) || stays || isProven(change)) return []
  return [step(columnAction(to, sides.to, 'DROP NOT NULL'))]
}

export function settingNotNull(change: ObjectChange, sides: Sides): readonly Step[] {
  const { from, to } = change
  if (!isNotNull(to, sides.to)) return []
  if (isProven(change)) return [validatingStep(change, sides), ...renamingNotNull(change, sides)]
  if (isLeftAlone(change, sides)) return keptBelow(change, sides)
  if (isTakenOver(change, sides)) return takenOver(to, sides)
  const stays =
    isNotNull(from, sides.from) && textOf(from, 'notNullForm') === textOf(to, 'notNullForm')
  return stays ? renamingNotNull(change, sides) : newNotNull(to, sides)
}

/** NOT NULL came from above, where it goes, and is the column's own from then on. */
function isLeftAlone({ from, to }: ObjectChange, sides: Sides): boolean {
  const isOnlyAbove = isNotNull(from, sides.from) && !has(from, 'notNull')
  return isOnlyAbove && has(to, 'inherited') && has(to, 'notNull')
}

/** It goes with that of the parent, but for a constraint that the table has as well, which has another name. */
function keptBelow({ from, to }: ObjectChange, sides: Sides): readonly Step[] {
  const above = inheritedFrom(from, sides.from)
  const own = textOf(from, 'inheritedNotNull')
  const isOwn = own !== undefined && above && own !== notNullName(above, sides.from)
  if (!isOwn)
    return [
      step(columnAction(to, sides.to, 'DROP NOT NULL')),
      step(notNullStatement(to, sides.to), readingLock(to, ofParent(to, sides.to))),
    ]
  const name = notNullName(to, sides.to)
  return own === name ? [] : [renamed(ofParent(to, sides.to), own, name)]
}

/** NOT NULL was its own, and comes from above under another name. */
function isTakenOver({ from, to }: ObjectChange, sides: Sides): boolean {
  const given = textOf(to, 'inheritedNotNull')
  const isOther = given !== undefined && given !== notNullName(from, sides.from)
  return isOther && has(from, 'notNull') && !has(to, 'notNull') && keepsParents({ from, to }, sides)
}

/** The constraint of the table stays its own for as long as it is below one. */
function takenOver(column: SchemaObject, sides: Sides): readonly Step[] {
  const own = ofParent(column, sides.to)
  const name = quote(column.name)
  const given = `CONSTRAINT ${quote(notNullName(column, sides.to))} NOT NULL ${name}`
  return rejoining(parentOf(column, sides.to), (standIn) => [
    ...[...new Set([standIn, own])].map((table) =>
      step(`ALTER TABLE ${table} ALTER COLUMN ${name} DROP NOT NULL`),
    ),
    step(`ALTER TABLE ${standIn} ADD ${given}`),
  ])
}

export function isNotNull(column: SchemaObject, definitions: Definitions): boolean {
  return effective(column, 'notNull', definitions) === true || has(column, 'notNullForm')
}

/** NOT VALID is gone and nothing else. */
function isProven({ from, to }: ObjectChange): boolean {
  return (
    isUnprovenNotNull(from) &&
    !isUnprovenNotNull(to) &&
    notNullForm(from)
      .replace(/ ?NOT VALID/, '')
      .trim() === notNullForm(to).trim() &&
    has(to, 'notNull')
  )
}

function validatingStep({ from, to }: ObjectChange, sides: Sides): Step {
  const name = quote(notNullName(from, sides.from))
  return step(`ALTER TABLE ${ofParent(to, sides.to)} VALIDATE CONSTRAINT ${name}`)
}

/** NOT NULL of a new column that is NOT VALID. */
export function unprovenNotNull(column: SchemaObject, definitions: Definitions): readonly Step[] {
  if (has(column, 'inherited') || !isUnprovenNotNull(column)) return []
  return [step(notNullStatement(column, definitions))]
}

/** Rows without a value get the default where there is one; where there is none they are counted, and it is refused. */
function newNotNull(
  column: SchemaObject,
  sides: Sides,
  set = notNullStatement(column, sides.to),
): readonly Step[] {
  const table = parentOf(column, sides.to)
  const name = quote(column.name)
  const missing = `${name} IS NULL`
  const lock = readingLock(column, ofParent(column, sides.to))
  if (!isOld(table, sides) || isUnprovenNotNull(column)) return [step(set)]
  const given = fillingExpression(column, sides)
  if (given !== undefined)
    return [...filling(table, `${name} = ${given} WHERE ${missing}`, sides.from), step(set, lock)]
  const refusal = `${shown(column)} is to be NOT NULL, has no default, and is NULL in some rows.`
  return [checked(set, [{ count: countOf(table, missing), refusal }], lock)]
}

/** NOT NULL of a column whose table is about to join others that have it; it comes from them from then on. */
export function joinedNotNull({ from, to }: ObjectChange, sides: Sides): readonly Step[] {
  if (!isNotNull(to, sides.to) || isNotNull(from, sides.from)) return []
  const name = textOf(to, 'inheritedNotNull')
  if (name === undefined) return newNotNull(to, sides)
  const given = `ADD CONSTRAINT ${quote(name)} NOT NULL ${quote(to.name)}`
  return newNotNull(to, sides, `ALTER TABLE ${ofParent(to, sides.to)} ${given}`)
}

function notNullStatement(column: SchemaObject, definitions: Definitions): string {
  const named = namedNotNull(column, definitions)
  if (named === '' && !has(column, 'notNullForm'))
    return columnAction(column, definitions, 'SET NOT NULL')
  return `ALTER TABLE ${ofParent(column, definitions)} ADD${named} NOT NULL ${quote(column.name)}${notNullForm(column)}`
}

/** The default that the column is to have, where all that it needs is there already. */
function fillingExpression({ id }: SchemaObject, { from, to }: Sides): string | undefined {
  const given = to.childrenOf(id).find(({ kind }) => kind === 'default')
  const isReady = given?.needs.every((needed) => from.objects.has(needed)) ?? false
  return given && isReady ? textOf(given, 'expression') : undefined
}
