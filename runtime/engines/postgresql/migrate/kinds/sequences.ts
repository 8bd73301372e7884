import type {
  Alteration,
  ObjectChange,
  SchemaKind,
  SchemaKinds,
  Sides,
} from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { has, textOf } from './attributes.ts'
import { afterHighest, takenOver } from './column-identity.ts'
import { columnAction } from './column-text.ts'
import { isOld } from './hazards.ts'
import { asideName, parentOf, qualified, quote } from './names.ts'
import { relationPlace } from './relation-place.ts'
import { withRemarks } from './remarks.ts'
import { optionChanges, optionsOf, startOf } from './sequence-options.ts'

/** A sequence by itself, or one that a column owns; `serial` makes one along with its column. */
const sequence = (stands: SchemaKind['stands']): SchemaKind => ({
  stands,
  occupies: relationPlace,
  create: createSequence,
  drop: (object, sides) =>
    isTakenOver(object, sides) ? [] : [step(`DROP SEQUENCE ${qualified(object)}`)],
  alter: alterSequence,
  rename: (object, name) => [step(`ALTER SEQUENCE ${qualified(object)} RENAME TO ${quote(name)}`)],
})

function createSequence(
  object: SchemaObject,
  _: readonly SchemaObject[],
  sides: Sides,
): readonly Step[] {
  if (object.parent === undefined) return [creation(object)]
  const column = parentOf(object, sides.to)
  const before = sides.from.objects.get(column.id)
  const owner = step(`ALTER SEQUENCE ${qualified(object)} OWNED BY ${textOf(object, 'ownedBy')}`)
  if (before === undefined) return [creation(object), owner]
  if (has(before, 'identity') && !has(column, 'identity'))
    return [...inPlaceOfIdentity(object, before, sides), owner]
  const other = predecessorOf(object, sides)
  if (other !== undefined)
    return [
      step(`ALTER SEQUENCE ${qualified(other)} RENAME TO ${quote(object.name)}`),
      ...alteredSequence({ from: other, to: object }),
    ]
  const table = parentOf(column, sides.to)
  const position = isOld(table, sides) ? afterHighest({ ...object, name: column.name }, table) : []
  return [creation(object), owner, ...position]
}

function creation(object: SchemaObject): Step {
  const words = has(object, 'unlogged') ? 'CREATE UNLOGGED SEQUENCE' : 'CREATE SEQUENCE'
  const type = textOf(object, 'type')
  const parts = [`${words} ${qualified(object)}`, type && `AS ${type}`, optionsOf(object)]
  return step(parts.filter((part) => part !== undefined).join(' '))
}

/** The identity's sequence may have the name; its position is kept. */
function inPlaceOfIdentity(
  object: SchemaObject,
  column: SchemaObject,
  sides: Sides,
): readonly Step[] {
  const aside = { ...object, name: asideName(object.name) }
  const table = parentOf(column, sides.from)
  const own = qualified({ schema: table.schema, name: `${table.name}_${column.name}_seq` })
  const identity = textOf(column, 'identitySequence') ?? own
  return [
    creation(aside),
    step(
      `SELECT setval('${qualified(aside).replaceAll("'", "''")}', last_value, is_called) FROM ${identity} WHERE last_value >= ${startOf(optionsOf(object))}`,
    ),
    step(columnAction(column, sides.from, 'DROP IDENTITY')),
    step(`ALTER SEQUENCE ${qualified(aside)} RENAME TO ${quote(object.name)}`),
  ]
}

/** The sequence that the column owned under another name, which nothing else becomes of. */
function predecessorOf(object: SchemaObject, { from, to }: Sides): SchemaObject | undefined {
  if (object.parent === undefined) return undefined
  return from
    .childrenOf(object.parent)
    .find(
      ({ id, kind, schema }) => isSequence(kind) && schema === object.schema && !to.objects.has(id),
    )
}

function isSequence(kind: string): boolean {
  return kind === 'serial' || kind === 'sequence'
}

function isTakenOver(object: SchemaObject, sides: Sides): boolean {
  if (object.parent === undefined) return false
  const column = sides.from.objects.get(object.parent)
  if (column !== undefined && takenOver(column, sides)?.id === object.id) return true
  return sides.to
    .childrenOf(object.parent)
    .some(
      (each) =>
        isSequence(each.kind) &&
        !sides.from.objects.has(each.id) &&
        predecessorOf(each, sides)?.id === object.id,
    )
}

function alterSequence(change: ObjectChange): Alteration {
  return { steps: alteredSequence(change) }
}

function alteredSequence({ from, to }: ObjectChange): readonly Step[] {
  const alter = `ALTER SEQUENCE ${qualified(to)}`
  const [before, after] = [textOf(from, 'type'), textOf(to, 'type')]
  const options = [
    ...(before === after ? [] : [`AS ${after ?? 'bigint'}`]),
    ...optionChanges(optionsOf(from), optionsOf(to)),
    ...(textOf(from, 'ownedBy') === textOf(to, 'ownedBy')
      ? []
      : [`OWNED BY ${textOf(to, 'ownedBy') ?? 'NONE'}`]),
  ]
  const logging =
    has(from, 'unlogged') === has(to, 'unlogged')
      ? []
      : [`SET ${has(to, 'unlogged') ? 'UNLOGGED' : 'LOGGED'}`]
  return [...(options.length === 0 ? [] : [options.join(' ')]), ...logging].map((action) =>
    step(`${alter} ${action}`),
  )
}

export const sequenceKinds: SchemaKinds = {
  sequence: withRemarks(sequence('own')),
  serial: withRemarks(sequence('inline')),
}
