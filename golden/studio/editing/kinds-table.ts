import { rowsOf, type StudioEngine } from '../shop-database.ts'

/** The kinds of columns that the table has on every engine, and those that some engines have besides. */
const everywhere = [
  'name',
  'born',
  'at_time',
  'stamp',
  'ok',
  'big',
  'amount',
  'ratio',
  'doc',
  'bytes',
  'kind_ref',
] as const

export type KindColumn = (typeof everywhere)[number] | 'colour' | 'tags' | 'code' | 'span'

/** A document whose text no editor may touch: a number that JavaScript rounds, spaces, an order of keys. */
export const DOCUMENT = '{"z": 12345678901234567890.10, "a" : [1,  2.50]}'

interface Kinds {
  readonly columns: readonly KindColumn[]
  readonly sql: string
  /** The value of a column as the engine writes it. */
  readonly text: (column: string) => string
}

const OTHERS = `create table kind_refs (id int primary key, title varchar(40));
insert into kind_refs values (1, 'First'), (2, 'Second'), (3, 'Third one');`

const VALUES = `'plain', '2026-03-13', '22:31:54.000001', '2026-03-13 22:31:54.000001'`
const ROW = (yes: string, more: string, bytes: string) =>
  `insert into kinds values (1, ${VALUES}, ${yes}, 9007199254740993, '12345678901234.123456', 0.1,
   '${DOCUMENT}', ${bytes}, 1${more}), (2, ${VALUES.replace('plain', 'other')}, ${yes}, 1, 1, 1, '{}', null, null${more})`

const mysql = (more: readonly string[], values: string): Kinds => ({
  columns: [...everywhere, 'colour'],
  sql: `${OTHERS}
    create table kinds (id int primary key, name varchar(60) default 'fallback', born date, at_time time(6),
      stamp datetime(6), ok boolean, big bigint, amount decimal(20, 6), ratio double, doc json, bytes blob,
      kind_ref int, ${more.join(', ')}, foreign key (kind_ref) references kind_refs (id));
    ${ROW('true', values, "x'00ff'")};`,
  text: (column) => (column === 'bytes' ? `lower(hex(bytes))` : `cast(${column} as char)`),
})

export const kinds: Readonly<Record<StudioEngine, Kinds>> = {
  'postgresql-15': {
    columns: [...everywhere, 'colour', 'tags', 'code', 'span'],
    sql: `${OTHERS} create type colour as enum ('red', 'green', 'blue');
      create table kinds (id int primary key, name text default 'fallback', born date, at_time time(6),
        stamp timestamptz(6), ok boolean, big bigint, amount numeric(20, 6), ratio double precision, doc json,
        bytes bytea, kind_ref int references kind_refs (id), colour colour, tags text[], code uuid, span interval);
      ${ROW('true', `, 'red', array['a', null], '00000000-0000-4000-8000-000000000000', '1 day'`, `'\\x00ff'`)};`,
    text: (column) => (column === 'bytes' ? `encode(bytes, 'hex')` : `${column}::text`),
  },
  mysql: mysql([`colour enum('red', 'green', 'blue')`], `, 'red'`),
  mariadb: {
    ...mysql([`colour enum('red', 'green', 'blue')`, 'code uuid'], `, 'red', uuid()`),
    columns: [...everywhere, 'colour', 'code'],
  },
  sqlite: {
    columns: [...everywhere, 'code'],
    sql: `${OTHERS}
      create table kinds (id integer primary key, name text default 'fallback', born date, at_time time,
        stamp datetime, ok boolean, big bigint, amount text, ratio real, doc json, bytes blob,
        kind_ref int references kind_refs (id), code uuid);
      ${ROW('1', `, '00000000-0000-4000-8000-000000000000'`, "x'00ff'")};`,
    text: (column) => (column === 'bytes' ? `lower(hex(bytes))` : `cast(${column} as text)`),
  },
}

/** The values of the first row, as the engine writes them. */
export async function storedTexts(
  engine: StudioEngine,
  url: string,
): Promise<Readonly<Record<string, string | null>>> {
  const { columns, text } = kinds[engine]
  const list = columns.map((column) => `${text(column)} as ${column}`).join(', ')
  const [row = {}] = await rowsOf(url, `select ${list} from kinds where id = 1`)
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value === null ? null : String(value)]),
  )
}
