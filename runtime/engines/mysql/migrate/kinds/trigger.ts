import type {
  Alteration,
  ObjectChange,
  SchemaKind,
  Sides,
} from '../../../../migrate/schema-kind.ts'
import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
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
  if (changedAttributes(from, to).some((name) => name !== 'follows')) return undefined
  const ids = (definitions: Definitions) => siblingsOf(to, definitions).map(({ id }) => id)
  return keptInOrder(ids(sides.from), ids(sides.to)).has(to.id) ? { steps: [] } : undefined
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
function orderText(object: SchemaObject, { from, to }: Sides): string | undefined {
  const siblings = siblingsOf(object, to)
  const later = siblings.slice(siblings.findIndex(({ id }) => id === object.id) + 1)
  const kept = later.find((next) => {
    const before = from.objects.get(next.id)
    return before && changedAttributes(before, next).every((name) => name === 'follows')
  })
  if (kept === undefined) return undefined
  const previous = textIn(object, 'follows')
  return previous === undefined ? `PRECEDES ${quote(kept.name)}` : `FOLLOWS ${quote(previous)}`
}
