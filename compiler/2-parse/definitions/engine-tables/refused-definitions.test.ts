import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parseAs, type SyntaxName } from '../../../../golden/expect-tree.ts'

/** Refused at the mark `^`, where the server's parser refuses it; without a mark, accepted. */
function check(name: SyntaxName, ...texts: readonly string[]): void {
  for (const marked of texts) {
    test(`${name}: ${marked}`, () => {
      const start = marked.indexOf('^')
      const { diagnostics } = parseAs(name, marked.replace('^', ''))
      assert.equal(
        diagnostics.map(({ at }) => at.start),
        start < 0 ? [] : [start],
      )
    })
  }
}

check(
  'mysql',
  "create table t (a int) checksum = x'1f' delay_key_write 0x1f stats_sample_pages 0x10",
  'create table t (a int) max_rows ^0x1f',
  'create table t (a int srid 0x10, key (a) key_block_size 0x10)',
  'create table t (a int srid ^1.5)',
  'create table t (a int) partition by hash (a) partitions 0x2',
  'create table t (a decimal(10), b decimal(10, 2), c int(1.5), d datetime(6))',
  'create table t (a datetime(^1.5))',
  'create table t (a int(^1e3))',
  'create table t (a int, key (a(^3000000000)))',
  "create table t (a int comment ^n'a')",
  "create table t (a int default ^-'a')",
  'create table t (a int constraint x ^references b (c))',
  'create table t (a int unsigned unsigned zerofill signed)',
  'create or replace view ^if not exists v as select 1',
  'create algorithm = merge view if not exists v as select 1',
  'create index i on t (a) algorithm inplace lock none',
  'create index i on t (a) lock none ^lock none',
  'create index i on t (a) ^with validation',
  'drop index i on t lock = none algorithm copy',
  'alter table t order by a.b.c, d desc',
  'alter table t convert to character set default',
  'alter table t convert to character set binary collate ^= binary',
  'alter table t modify a int ^references b (c)',
  'alter table t drop c, order by a, b',
  'alter table t order by a, ^drop c',
  'alter table t add partition (partition p values in ((1, 2), (3, 4)), partition q values in (1))',
  'alter table t add partition (partition p values in (^(1)))',
  'alter table t reorganize partition o into (partition p (subpartition s), ^partition q)',
  "create library if not exists a.l language javascript comment 'x' as $$ let x = 'y $$",
  'create library l ^as "x"',
  'alter library l comment "x"',
  'drop library if exists a.l',
  'create function f() returns int deterministic language javascript using (a.l as m, n) as $js$ return "1 $js$',
  'create procedure f() language javascript ^select 1',
  'create function f() returns int language sql ^as "x"',
  'alter function f using (l) language javascript',
  'create function f() returns int language sql return 1',
  `create or replace json relational duality view v as select json_duality_object(with (insert, no update)
    '_id': a + 1, 'b': (select json_arrayagg(json_duality_object('c': d)) from u)) from t`,
  'create materialized view if not exists v (a) as select 1',
  'create external table t (a int external_format "x") file_format = (format csv header on fields terminated by ",")',
  'alter table t files = (uri = "a" strict_load 0, file_name "b"), auto_refresh_source none, allow_missing_files = 1',
  'alter table t secondary_load partition (p) guided off',
  'create table t (a int) partition by hash (a) partitions 2 (partition p, partition q)',
  'create table t (a int) partition by hash (a) partitions 2 ^(partition p)',
  'create table t (a int) partition by hash (a) (^select 1)',
  'create table t (a int) partition by hash (a) (partition p) (select 1)',
  'create table t (a int) partition by range columns (a, b) (partition p values less than (1, maxvalue))',
  'create table t (a int) partition by range columns (a, b) (partition p values less than ^maxvalue)',
  'create table t (a int) partition by list columns (a, b) (partition p values in ((1, 2), (3, 4)))',
  'create table t (a int) partition by list columns (a, b) (partition p values in ((1, 2), ^3))',
  'create table t (a int) partition by list (a) (partition p values in (^(1)))',
  `create table t (a int) partition by range (a) subpartition by hash (a)
    (partition p values less than (1) (subpartition s), ^partition q values less than (2))`,
  `alter table t partition by range (a) subpartition by hash (a) subpartitions 2
    (^partition p values less than (1) (subpartition s))`,
)
check(
  'mariadb',
  'create definer = current_role view v as select 1',
  'create ^library l language javascript as "x"',
  'create function f() returns int language ^javascript return 1',
  'create algorithm = merge definer = current_role() view v as select 1',
  'create table t (a int) ^type = b',
  'create table t (a int) engine = ^default',
  'create table t (a int) tablespace b page_checksum 0x1 page_compressed = 1',
  'create table t (a int) tablespace ^= b',
  'create table t (a int) max_rows = ^default',
  'create table t (a int) ^share = yes',
  'create table t (a int unsigned zerofill, b int zerofill unsigned, c int signed)',
  'create table t (a int unsigned ^unsigned)',
  'create table t (a int signed ^zerofill)',
  'create table t (key ^if not exists i (a))',
  'alter table t add key if not exists i (a), add (key if not exists j (a))',
  'alter table t add constraint if not exists c check (a > 0)',
  'alter table t add constraint if not exists ^check (a > 0)',
  'alter table t add constraint if not exists c ^unique (a)',
  'create index i on t (a) wait 1 using btree',
  'create index i on t ^nowait (a)',
  'create unique index i on t (a, b without overlaps)',
  'create unique index i on t (a ^without overlaps)',
  'create unique index i on t (a, b without overlaps^, c)',
  'create index i on t (a, b ^without overlaps)',
  'drop index i on t wait 1',
  'drop index i on t ^lock none',
  'alter table t convert table a to partition p values less than (1)',
  'alter table t convert table a to ^p values less than (1)',
  'create table t (a serial not null comment "x" primary key check (a > 0) references b (c))',
  'create table t (a serial ^default 1)',
  'create function f() returns ^serial return 1',
  'create table t (a int as (1) unique invisible comment "x")',
  'create table t (a int as (1) ^not null)',
  'create table t (a int as (1) references b (c)^)',
  'create table t (a timestamp as row start not null primary key)',
  'create table t (a timestamp as row start ^null)',
  'create table t (a blob compressed, b varchar(9) compressed = zlib charset latin1, c text not null compressed)',
  'create table t (a char(9) ^compressed)',
  "create table t (a int default ^-'a')",
  'create table t (a varchar(9) collate utf8mb4_bin as (1))',
  'create table t (a int collate utf8mb4_bin ^as (1))',
  'create table t (a point ref_system_id = 1 as (b) stored)',
  'create table t (a int ^ref_system_id = 1)',
  'create table t (a int) partition by system_time partitions 2 ^(p current)',
)

test.run()
