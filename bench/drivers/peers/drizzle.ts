import { type Calls, type Contender, peer } from '../contender.ts'
import { COLUMNS, type Item } from '../item.ts'

/** The parts of Drizzle that are used here; its packages are not installed with quarry. */
export interface Drizzle {
  eq(column: unknown, value: unknown): unknown
  gte(column: unknown, value: unknown): unknown
  asc(column: unknown): unknown
  sql: Sql
}

interface Sql {
  (parts: TemplateStringsArray, ...values: readonly unknown[]): unknown
  placeholder(name: string): unknown
}

export interface DrizzleColumn {
  notNull(): DrizzleColumn
  primaryKey(): DrizzleColumn
  array(): DrizzleColumn
}

export type DrizzleColumns = Readonly<Record<string, DrizzleColumn>>
export type DrizzleTable = Readonly<Record<string, unknown>>

export interface DrizzleDatabase {
  select(): DrizzleQuery
  insert(table: DrizzleTable): DrizzleQuery
  update(table: DrizzleTable): DrizzleQuery
  delete(table: DrizzleTable): DrizzleQuery
  transaction(scope: (inner: DrizzleDatabase) => unknown): unknown
}

interface DrizzleQuery extends PromiseLike<DrizzleResult> {
  from(table: DrizzleTable): DrizzleQuery
  where(condition: unknown): DrizzleQuery
  orderBy(order: unknown): DrizzleQuery
  limit(count: unknown): DrizzleQuery
  values(values: unknown): DrizzleQuery
  set(values: unknown): DrizzleQuery
  returning(): DrizzleQuery
  prepare(name: string): Prepared
}

type DrizzleResult = readonly unknown[] & DrizzleCounts

/** Each driver counts in a property of its own. */
interface DrizzleCounts {
  readonly rowCount?: number
  readonly count?: number
  readonly 0?: { readonly affectedRows?: number }
}

interface Prepared {
  execute(values: object): Promise<readonly unknown[]>
  /** With SQLite, at once. */
  all(values: object): readonly unknown[]
  run(values: object): { readonly changes: number }
}

export interface DrizzleParts {
  readonly drizzle: Drizzle
  readonly database: DrizzleDatabase
  readonly items: DrizzleTable
  readonly writes: DrizzleTable
  readonly hasReturning: boolean
}

/** Prepared statements; in a transaction built anew, because they do not move to another connection. */
export function drizzlePeer(parts: DrizzleParts): Contender {
  const { database, writes } = parts
  const { get, list, create } = prepareAll(parts)
  const calls: Calls = {
    point: async (key) => (await get.execute({ id: BigInt(key) }))[0],
    list: (least, size) => list.execute({ least: BigInt(least), size }),
    insert: async (item) => (await create.execute(withKey(item)))[0],
    transaction: (key, item) =>
      database.transaction((inner) => runScope(parts, inner, [key, item])),
    batch: async (items) => {
      const result = await database.insert(writes).values(items.map(withKey))
      return result.rowCount ?? result.count ?? result[0]?.affectedRows
    },
  }
  return peer('Drizzle', calls)
}

/** The same where the driver answers at once. */
export function synchronousDrizzlePeer(parts: DrizzleParts): Contender {
  const { database } = parts
  const { get, list, create, add, raise, getWrite, remove } = prepareAll(parts)
  const calls: Calls = {
    point: (id) => get.all({ id })[0],
    list: (least, size) => list.all({ least, size }),
    insert: (item) => create.all(item)[0],
    transaction: (key, item) =>
      database.transaction(() => {
        get.all({ id: key })
        add.run(item)
        raise.run({ id: item.id })
        const found = getWrite.all({ id: item.id })[0]
        remove.run({ id: item.id })
        return found
      }),
    batch: (items) =>
      database.transaction(() => items.reduce((count, item) => count + add.run(item).changes, 0)),
  }
  return { ...peer('Drizzle', calls), isSynchronous: true }
}

function prepareAll({ drizzle, database, items, writes, hasReturning }: DrizzleParts) {
  const { eq, gte, asc, sql } = drizzle
  const id = sql.placeholder('id')
  const values = Object.fromEntries(COLUMNS.map((name) => [name, sql.placeholder(name)]))
  const insert = () => database.insert(writes).values(values)
  const listed = database
    .select()
    .from(items)
    .where(gte(items['id'], sql.placeholder('least')))
  const raised = { qty: sql`${writes['qty']} + 1` }
  return {
    get: database.select().from(items).where(eq(items['id'], id)).prepare('drizzle_get'),
    list: listed.orderBy(asc(items['id'])).limit(sql.placeholder('size')).prepare('drizzle_list'),
    create: (hasReturning ? insert().returning() : insert()).prepare('drizzle_create'),
    add: insert().prepare('drizzle_add'),
    raise: database.update(writes).set(raised).where(eq(writes['id'], id)).prepare('drizzle_raise'),
    getWrite: database
      .select()
      .from(writes)
      .where(eq(writes['id'], id))
      .prepare('drizzle_get_write'),
    remove: database.delete(writes).where(eq(writes['id'], id)).prepare('drizzle_remove'),
  }
}

async function runScope(
  { drizzle, items, writes }: DrizzleParts,
  inner: DrizzleDatabase,
  [key, item]: readonly [number, Item],
): Promise<unknown> {
  const { eq, sql } = drizzle
  const isItem = eq(writes['id'], BigInt(item.id))
  await inner
    .select()
    .from(items)
    .where(eq(items['id'], BigInt(key)))
  await inner.insert(writes).values(withKey(item))
  await inner
    .update(writes)
    .set({ qty: sql`${writes['qty']} + 1` })
    .where(isItem)
  const [found] = await inner.select().from(writes).where(isItem)
  await inner.delete(writes).where(isItem)
  return found
}

function withKey(item: Item): object {
  return { ...item, id: BigInt(item.id) }
}
