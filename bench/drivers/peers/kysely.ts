import { type Calls, type Contender, peer } from '../contender.ts'
import { COLUMNS, type Item } from '../item.ts'
import type { PeerPackages } from './packages.ts'

/** The parts of Kysely that are used here; its packages are not installed with quarry. */
interface KyselyModule {
  readonly Kysely: new (options: { dialect: object }) => KyselyDatabase
}

interface KyselyDatabase extends KyselyExecutor {
  selectFrom(table: string): KyselyQuery
  insertInto(table: string): KyselyQuery
  updateTable(table: string): KyselyQuery
  deleteFrom(table: string): KyselyQuery
  transaction(): { execute(scope: (inner: KyselyExecutor) => Promise<unknown>): Promise<unknown> }
}

interface KyselyExecutor {
  executeQuery(query: object): Promise<{ readonly rows: readonly KyselyRow[] }>
}

interface KyselyQuery {
  select(columns: readonly string[]): KyselyQuery
  where(column: string, operator: string, value: unknown): KyselyQuery
  orderBy(column: string): KyselyQuery
  limit(count: number): KyselyQuery
  values(values: unknown): KyselyQuery
  set(make: (build: (...parts: readonly unknown[]) => unknown) => object): KyselyQuery
  returning(columns: readonly string[]): KyselyQuery
  compile(): object
  execute(): Promise<readonly { readonly numInsertedOrUpdatedRows?: bigint }[]>
}

export type KyselyRow = Readonly<Record<string, unknown>>

export interface KyselyParts {
  readonly packages: PeerPackages
  readonly dialect: object
  /** The values of an item as the driver takes them. */
  readonly bind: (item: Item) => readonly unknown[]
  readonly hasReturning: boolean
  /** Makes the values of an item of what the driver gives, where they are not such values already. */
  readonly decode?: (row: KyselyRow) => unknown
}

/** Queries that are compiled once and executed with other parameters. */
export function kyselyPeer(parts: KyselyParts): Contender {
  const { packages, dialect, bind, hasReturning, decode } = parts
  const { Kysely }: KyselyModule = packages.load('kysely')
  const database = new Kysely({ dialect })
  const compiled = compileAll(database, hasReturning)
  const run = async (on: KyselyExecutor, query: object, parameters: readonly unknown[]) => {
    const { rows } = await on.executeQuery({ ...query, parameters })
    return decode === undefined ? rows : rows.map(decode)
  }
  const calls: Calls = {
    point: async (key) => (await run(database, compiled.get, [key]))[0],
    list: (least, size) => run(database, compiled.list, [least, size]),
    insert: async (item) => (await run(database, compiled.create, bind(item)))[0],
    transaction: (key, item) =>
      database.transaction().execute(async (inner) => {
        await run(inner, compiled.get, [key])
        await run(inner, compiled.add, bind(item))
        await run(inner, compiled.raise, [1, item.id])
        const [found] = await run(inner, compiled.getWrite, [item.id])
        await run(inner, compiled.remove, [item.id])
        return found
      }),
    batch: async (items) => {
      const values = items.map((item) =>
        Object.fromEntries(bind(item).map((value, i) => [COLUMNS[i], value])),
      )
      const [result] = await database.insertInto('writes').values(values).execute()
      return Number(result?.numInsertedOrUpdatedRows)
    },
  }
  return peer('Kysely', calls)
}

function compileAll(database: KyselyDatabase, hasReturning: boolean) {
  const values = Object.fromEntries(COLUMNS.map((name) => [name, '0']))
  const insert = database.insertInto('writes').values(values)
  const list = database.selectFrom('items').select(COLUMNS).where('id', '>=', 0).orderBy('id')
  return {
    get: database.selectFrom('items').select(COLUMNS).where('id', '=', 0).compile(),
    list: list.limit(1).compile(),
    create: (hasReturning ? insert.returning(COLUMNS) : insert).compile(),
    add: insert.compile(),
    raise: database
      .updateTable('writes')
      .set((build) => ({ qty: build('qty', '+', 1) }))
      .where('id', '=', 0)
      .compile(),
    getWrite: database.selectFrom('writes').select(COLUMNS).where('id', '=', 0).compile(),
    remove: database.deleteFrom('writes').where('id', '=', 0).compile(),
  }
}
