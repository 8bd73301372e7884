import type { Sides } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { changedAttributes, textIn } from './attribute.ts'

/**
 * The server makes an index for a foreign key that has none, and drops it in silence when another serves: with `KEY f
 * (a)` made for the foreign key, `ADD KEY (a, b)` leaves (a, b) alone. The catalog does not tell which indexes are of
 * that sort, so all that may be are meant.
 */
export function implicitlyDropped(added: SchemaObject, sides: Sides): readonly SchemaObject[] {
  const { from, to } = sides
  if (added.parent === undefined) return []
  const serving = (textIn(added, 'columns') ?? '').toLowerCase()
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
