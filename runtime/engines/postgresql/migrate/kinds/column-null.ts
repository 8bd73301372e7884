import type { ObjectChange, Sides } from '../../../../migrate/schema-kind.ts'
import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { has, textOf } from './attributes.ts'
import { columnAction, isUnprovenNotNull, namedNotNull, notNullForm } from './column-text.ts'
import { checked, countOf, isOld, longLock } from './hazards.ts'
import { effective, inheritedFrom } from './heirs.ts'
import { keepsParents } from './kept-parents.ts'
import { ofParent, parentOf, qualified, quote, shown } from './names.ts'
import { rejoining } from './rejoining.ts'

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
  const stays =
    isNotNull(from, sides.from) && textOf(from, 'notNullForm') === textOf(to, 'notNullForm')
  return stays ? renamingNotNull(change, sides) : newNotNull(to, sides)
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

/** The constraint has a name since PostgreSQL 18. */
export function notNullName(column: SchemaObject, definitions: Definitions): string {
  const { name } = parentOf(column, definitions)
  const given = textOf(column, 'notNullName') ?? textOf(column, 'inheritedNotNull')
  return given ?? `${name}_${column.name}_not_null`
}

function renamingNotNull({ from, to }: ObjectChange, sides: Sides): readonly Step[] {
  const [before, after] = [notNullName(from, sides.from), notNullName(to, sides.to)]
  const isNamed = [from, to].some(
    (each) => has(each, 'notNullName') || has(each, 'inheritedNotNull'),
  )
  if (before === after || !isNamed) return []
  const renamed = (table: string) => [
    step(`ALTER TABLE ${table} RENAME CONSTRAINT ${quote(before)} TO ${quote(after)}`),
  ]
  if (!has(to, 'inherited')) return renamed(ofParent(to, sides.to))
  return staysBelow({ from, to }, sides) ? rejoining(parentOf(to, sides.to), renamed) : []
}

/** Below the same tables, whose own constraint keeps its name: it would take the one of the column along. */
function staysBelow({ from, to }: ObjectChange, sides: Sides): boolean {
  if (!has(from, 'inheritedNotNull') || !has(to, 'inheritedNotNull')) return false
  const [above, later] = [inheritedFrom(from, sides.from), inheritedFrom(to, sides.to)]
  if (above === undefined || later === undefined) return false
  const isSame = keepsParents({ from, to }, sides)
  return isSame && notNullName(above, sides.from) === notNullName(later, sides.to)
}

/** Rows without a value get the default where there is one; where there is none they are counted, and it is refused. */
function newNotNull(column: SchemaObject, sides: Sides): readonly Step[] {
  const table = parentOf(column, sides.to)
  const name = quote(column.name)
  const missing = `${name} IS NULL`
  const lock = longLock(
    column,
    qualified(table),
    `All rows of ${qualified(table)} are read while nobody can read or write it.`,
  )
  const set = notNullStatement(column, sides.to)
  if (!isOld(table, sides) || isUnprovenNotNull(column)) return [step(set)]
  const filling = fillingExpression(column, sides)
  if (filling !== undefined)
    return [
      step(`UPDATE ${qualified(table)} SET ${name} = ${filling} WHERE ${missing}`),
      step(set, lock),
    ]
  const refusal = `${shown(column)} is to be NOT NULL, has no default, and is NULL in some rows.`
  return [checked(set, [{ count: countOf(table, missing), refusal }], lock)]
}

function notNullStatement(column: SchemaObject, definitions: Definitions): string {
  if (!has(column, 'notNullName') && !has(column, 'notNullForm'))
    return columnAction(column, definitions, 'SET NOT NULL')
  return `ALTER TABLE ${ofParent(column, definitions)} ADD${namedNotNull(column)} NOT NULL ${quote(column.name)}${notNullForm(column)}`
}

/** The default that the column is to have, where all that it needs is there already. */
function fillingExpression({ id }: SchemaObject, { from, to }: Sides): string | undefined {
  const given = to.childrenOf(id).find(({ kind }) => kind === 'default')
  const isReady = given?.needs.every((needed) => from.objects.has(needed)) ?? false
  return given && isReady ? textOf(given, 'expression') : undefined
}
