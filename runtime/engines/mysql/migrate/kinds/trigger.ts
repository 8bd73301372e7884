import type {
  Alteration,
  ObjectChange,
  SchemaKind,
  Sides,
} from '../../../../migrate/schema-kind.ts'
import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import { mysqlSqlText } from '../../sql-text.ts'
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
  return spaced(
    'CREATE',
    valued('DEFINER =', textIn(object, 'definer')),
    `TRIGGER ${quote(object.name)}`,
    textIn(object, 'timing'),
    textIn(object, 'event'),
    `ON ${quote(textIn(object, 'table') ?? '')} FOR EACH ROW`,
    orderText(object, sides),
    textIn(object, 'body'),
  )
}

/** Triggers are made in their order; only one that stays has to be told that another comes in front of it. */
function orderText(object: SchemaObject, { from, to }: Sides): string | undefined {
  const previous = textIn(object, 'follows')
  if (previous !== undefined) return `FOLLOWS ${quote(previous)}`
  const next = siblingsOf(object, to)[1]
  const before = next && from.objects.get(next.id)
  const isKept = before && changedAttributes(before, next).every((name) => name === 'follows')
  return isKept ? `PRECEDES ${quote(next.name)}` : undefined
}
