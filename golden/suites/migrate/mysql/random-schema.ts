import type { Random } from '../random.ts'
import type { Product } from './products.ts'

const COLUMNS = [
  'int',
  'bigint unsigned',
  'tinyint not null default 3',
  "smallint comment 'it''s \\\\ small'",
  'int invisible',
  'varchar(20)',
  'varchar(20) character set utf8mb4 collate utf8mb4_bin not null',
  'varchar(300)',
  "char(3) not null default 'abc'",
  'text',
  'mediumtext',
  'varchar(10) character set latin1',
  "enum('a', 'b')",
  "enum('b', 'a', 'c') not null default 'c'",
  "set('x', 'y', 'it''s')",
  'date',
  'datetime(3) not null default current_timestamp(3) on update current_timestamp(3)',
  'timestamp null',
  'timestamp not null default current_timestamp',
  'year',
  'time(2)',
  'decimal(10,2)',
  'decimal(6,0) unsigned default 12',
  'double',
  'float not null default 0',
  "bit(3) default b'101'",
  'json',
  'blob',
  'varbinary(16)',
  "binary(4) not null default 'x'",
  'point',
  "varchar(30) default (concat('a', 'b'))",
  'int as (a + 1) virtual',
  'int as (a + 1) stored',
  'bigint as (a * 2) virtual',
  'varchar(40) as (concat(a)) stored',
] as const

const KEYS = [
  'primary key (a)',
  'primary key (a, x)',
  'unique key u (a, x)',
  'unique key u (x)',
  "key k (x) comment 'c'",
  'key k (x, y)',
  'key k (y, a desc)',
  'key k2 (a)',
  'key k2 (a, y) using btree',
  'key k3 (z(5))',
  'fulltext key f (z)',
  'constraint c1 check (a > 0)',
  'constraint c1 check (a > 1)',
  'constraint c2 check (x is not null or a < 5)',
] as const

const OPTIONS = [
  '',
  "comment = 'one'",
  'charset latin1',
  'charset utf8mb4 collate utf8mb4_bin',
  'row_format = compressed',
  'stats_persistent = 1',
  'charset utf8mb3',
] as const

const A = [
  'int not null',
  'bigint not null',
  'int not null auto_increment',
  'int',
  'smallint unsigned not null',
] as const

const PARTITIONS = [
  '',
  '',
  '',
  'partition by hash (a) partitions 3',
  'partition by key (a) partitions 2',
  'partition by range (a) (partition p1 values less than (10), partition p2 values less than (20))',
  'partition by range (a) (partition p1 values less than (10), partition p2 values less than (20), partition p3 values less than maxvalue)',
  'partition by list (a) (partition p1 values in (1, 2), partition p2 values in (3))',
  'partition by list (a) (partition p2 values in (3))',
] as const

const CODE: Readonly<Record<Product, readonly string[]>> = {
  mysql: [
    'create view v as select * from t0',
    'create view v as select a from t0 where a > 1',
    'create view w as select v.a from v join t1 on v.a = t1.a',
    'create trigger r1 before insert on t0 for each row set new.a = 1',
    'create trigger r1 after insert on t0 for each row set @x = 1',
    'create trigger r2 before insert on t0 for each row set new.a = 2',
    'create trigger r3 before insert on t1 for each row begin set new.a = 2; end',
    'create function f(n int) returns int deterministic return n',
    'create function f(n bigint) returns varchar(20) deterministic return n + 1',
    'create procedure p() begin select 1; end',
    "create event e on schedule every 1 day starts '2031-01-01 00:00:00' do select 1",
    "create event e on schedule every 2 day starts '2031-01-01 00:00:00' disable do select 1",
  ],
  mariadb: [
    'create view v as select * from t0',
    'create view w as select v.a from v join t1 on v.a = t1.a',
    'create trigger r1 before insert on t0 for each row set new.a = 1',
    'create trigger r2 before insert on t0 for each row set new.a = 2',
    'create sequence s increment by 3',
    'create sequence s increment by 4 cycle',
    'create function f(n int) returns int deterministic return n',
    'create procedure p() begin select 1; end',
  ],
}

export interface RandomTable {
  readonly name: string
  /** Columns and keys; the first is a column. */
  readonly items: readonly string[]
  readonly options: string
  readonly partitions: string
}

export interface RandomSchema {
  readonly tables: readonly RandomTable[]
  /** Foreign keys, and what is code. */
  readonly others: readonly string[]
}

/** Much of it is refused by the engine: it is made of parts that do not know each other. */
export function randomSchema(random: Random, product: Product): RandomSchema {
  const names = ['t0', 't1', 't2'].filter(() => random(4) > 0)
  const links = names.flatMap((name) => linkOf(name, random))
  const code = CODE[product].filter(() => random(3) === 0)
  return { tables: names.map((name) => tableOf(name, random)), others: [...links, ...code] }
}

function pick<Item>(items: readonly [Item, ...Item[]], random: Random): Item {
  return items[random(items.length)] ?? items[0]
}

function tableOf(name: string, random: Random): RandomTable {
  const names = ['x', 'y', 'z', 'w', 'v', 'B'].filter(() => random(3) > 0)
  const columns = shuffled(
    [`a ${pick(A, random)}`, ...names.map((each) => `${each} ${pick(COLUMNS, random)}`)],
    random,
  )
  const keys = KEYS.filter(() => random(4) === 0)
  const options = pick(OPTIONS, random)
  return { name, items: [...columns, ...keys], options, partitions: pick(PARTITIONS, random) }
}

function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
  if (random(3) > 0) return items
  return items
    .map((item) => ({ item, place: random(1000) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

const ACTIONS = ['', 'on delete cascade', 'on update cascade on delete set null'] as const

function linkOf(table: string, random: Random): readonly string[] {
  if (random(2) === 0) return []
  const other = pick(['t0', 't1', 't2'], random)
  const column = pick(['a', 'x', 'y'], random)
  return [
    `alter table ${table} add constraint l_${table} foreign key (${column}) references ${other} (a) ${pick(ACTIONS, random)}`,
  ]
}
