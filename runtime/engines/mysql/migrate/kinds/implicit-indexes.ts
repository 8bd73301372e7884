import type { Sides } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { mysqlSqlText } from '../../sql-text.ts'
import { changedAttributes, textIn } from './attribute.ts'
import type { PhasedStep } from './phased-step.ts'
import { addItem, dropItem } from './table-item.ts'

const { quote } = mysqlSqlText

/** An index that the new one would push out is dropped and made in the same statement, which is to make it for good. */
export function keepImplicit(added: SchemaObject, sides: Sides): readonly PhasedStep[] {
  return keepEach(implicitlyDropped(added, sides), sides)
}

/**
 * As `keepImplicit`, for a foreign key: the server gives one that is added an index of its name, and drops the one that
 * it has made for the same columns under the name of the first of them.
 */
export function keepImplicitFor(key: SchemaObject, sides: Sides): readonly PhasedStep[] {
  const [first = ''] = columnsIn(key).split('`,`')
  const column = first.replaceAll('`', '')
  const isNamedByServer = (index: SchemaObject) => {
    const name = index.name.toLowerCase()
    return name !== key.name.toLowerCase() && [name, name.replace(/_\d+$/, '')].includes(column)
  }
  return keepEach(implicitlyDropped(key, sides).filter(isNamedByServer), sides)
}

function keepEach(indexes: readonly SchemaObject[], sides: Sides): readonly PhasedStep[] {
  return indexes.flatMap((kept) => [
    dropItem(kept, sides.from, `DROP INDEX ${quote(kept.name)}`),
    addItem(kept, sides),
  ])
}

/**
 * The server makes an index for a foreign key that has none, and drops it in silence when another serves: with `KEY f
 * (a)` made for the foreign key, `ADD KEY (a, b)` leaves (a, b) alone. The catalog does not tell which indexes are of
 * that sort, so all that may be are meant.
 */
function implicitlyDropped(added: SchemaObject, sides: Sides): readonly SchemaObject[] {
  const { from, to } = sides
  if (added.parent === undefined) return []
  const serving = columnsIn(added)
  const children = from.childrenOf(added.parent)
  const foreignKeys = children
    .filter(({ kind }) => kind === 'foreign key')
    .map((key) => columnsIn(key))
  return children.filter((index) => {
    const kept = to.objects.get(index.id)
    if (index.kind !== 'index' || kept === undefined || textIn(index, 'type') !== 'KEY')
      return false
    const columns = columnsIn(index)
    const isServed = serving === columns || serving.startsWith(`${columns},`)
    return isServed && foreignKeys.includes(columns) && changedAttributes(index, kept).length === 0
  })
}

/** Foreign keys and indexes list their columns alike, but for the blank behind a comma. */
function columnsIn(object: SchemaObject): string {
  return (textIn(object, 'columns') ?? '').toLowerCase().replaceAll('`, `', '`,`')
}
