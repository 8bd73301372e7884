import type { ObjectId, SchemaObject } from '../../../../migrate/schema-object.ts'
import { tokensOf, unquoted } from '../text/tokens.ts'
import type { RoutineRow, TriggerRow } from './ask.ts'
import type { DatabaseNames } from './database-names.ts'
import { definerOf, withoutDefiner } from './definer.ts'
import { objectId } from './object-id.ts'

/** Some clients leave the semicolon behind a body, and others do not. */
export function bodyOf(text: string): string {
  return text.replace(/[\s;]+$/, '')
}

/** `previous`: the trigger that the same event runs before it. */
export function readTrigger(
  row: TriggerRow,
  previous: string | undefined,
  names: DatabaseNames,
): SchemaObject {
  return {
    id: objectId('trigger', row.name),
    kind: 'trigger',
    schema: undefined,
    name: row.name,
    parent: names.relationId(row.relation),
    attributes: {
      table: row.relation,
      timing: row.timing,
      event: row.event,
      body: bodyOf(row.body),
      definer: definerOf(row.definer, names.account),
      follows: previous,
    },
    needs: [],
  }
}

/** Each trigger with the one that the same event runs before it; the rows are in this order. */
export function readTriggers(
  rows: readonly TriggerRow[],
  names: DatabaseNames,
): readonly SchemaObject[] {
  return rows.map((row, index) => {
    const before = rows[index - 1]
    const isSame =
      before?.relation === row.relation &&
      before.timing === row.timing &&
      before.event === row.event
    return readTrigger(row, isSame ? before.name : undefined, names)
  })
}

export function readRoutine(row: RoutineRow, shown: string, names: DatabaseNames): SchemaObject {
  const { sql, definer } = withoutDefiner(shown)
  const kind = row.type.toLowerCase()
  return {
    id: objectId(kind, row.name),
    kind,
    schema: undefined,
    name: row.name,
    parent: undefined,
    attributes: {
      definition: bodyOf(sql.replace(/^CREATE /, '')),
      definer: definerOf(definer, names.account),
    },
    needs: viewsIn(sql, names),
  }
}

/** Tables are there before all code; views and routines are made in the order in which they name each other. */
function viewsIn(sql: string, names: DatabaseNames): readonly ObjectId[] {
  const found = tokensOf(sql)
    .filter(({ kind }) => kind === 'name' || kind === 'word')
    .map(({ text }) => unquoted(text))
  return [...new Set(found)].filter((name) => names.isView(name)).map(names.relationId)
}
