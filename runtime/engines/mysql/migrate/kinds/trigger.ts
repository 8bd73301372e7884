import type {
  Alteration,
  ObjectChange,
  SchemaKind,
  Sides,
} from '../../../../migrate/schema-kind.ts'
import type { Definitions, ObjectId, SchemaObject } from '../../../../migrate/schema-object.ts'
import { mysqlSqlText } from '../../sql-text.ts'
import { tokensOf } from '../text/tokens.ts'
import { changedAttributes, spaced, textIn, valued } from './attribute.ts'
import { interrupted } from './hazards.ts'
import { keptInOrder } from './kept-order.ts'
import { phased } from './phased-step.ts'

const { quote } = mysqlSqlText

export const trigger: SchemaKind = {
  stands: 'own',
  create: (object, _inlined, sides) => [phased('code', triggerText(object, sides))],
  drop(object, { to }) {
    const detail = 'Until it is made again, changes of rows do not run it.'
    const hazards = to.objects.has(object.id) ? [interrupted(object, detail)] : []
    return [phased('drop-code', `DROP TRIGGER ${quote(object.name)}`, { hazards })]
  },
  alter,
}

/** A trigger that was before it may have gone: then it stands where it should. */
function alter({ from, to }: ObjectChange, sides: Sides): Alteration | undefined {
  if (!isSameButOrder(from, to)) return undefined
  return keptAmong(to, sides).has(to.id) ? { steps: [] } : undefined
}

function isSameButOrder(from: SchemaObject, to: SchemaObject): boolean {
  return changedAttributes(from, to).every((name) => name === 'follows')
}

/** Of the triggers that the same event runs those that stay as they are. */
function keptAmong(object: SchemaObject, { from, to }: Sides): ReadonlySet<ObjectId> {
  const now = siblingsOf(object, to).filter((each) => {
    const before = from.objects.get(each.id)
    return before !== undefined && isSameButOrder(before, each)
  })
  const ids = (objects: readonly SchemaObject[]) => objects.map(({ id }) => id)
  return keptInOrder(ids(siblingsOf(object, from)), ids(now))
}

/** The triggers that the same event runs, in their order. */
function siblingsOf(object: SchemaObject, definitions: Definitions): readonly SchemaObject[] {
  if (object.parent === undefined) return []
  const isSame = (other: SchemaObject) =>
    other.kind === 'trigger' &&
    other.attributes['timing'] === object.attributes['timing'] &&
    other.attributes['event'] === object.attributes['event']
  return definitions.childrenOf(object.parent).filter(isSame)
}

function triggerText(object: SchemaObject, sides: Sides): string {
  const definer = valued('DEFINER =', textIn(object, 'definer'))
  const order = orderText(object, sides)
  const text = object.statement ?? plainText(object)
  const placed = order === undefined ? text : withOrder(text, order)
  return definer === undefined ? placed : placed.replace(/^CREATE/, () => `CREATE ${definer}`)
}

function plainText(object: SchemaObject): string {
  return spaced(
    `CREATE TRIGGER ${quote(object.name)}`,
    textIn(object, 'timing'),
    textIn(object, 'event'),
    `ON ${quote(textIn(object, 'table') ?? '')} FOR EACH ROW`,
    textIn(object, 'body'),
  )
}

/** `FOR EACH ROW FOLLOWS other SET ...`: the server keeps the statement without it. */
function withOrder(text: string, order: string): string {
  const tokens = tokensOf(text)
  const each = tokens.findIndex(({ word }) => word === 'EACH')
  const end = tokens[each + 1]?.end ?? text.length
  return `${text.slice(0, end)} ${order}${text.slice(end)}`
}

/** Triggers are made in their order: only those that stay have to be told that another comes in front of them. */
function orderText(object: SchemaObject, sides: Sides): string | undefined {
  const siblings = siblingsOf(object, sides.to)
  const later = siblings.slice(siblings.findIndex(({ id }) => id === object.id) + 1)
  const kept = keptAmong(object, sides)
  const next = later.find(({ id }) => kept.has(id))
  if (next === undefined) return undefined
  const previous = textIn(object, 'follows')
  return previous === undefined ? `PRECEDES ${quote(next.name)}` : `FOLLOWS ${quote(previous)}`
}
