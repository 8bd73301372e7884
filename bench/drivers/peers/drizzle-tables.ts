import type {
  Drizzle,
  DrizzleColumn,
  DrizzleColumns,
  DrizzleDatabase,
  DrizzleParts,
  DrizzleTable,
} from './drizzle.ts'
import type { PeerPackages } from './packages.ts'

type MakeColumn = (options?: object) => DrizzleColumn

interface DrizzleModule {
  drizzle(options: { client: unknown }): DrizzleDatabase
}

/** `drizzle-orm/pg-core` and its like: functions that make columns and tables. */
type Core<Makers extends string, MakeTable extends string> = Record<Makers, MakeColumn> &
  Record<MakeTable, (name: string, columns: DrizzleColumns) => DrizzleTable>

type PostgresqlCore = Core<
  | 'bigint'
  | 'text'
  | 'numeric'
  | 'timestamp'
  | 'boolean'
  | 'jsonb'
  | 'integer'
  | 'doublePrecision'
  | 'uuid',
  'pgTable'
> & { pgEnum(name: string, labels: readonly string[]): MakeColumn }

type MysqlCore = Core<
  | 'bigint'
  | 'varchar'
  | 'decimal'
  | 'timestamp'
  | 'boolean'
  | 'json'
  | 'int'
  | 'double'
  | 'char'
  | 'text',
  'mysqlTable'
> & { mysqlEnum(labels: readonly string[]): DrizzleColumn }

type SqliteCore = Core<'text' | 'integer' | 'real', 'sqliteTable'> & {
  customType(type: object): MakeColumn
}

const labels = ['new', 'open', 'done']
const decimal = { precision: 12, scale: 2 }

export function drizzleOnPostgresql(
  { load }: PeerPackages,
  module: 'drizzle-orm/node-postgres' | 'drizzle-orm/postgres-js',
  client: unknown,
): DrizzleParts {
  const core: PostgresqlCore = load('drizzle-orm/pg-core')
  const state = core.pgEnum('state', labels)
  const columns = () => ({
    id: core.bigint({ mode: 'bigint' }).primaryKey(),
    name: core.text().notNull(),
    price: core.numeric(decimal).notNull(),
    created_at: core.timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    active: core.boolean().notNull(),
    doc: core.jsonb().notNull(),
    state: state().notNull(),
    qty: core.integer().notNull(),
    score: core.doublePrecision().notNull(),
    uid: core.uuid().notNull(),
    tags: core.text().array().notNull(),
    note: core.text(),
  })
  return {
    ...opened(load, module, client),
    items: core.pgTable('items', columns()),
    writes: core.pgTable('writes', columns()),
    hasReturning: true,
  }
}

export function drizzleOnMysql({ load }: PeerPackages, client: unknown): DrizzleParts {
  const core: MysqlCore = load('drizzle-orm/mysql-core')
  const columns = () => ({
    id: core.bigint({ mode: 'bigint' }).primaryKey(),
    name: core.varchar({ length: 80 }).notNull(),
    price: core.decimal(decimal).notNull(),
    created_at: core.timestamp({ fsp: 3, mode: 'date' }).notNull(),
    active: core.boolean().notNull(),
    doc: core.json().notNull(),
    state: core.mysqlEnum(labels).notNull(),
    qty: core.int().notNull(),
    score: core.double().notNull(),
    uid: core.char({ length: 36 }).notNull(),
    tags: core.varchar({ length: 200 }).notNull(),
    note: core.text(),
  })
  return {
    ...opened(load, 'drizzle-orm/mysql2', client),
    items: core.mysqlTable('items', columns()),
    writes: core.mysqlTable('writes', columns()),
    hasReturning: false,
  }
}

/** Keys and times are decoded as generated code does it, which Drizzle leaves to types of one's own. */
export function drizzleOnSqlite({ load }: PeerPackages, client: unknown): DrizzleParts {
  const core: SqliteCore = load('drizzle-orm/sqlite-core')
  const key = core.customType({ dataType: () => 'bigint', fromDriver: String, toDriver: BigInt })
  const moment = core.customType({
    dataType: () => 'timestamp',
    fromDriver: (text: string) => new Date(`${text.replace(' ', 'T')}Z`),
    toDriver: (date: Date) =>
      date
        .toISOString()
        .replace('T', ' ')
        .replace(/(\.000)?Z$/, ''),
  })
  const columns = () => ({
    id: key().primaryKey(),
    name: core.text().notNull(),
    price: core.real().notNull(),
    created_at: moment().notNull(),
    active: core.integer({ mode: 'boolean' }).notNull(),
    doc: core.text({ mode: 'json' }).notNull(),
    state: core.text().notNull(),
    qty: core.integer().notNull(),
    score: core.real().notNull(),
    uid: core.text().notNull(),
    tags: core.text().notNull(),
    note: core.text(),
  })
  return {
    ...opened(load, 'drizzle-orm/better-sqlite3', client),
    items: core.sqliteTable('items', columns()),
    writes: core.sqliteTable('writes', columns()),
    hasReturning: true,
  }
}

function opened(load: NodeJS.Require, module: string, client: unknown) {
  const drizzle: Drizzle = load('drizzle-orm')
  const made: DrizzleModule = load(module)
  return { drizzle, database: made.drizzle({ client }) }
}
