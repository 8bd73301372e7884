import type {
  Alteration,
  ObjectChange,
  SchemaKind,
  Sides,
} from '../../../../migrate/schema-kind.ts'
import type { ObjectId, SchemaObject } from '../../../../migrate/schema-object.ts'
import { mysqlSqlText } from '../../sql-text.ts'
import { changedAttributes, textIn } from './attribute.ts'
import { keyMeanwhile } from './counter-key.ts'
import { copy, longLock, rewrite } from './hazards.ts'
import { keepImplicit } from './implicit-indexes.ts'
import { alterTable, phased, tableOf } from './phased-step.ts'
import { addItem, dropItem } from './table-item.ts'
import { duplicates } from './duplicates.ts'

const { quote } = mysqlSqlText

export const primaryKey: SchemaKind = {
  stands: 'inline',
  create(object, _inlined, sides) {
    const hazards = copy(tableOf(object, sides.to))
    return [
      addItem(object, sides, { hazards, checks: duplicates(object, sides) }),
      ...keyMeanwhile(object, sides),
      ...keepImplicit(object, sides),
    ]
  },
  drop(object, { from }) {
    return [
      { ...dropItem(object, from, 'DROP PRIMARY KEY'), hazards: [rewrite(tableOf(object, from))] },
    ]
  },
  alter: () => undefined,
}

export const index: SchemaKind = {
  stands: 'inline',
  create(object, _inlined, sides) {
    const isOrdinary = /^(?:UNIQUE )?KEY$/.test(textIn(object, 'type') ?? '')
    const hazards = isOrdinary ? [] : [longLock(tableOf(object, sides.to))]
    return [
      addItem(object, sides, { hazards, checks: duplicates(object, sides) }),
      ...keyMeanwhile(object, sides),
      ...(isOrdinary ? keepImplicit(object, sides) : []),
    ]
  },
  drop(object, { from, to }) {
    const step = dropItem(object, from, `DROP INDEX ${quote(object.name)}`)
    // An index that comes back with another parser alone is no other one to MySQL, which does nothing.
    const isRenewed = to.objects.has(object.id) && textIn(object, 'type') === 'FULLTEXT KEY'
    const isApart = isRenewed || isOverAnotherSrid(object, { from, to })
    return [isApart ? { ...step, phase: 'free-name' as const } : step]
  },
  alter: alterIndex,
  rename(object, name, { from }) {
    const names = `${quote(object.name)} TO ${quote(name)}`
    return [
      phased('alter-table', `ALTER TABLE ${quote(tableOf(object, from))} RENAME INDEX ${names}`),
    ]
  },
}

/** A spatial index is gone before the column gets another system of coordinates. */
function isOverAnotherSrid({ needs, attributes }: SchemaObject, { from, to }: Sides): boolean {
  const srids = (id: ObjectId) =>
    [from, to].map(({ objects }) => objects.get(id)?.attributes['srid'])
  return (
    attributes['type'] === 'SPATIAL KEY' &&
    needs.some((id) => {
      const [before, after] = srids(id)
      return to.objects.has(id) && before !== after
    })
  )
}

const SHOWN: Readonly<Record<string, string>> = { INVISIBLE: 'VISIBLE', IGNORED: 'NOT IGNORED' }

function alterIndex({ from, to }: ObjectChange, sides: Sides): Alteration | undefined {
  if (changedAttributes(from, to).some((name) => name !== 'hidden')) return undefined
  const visibility = textIn(to, 'hidden') ?? SHOWN[textIn(from, 'hidden') ?? ''] ?? 'VISIBLE'
  const clause = `ALTER INDEX ${quote(to.name)} ${visibility}`
  return { steps: [alterTable({ table: tableOf(to, sides.to), rank: 'add', clause })] }
}
