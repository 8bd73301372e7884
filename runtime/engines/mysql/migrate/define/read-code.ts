import type { ObjectId, SchemaObject } from '../../../../migrate/schema-object.ts'
import { isSymbol, tokensOf, unquoted } from '../text/tokens.ts'
import type { RoutineRow, TriggerRow } from './ask.ts'
import type { DatabaseNames } from './database-names.ts'
import { definerOf, withoutDefiner } from './definer.ts'
import { objectId } from './object-id.ts'

/** Some clients leave the semicolon behind a body, and others do not. */
export function bodyOf(text: string): string {
  return text.replace(/[\s;]+$/, '')
}

/** The trigger that the same event runs before each; the rows are in this order. */
export function precedingTriggers(rows: readonly TriggerRow[]): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap((row, index) => {
      const before = rows[index - 1]
      const isSame =
        before?.relation === row.relation &&
        before.timing === row.timing &&
        before.event === row.event
      return isSame ? [[row.name, before.name]] : []
    }),
  )
}

interface ReadTrigger {
  readonly row: TriggerRow
  readonly shown: string
  readonly previous: string | undefined
}

export function readTrigger(
  { row, shown, previous }: ReadTrigger,
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
    statement: bodyOf(withoutDatabase(withoutDefiner(shown).sql, names.database)),
  }
}

/** MariaDB keeps how a person wrote it: `create trigger shop.t before insert on shop.orders for each row ...`. */
function withoutDatabase(sql: string, database: string): string {
  const tokens = tokensOf(sql)
  const head = tokens.slice(
    0,
    tokens.findIndex(({ word }) => word === 'EACH'),
  )
  const own = head.find(
    ({ text }, index) => unquoted(text) === database && isSymbol(head[index + 1], '.'),
  )
  if (own === undefined) return sql
  const end = sql.indexOf('.', own.end) + 1
  return withoutDatabase(sql.slice(0, own.start) + sql.slice(end), database)
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
