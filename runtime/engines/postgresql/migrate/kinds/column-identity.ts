import type { ObjectChange, Sides } from '../../../../migrate/schema-kind.ts'
import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { has, textOf } from './attributes.ts'
import { columnAction, identityText } from './column-text.ts'
import { isOld } from './hazards.ts'
import { asideName, literal, parentOf, qualified, quote } from './names.ts'
import { optionChanges, RESTART, startOf } from './sequence-options.ts'

/** The sequence that a column of its own name drew from, and that its identity goes on from. */
export function takenOver(column: SchemaObject, { from, to }: Sides): SchemaObject | undefined {
  const after = to.objects.get(column.id)
  const isNew = after !== undefined && has(after, 'identity') && !has(column, 'identity')
  if (!isNew) return undefined
  return from
    .childrenOf(column.id)
    .find(({ id, kind }) => (kind === 'serial' || kind === 'sequence') && !to.objects.has(id))
}

/** A sequence that takes the identity's place takes its position too, and drops it itself. */
export function droppingIdentity({ from, to }: ObjectChange, sides: Sides): readonly Step[] {
  if (!has(from, 'identity') || has(to, 'identity')) return []
  const heir = sides.to
    .childrenOf(to.id)
    .find(
      ({ id, kind }) => (kind === 'serial' || kind === 'sequence') && !sides.from.objects.has(id),
    )
  return heir === undefined ? [step(columnAction(to, sides.to, 'DROP IDENTITY'))] : []
}

export function identitySteps(change: ObjectChange, sides: Sides): readonly Step[] {
  const { from, to } = change
  if (!has(to, 'identity')) return []
  return has(from, 'identity') ? changedIdentity(change, sides.to) : newIdentity(change, sides)
}

function changedIdentity({ from, to }: ObjectChange, definitions: Definitions): readonly Step[] {
  const kind = textOf(to, 'identity')
  const options = optionChanges(textOf(from, 'identityOptions'), textOf(to, 'identityOptions'))
  const actions = [
    ...(textOf(from, 'identity') === kind ? [] : [`SET GENERATED ${kind}`]),
    ...options.map((option) => (option === RESTART ? option : `SET ${option}`)),
  ]
  const altered =
    actions.length === 0 ? [] : [step(columnAction(to, definitions, actions.join(' ')))]
  return [...altered, ...renamedSequence({ from, to }, definitions)]
}

function renamedSequence({ from, to }: ObjectChange, definitions: Definitions): readonly Step[] {
  const table = parentOf(to, definitions)
  const own = `${quote(table.schema ?? '')}.${quote(`${table.name}_${to.name}_seq`)}`
  const [before = own, after = own] = [
    textOf(from, 'identitySequence'),
    textOf(to, 'identitySequence'),
  ]
  if (before === after) return []
  const [, schema = '', name = ''] = /^("(?:[^"]|"")*"|[^".]+)\.(.+)$/.exec(after) ?? []
  const isMoved = !before.startsWith(`${schema}.`)
  return [
    ...(isMoved ? [step(`ALTER SEQUENCE ${before} SET SCHEMA ${schema}`)] : []),
    step(`ALTER SEQUENCE ${before} RENAME TO ${name}`),
  ]
}

/** It goes on behind the sequence whose place it takes, else behind the highest value that is there. */
function newIdentity({ from, to }: ObjectChange, sides: Sides): readonly Step[] {
  const add = step(columnAction(to, sides.to, `ADD${identityText(to)}`))
  const table = parentOf(to, sides.to)
  if (!isOld(table, sides)) return [add]
  const before = takenOver(from, sides)
  if (before === undefined) return [add, ...afterHighest(to, table)]
  const aside = { ...before, name: asideName(before.name) }
  return [
    step(`ALTER SEQUENCE ${qualified(before)} OWNED BY NONE`),
    step(`ALTER SEQUENCE ${qualified(before)} RENAME TO ${quote(aside.name)}`),
    add,
    step(
      `SELECT setval(${sequenceOf(to, table)}, last_value, is_called) FROM ${qualified(aside)} WHERE last_value >= ${startOf(textOf(to, 'identityOptions'))}`,
    ),
    step(`DROP SEQUENCE ${qualified(aside)}`),
  ]
}

/** The sequence of the column, as an argument. */
export function sequenceOf(column: SchemaObject, table: SchemaObject): string {
  return `pg_get_serial_sequence(${literal(qualified(table))}, ${literal(column.name)})`
}

/** Nothing where there are no rows, or where all are below the start. */
export function afterHighest(column: SchemaObject, table: SchemaObject): readonly Step[] {
  const options = textOf(column, 'identityOptions') ?? textOf(column, 'options') ?? ''
  if (/INCREMENT BY -/.test(options)) return []
  const name = quote(column.name)
  return [
    step(
      `SELECT setval(${sequenceOf(column, table)}, max(${name})) FROM ${qualified(table)} HAVING max(${name}) >= ${startOf(options)}`,
    ),
  ]
}
