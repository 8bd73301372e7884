import type { Catalog, Relation } from '../../compiler/ir/catalog.ts'
import type { Engine } from '../fuzz-types/engines.ts'
import { type Furnishing, madeRow, type Place, type Row } from './made-row.ts'
import { inReferenceOrder } from './reference-order.ts'

export type Filling = 'empty' | 'sparse' | 'dense'

export const fillings = ['empty', 'sparse', 'dense'] as const satisfies readonly Filling[]

export interface Filled {
  readonly rows: ReadonlyMap<Relation, readonly Row[]>
  /** Rows that could not be put in: they break a rule of the schema. */
  readonly missing: number
}

const ROWS: Readonly<Record<Filling, number>> = { empty: 0, sparse: 2, dense: 4 }
/** A row that breaks a rule is made up anew so often. */
const TRIES = 12

/**
 * Puts rows into all tables: none; with NULL wherever it may be, arrays without an element, and nothing in common
 * with rows of tables that are not referred to; or full ones. All constraints hold: what the engine refuses is
 * made up anew.
 */
export async function fill(
  catalog: Catalog,
  filling: Filling,
  furnishing: Furnishing,
): Promise<Filled> {
  const rows = new Map<Relation, Row[]>()
  const isSparse = filling === 'sparse'
  let missing = 0
  for (const [index, table] of inReferenceOrder(catalog).entries()) {
    const put: Row[] = []
    rows.set(table, put)
    for (let number = 0; number < ROWS[filling]; number++) {
      const place = { table, isSparse, number, offset: isSparse ? 10 * index : 0, rows }
      const row = await putRow(place, catalog, furnishing)
      if (row) put.push(row)
      else missing++
    }
  }
  await refreshViews(catalog, furnishing.engine)
  return { rows, missing }
}

/** Undefined where the engine takes none of the rows that were made up. */
async function putRow(
  place: Omit<Place, 'refused'>,
  catalog: Catalog,
  furnishing: Furnishing,
): Promise<Row | undefined> {
  const { engine } = furnishing
  for (let refused = 0; refused < TRIES; refused++) {
    const row = madeRow({ ...place, refused }, furnishing)
    if (await isTaken(insertion(row, place.table, catalog, engine), engine)) return row
  }
  return undefined
}

function isTaken(statement: string, { database }: Engine): Promise<boolean> {
  return database.execute(statement).then(
    () => true,
    () => false,
  )
}

function insertion(row: Row, table: Relation, catalog: Catalog, engine: Engine): string {
  const { quote } = engine.dialect.text
  const target = nameOf(table, catalog, engine)
  const columns = table.columns.filter(({ name }) => row.has(name))
  if (columns.length === 0) return `INSERT INTO ${target} DEFAULT VALUES`
  const isForced = columns.some(({ identity }) => identity === 'always')
  const names = columns.map(({ name }) => quote(name)).join(', ')
  const values = columns.map(({ name }) => row.get(name)?.sql ?? 'NULL').join(', ')
  return `INSERT INTO ${target} (${names})${isForced ? ' OVERRIDING SYSTEM VALUE' : ''} VALUES (${values})`
}

function nameOf(relation: Relation, { searchPath }: Catalog, { dialect }: Engine): string {
  const isAtHand = relation.schema === searchPath[0]
  const names = isAtHand ? [relation.name] : [relation.schema, relation.name]
  return names.map((name) => dialect.text.quote(name)).join('.')
}

/** One whose query fails on the rows stays as it was. */
async function refreshViews(catalog: Catalog, engine: Engine): Promise<void> {
  for (const { relations } of catalog.schemas.values()) {
    for (const relation of relations.values()) {
      if (relation.kind !== 'materialized-view') continue
      await isTaken(`REFRESH MATERIALIZED VIEW ${nameOf(relation, catalog, engine)}`, engine)
    }
  }
}
